import { isFiller, withoutFillers } from './fillers.ts'
import { expandTemplate } from '@lumen/content/expand-template'
import { TermTree } from '@lumen/language/term-tree'
import { fold } from './fold.ts'
import type { CrisisPack, Saying } from './pack.ts'
import { splitWord, type Vocabulary } from './words.ts'

/** The most units of one term, which bounds how far back a match may have begun. */
export const longestTerm = 24

/** A node of the term tree; keys are word numbers or characters. */
export type TermNode<Key> = TermTree<Key, TermEnd>

/** A concept whose term ends there; one `atWordStart` only counts where a word starts. */
type TermEnd = { readonly concept: number; readonly atWordStart: boolean }

export type RuleElement = { readonly concepts: readonly number[]; readonly gap: number }

export type Rule = {
  readonly elements: readonly RuleElement[]
  readonly forbidden: readonly number[]
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** One order of the words of a saying. */
export type SayingRule = Rule & { readonly saying: Saying }

export type CompiledPack = {
  readonly pack: CrisisPack
  readonly conceptCount: number
  readonly conceptNumber: ReadonlyMap<string, number>
  readonly words: TermNode<number> | null
  readonly characters: TermNode<string> | null
  readonly masks: readonly Rule[]
  readonly rules: readonly SayingRule[]
}

type Term = {
  readonly concept: number
  readonly units: readonly string[]
  readonly atWordStart: boolean
}

/** People write ö as "o" or "oe"; folding takes care of the first. */
function withUmlautsSpeltOut(pattern: string): string[] {
  if (!/[äöü]/.test(pattern)) return [pattern]
  return [pattern, pattern.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')]
}

const noUnits: readonly string[] = []

/** The units of one folded spelling; none where a filler is all that is left or nearly so. */
function unitsOf(spelling: string, unit: CrisisPack['unit']): readonly string[] {
  const folded = spelling.startsWith('_') ? spelling.slice(1) : spelling
  const units =
    unit === 'word'
      ? folded
          .split(' ')
          .flatMap(splitWord)
          .filter((word) => word !== '' && !isFiller(word))
      : [...withoutFillers(folded)]
  if (units.length > longestTerm) throw new Error(`the term "${spelling}" is too long`)
  // a rule that says little without its filler would say it of too much
  return units.length < 2 && folded.trim() !== units[0] ? noUnits : units
}

/** Folds before it expands: most spellings of a pattern share most of their letters. */
function parseTerms(pack: CrisisPack): Term[] {
  const terms: Term[] = []
  for (const [concept, list] of Object.values(pack.terms).entries()) {
    for (const pattern of list.split(',').flatMap(withUmlautsSpeltOut)) {
      const folded = fold(pattern).replace(/\s+/g, pack.unit === 'word' ? ' ' : '')
      for (const spelling of expandTemplate(folded.trim())) {
        const units = unitsOf(spelling, pack.unit)
        if (units.length > 0) terms.push({ concept, units, atWordStart: spelling.startsWith('_') })
      }
    }
  }
  return terms
}

/** A pack with the spellings of its terms: compiling it takes the words of all packs together. */
export type ParsedPack = { readonly pack: CrisisPack; readonly terms: readonly Term[] }

/** Spells out the terms of a pack. Throws on a mistake in the data. */
export function parsePack(pack: CrisisPack): ParsedPack {
  return { pack, terms: parseTerms(pack) }
}

/** The words a pack needs in the shared vocabulary. */
export function vocabularyOf({ terms }: ParsedPack): Set<string> {
  const words = new Set<string>()
  for (const { units } of terms) for (const unit of units) words.add(unit)
  return words
}

function numberConcepts(pack: CrisisPack): Map<string, number> {
  return new Map(Object.keys(pack.terms).map((name, at) => [name, at]))
}

function insert<Key>(root: TermNode<Key>, keys: readonly Key[], term: Term) {
  let node = root
  for (const key of keys) node = node.grow(key)
  const { concept, atWordStart } = term
  if (!node.ends.some((entry) => entry.concept === concept)) node.end({ concept, atWordStart })
}

/** Parses one pattern; an optional list doubles it, `~` does. Throws on an unknown list. */
function parsePattern(
  text: string,
  { language, gap: ownGap }: CrisisPack,
  conceptNumber: ReadonlyMap<string, number>,
): Rule[] {
  function numbers(names: string): number[] {
    return (names.includes(',') ? [names] : names.split('|')).map((name) => {
      const found = conceptNumber.get(name)
      if (found === undefined) throw new Error(`no list "${name}" of ${language} for "${text}"`)
      return found
    })
  }
  let variants: RuleElement[][] = [[]]
  const forbidden: number[] = []
  let gap = ownGap
  let isEitherWay = false
  let atStart = false
  let atEnd = false
  for (const item of text.match(/!?\{[^}]*\}\??|\S+/g) ?? []) {
    const named = /^(!?)\{([^}]+)\}(\??)$/.exec(item)
    if (item === '^') atStart = true
    else if (item === '$') atEnd = true
    else if (/^~?\d+$/.test(item)) {
      isEitherWay ||= item.startsWith('~')
      gap = Number(item.replace('~', ''))
    } else if (named === null)
      throw new Error(`"${item}" of ${language} in "${text}" is no pattern`)
    else if (named[1] === '!') forbidden.push(...numbers(named[2] ?? ''))
    else {
      const element = { concepts: numbers(named[2] ?? ''), gap }
      const longer = variants.map((variant) => [...variant, element])
      variants = named[3] === '?' ? [...variants, ...longer] : longer
      gap = ownGap
    }
  }
  const orders = isEitherWay ? variants.flatMap((one) => [one, backwards(one)]) : variants
  return orders.map((elements) => ({ elements, forbidden, atStart, atEnd }))
}

/** Two elements in the other order. */
function backwards(elements: readonly RuleElement[]): RuleElement[] {
  const gap = elements.at(-1)?.gap ?? 0
  return elements.toReversed().map(({ concepts }) => ({ concepts, gap }))
}

/** Compiles a pack; word packs share one vocabulary. Throws on a mistake in the data. */
export function compilePack({ pack, terms }: ParsedPack, vocabulary: Vocabulary): CompiledPack {
  const conceptNumber = numberConcepts(pack)
  const words: TermNode<number> = new TermTree()
  const characters: TermNode<string> = new TermTree()
  for (const term of terms) {
    if (pack.unit === 'character') insert(characters, term.units, term)
    else {
      insert(
        words,
        term.units.map((unit) => {
          const found = unit.endsWith('*')
            ? vocabulary.prefixes.get(unit.slice(0, -1))
            : vocabulary.words.get(unit)
          if (found === undefined) throw new Error(`the word "${unit}" has no number`)
          return found
        }),
        term,
      )
    }
  }
  return {
    pack,
    conceptCount: conceptNumber.size,
    conceptNumber,
    words: pack.unit === 'word' ? words : null,
    characters: pack.unit === 'character' ? characters : null,
    masks: pack.masks.flatMap((text) => parsePattern(text, pack, conceptNumber)),
    rules: pack.sayings.flatMap((saying) =>
      parsePattern(saying.pattern, pack, conceptNumber).map((rule) => ({ ...rule, saying })),
    ),
  }
}
