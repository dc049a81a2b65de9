import { expandTemplate } from '@lumen/content/expand-template'
import { languages, type Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { latinLanguages, type LatinLanguage } from '@lumen/language/latin-languages'
import { stemWord } from '@lumen/language/stem'
import { isStopWord } from '@lumen/language/stop-words'
import type { PictureWords, ShownWords } from '../content.ts'
import { kinds } from './find-concepts.ts'

/**
 * What a word is to a picture: a `thing` that can be shown or not, an `act`, a `trait` (how something
 * looks), or a `joint` between them.
 */
export type Role = 'thing' | 'act' | 'trait' | 'joint'

/** A word that is known, with the concepts (`thing:cat`, `also:room`) it stands for, if any can be shown. */
export type Entry = { readonly role: Role; readonly concepts: readonly string[] }

/** How a language parts its words: by spaces, by spaces with endings, or not at all. */
export type Writing = 'spaced' | 'ending' | 'unspaced'

/** The words of one prompt's reading. */
export type Lexicon = {
  readonly language: Language
  readonly writing: Writing
  /** Characters of the longest word. */
  readonly longest: number
  /** @param word composed, in lower case, parted by single spaces */
  find(word: string): Entry | undefined
  /** What a word that is not known is by its ending. */
  roleOf(word: string): Role
  readonly aside: {
    readonly before: ReadonlySet<string>
    readonly after: ReadonlySet<string>
    readonly ends: readonly string[]
  }
}

type ContentOf = (language: Language) => {
  readonly words: PictureWords
  readonly shown: ShownWords
}

const unspaced: ReadonlySet<Language> = new Set<Language>(['zh', 'ja'])
const writingOf = (language: Language): Writing =>
  unspaced.has(language) ? 'unspaced' : language === 'ko' ? 'ending' : 'spaced'

/** Where words are not parted by spaces. */
const longestStopWord = 4

const key = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()

/**
 * @returns the words by which a prompt in `language` is read, with the things that the painter finds
 * in the words of `scenes`
 */
export function createLexicons(
  contentOf: ContentOf,
): (language: Language, scenes: readonly Language[]) => Lexicon {
  const things = new Map<Language, ReadonlyMap<string, Entry>>()
  const stemmed = new Map<Language, ReadonlyMap<string, Entry>>()
  const grammars = new Map<Language, ReturnType<typeof grammarOf>>()
  const held = <T>(map: Map<Language, T>, language: Language, make: () => T): T => {
    const known = map.get(language) ?? make()
    map.set(language, known)
    return known
  }
  return (language, scenes) => {
    const { words, grammar } = held(grammars, language, () => grammarOf(contentOf(language)))
    const found = scenes.map((each) => held(things, each, () => thingsOf(contentOf(each).words)))
    // Peaks are a peak: whether the painter understands that is judged by what it would show.
    const inflected = latinLanguages.find((each) => each === language)
    const stems =
      inflected && held(stemmed, inflected, () => byStem(contentOf(language).words, inflected))
    const longest = Math.max(
      ...[words, ...found].flatMap((each) => [...each.keys()].map(({ length }) => length)),
    )
    return {
      ...grammar,
      language,
      writing: writingOf(language),
      longest,
      find(word) {
        const own = words.get(word)
        // What is shown in another place than where it usually is, may be a thing by itself as well.
        const known = own === undefined || own.concepts.length > 0
        const thing = known ? merged(found.flatMap((each) => each.get(word) ?? [])) : undefined
        if (own !== undefined) return merged([own, ...(thing === undefined ? [] : [thing])])
        if (thing !== undefined) return thing
        // Without spaces every stretch of a text is asked for, and folding takes long.
        if (unspaced.has(language) && word.length > longestStopWord) return undefined
        if (isStopWord(fold(word), language)) return { role: 'joint', concepts: [] }
        return inflected && stems?.get(stemWord(fold(word), inflected))
      },
    }
  }
}

/** The languages whose words for things the painter looks for in a prompt; all when it finds none there. */
export const readLanguages = (contentOf: ContentOf, language: Language): readonly Language[] =>
  languages.filter((each) => each === language || contentOf(each).words.reading.scene === 'every')

function merged(entries: readonly Entry[]): Entry | undefined {
  const [first] = entries
  if (first === undefined || entries.length === 1) return first
  const concepts = entries.flatMap((each) => each.concepts)
  return { role: concepts.length > 0 ? 'thing' : first.role, concepts }
}

/** Colours and moods are how something looks, unless the word names something as well. */
function thingsOf(content: PictureWords): ReadonlyMap<string, Entry> {
  const all = new Map<string, string[]>()
  for (const kind of kinds)
    for (const [name, templates] of Object.entries(content[kind]))
      for (const word of templates.flatMap(expandTemplate))
        all.set(key(word), [...(all.get(key(word)) ?? []), `${kind}:${name}`])
  return new Map(
    [...all].map(([word, named]) => {
      const concepts = named.filter((each) => !/^(?:colour|mood):/.test(each))
      return [word, { role: concepts.length > 0 ? 'thing' : 'trait', concepts }]
    }),
  )
}

function byStem(content: PictureWords, language: LatinLanguage): ReadonlyMap<string, Entry> {
  const stems = new Map<string, Entry>()
  for (const [word, entry] of thingsOf(content)) {
    if (word.includes(' ')) continue
    const stem = stemWord(fold(word), language)
    stems.set(stem, merged([...(stems.has(stem) ? [stems.get(stem)!] : []), entry])!)
  }
  return stems
}

const listed = (words: string): string[] =>
  words.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]))

function grammarOf({ shown }: ReturnType<ContentOf>) {
  const { joints, plain, plainEndings, acts, actEndings, notActs, nearly, also, aside } = shown
  const words = new Map<string, Entry>()
  const add = (list: string, role: Role, ...concepts: string[]) => {
    for (const word of listed(list).map(key)) {
      const known = role === 'thing' ? (words.get(word)?.concepts ?? []) : []
      words.set(word, { role, concepts: [...known, ...concepts] })
    }
  }
  add(plain, 'trait')
  add(acts, 'act')
  for (const list of [joints, aside.before, aside.after]) add(list, 'joint')
  for (const [place, list] of Object.entries(also)) add(list, 'thing', `also:${place}`)
  for (const word of listed(nearly)) words.set(key(word), { role: 'thing', concepts: [] })
  const things = new Set(listed(notActs).map(key))
  const ends = (word: string, endings: readonly string[], least: number) =>
    !things.has(word) &&
    endings.some((end) => word.length >= end.length + least && word.endsWith(end))
  const [ofActs, ofTraits] = [listed(actEndings), listed(plainEndings)]
  const keys = (list: string) => new Set(listed(list).map(key))
  return {
    words: words as ReadonlyMap<string, Entry>,
    grammar: {
      roleOf: (word: string): Role =>
        ends(word, ofActs, 3) ? 'act' : ends(word, ofTraits, 1) ? 'trait' : 'thing',
      aside: { before: keys(aside.before), after: keys(aside.after), ends: listed(aside.ends) },
    },
  }
}
