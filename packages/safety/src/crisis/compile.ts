import { fillerWords, withoutFillers } from './fillers.ts'
import { fold } from './fold.ts'
import { fnv1a } from '@lumen/language/hash'
import { expandAlternatives } from './pack.ts'
import type { CrisisPack, Reason, RuleGroup } from './pack.ts'
import type { Vocabulary } from './words.ts'

/** The most units of one term, which bounds how far back a match may have begun. */
export const longestTerm = 24

/** A node of the term tree; keys are word numbers or characters. */
export type TermNode<Key> = {
  next: Map<Key, TermNode<Key>> | null
  /** Concepts whose term ends here; `atWordStart` ones only count where a word starts. */
  concepts: readonly TermEnd[]
}

export type TermEnd = { readonly concept: number; readonly atWordStart: boolean }

const noEnds: readonly TermEnd[] = []

export type RuleElement = { readonly concepts: readonly number[]; readonly gap: number }

export type Rule = {
  readonly elements: readonly RuleElement[]
  readonly forbidden: readonly number[]
  readonly atStart: boolean
  readonly atEnd: boolean
}

export type GradedRule = Rule & {
  readonly reason: Reason
  readonly weight: number
  readonly person: RuleGroup['person']
  readonly past: boolean
  readonly negatable: boolean
  readonly claims: boolean
  readonly supports: boolean
  /** The number of its group: signs of one group count once. */
  readonly group: number
}

export type CompiledPack = {
  readonly pack: CrisisPack
  readonly conceptCount: number
  readonly conceptNumber: ReadonlyMap<string, number>
  /** What the concepts are known by in the features of the scorer, the same in every language. */
  readonly conceptHashes: readonly number[]
  readonly words: TermNode<number> | null
  readonly characters: TermNode<string> | null
  readonly masks: readonly Rule[]
  readonly rules: readonly GradedRule[]
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

const conceptSeed = 0x811c9dc5

const noUnits: readonly string[] = []

/** The units of one folded spelling; none where a filler is all that is left or nearly so. */
function unitsOf(spelling: string, unit: CrisisPack['unit']): readonly string[] {
  const folded = spelling.startsWith('_') ? spelling.slice(1) : spelling
  const units =
    unit === 'word'
      ? folded.split(' ').filter((word) => word !== '' && !fillerWords.has(word))
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
      for (const spelling of expandAlternatives(folded.trim())) {
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
  for (const key of keys) {
    node.next ??= new Map()
    let next = node.next.get(key)
    if (next === undefined) {
      next = { next: null, concepts: noEnds }
      node.next.set(key, next)
    }
    node = next
  }
  if (!node.concepts.some((entry) => entry.concept === term.concept)) {
    const { concept, atWordStart } = term
    node.concepts = [...node.concepts, { concept, atWordStart }]
  }
}

/** Parses one rule; an optional element doubles it. Throws on an unknown concept. */
function parseRule(
  text: string,
  pack: CrisisPack,
  conceptNumber: ReadonlyMap<string, number>,
): Rule[] {
  function number(name: string): number {
    const found = conceptNumber.get(name)
    if (found === undefined) {
      throw new Error(`unknown concept "${name}" in the ${pack.language} rule "${text}"`)
    }
    return found
  }
  let variants: RuleElement[][] = [[]]
  const forbidden: number[] = []
  let gap = pack.gap
  let atStart = false
  let atEnd = false
  for (const item of text.split(/\s+/)) {
    if (item === '^') atStart = true
    else if (item === '$') atEnd = true
    else if (/^\d+$/.test(item)) gap = Number(item)
    else if (item.startsWith('!')) forbidden.push(number(item.slice(1)))
    else {
      const optional = item.endsWith('?')
      const element = { concepts: item.replace(/\?$/, '').split('|').map(number), gap }
      const longer = variants.map((variant) => [...variant, element])
      variants = optional ? [...variants, ...longer] : longer
      gap = pack.gap
    }
  }
  return variants.map((elements) => ({ elements, forbidden, atStart, atEnd }))
}

/** Compiles a pack; word packs share one vocabulary. Throws on a mistake in the data. */
export function compilePack({ pack, terms }: ParsedPack, vocabulary: Vocabulary): CompiledPack {
  const conceptNumber = numberConcepts(pack)
  const words: TermNode<number> = { next: null, concepts: noEnds }
  const characters: TermNode<string> = { next: null, concepts: noEnds }
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
    conceptHashes: [...conceptNumber.keys()].map((name) => fnv1a(name, conceptSeed)),
    words: pack.unit === 'word' ? words : null,
    characters: pack.unit === 'character' ? characters : null,
    masks: pack.masks.flatMap((text) => parseRule(text, pack, conceptNumber)),
    rules: pack.rules.flatMap((group, groupNumber) =>
      group.match.flatMap((text) =>
        parseRule(text, pack, conceptNumber).map((rule) => ({
          ...rule,
          reason: group.reason,
          weight: group.weight,
          person: group.person,
          past: group.tense === 'past',
          negatable: group.negatable !== false,
          claims: group.claims === true,
          supports: group.supports === true,
          group: groupNumber,
        })),
      ),
    ),
  }
}
