import { languageFacts, type Language } from '@lumen/contracts/languages'
import { fold, foldCase } from '@lumen/language/fold'
import { emojiFeeling } from './emoji-feeling.ts'
import type { ListedWords } from './feeling-words.ts'
import type { NamedFeeling } from './named-feeling.ts'

/** Something that a text speaks of, called the same in all languages. */
export type Cue = {
  /** A list of `cues.yaml` or `events.yaml`, `emoji:` with a feeling, `felt:` with a feeling, or `denied`. */
  readonly name: string
  /** 1 for one word, 1.5 for two, 2 for more. */
  readonly strength: number
}

export type CuesOf = (text: string, genre: Genre) => Cue[]

/**
 * Where a text is from: public comments and subtitles, or a talk. What a talk
 * teaches is kept beside what comments do, and only counts in a talk (after Daumé 2007, “Frustratingly
 * easy domain adaptation”).
 */
export type Genre = 'public' | 'talk'

/**
 * Makes what the word lists of a language find in a text, those of events in a talk only, what its
 * emoji show, and the feeling that it names. Their names are the same in all languages, so that what one language’s rows teach about
 * them helps the others.
 */
export function createCues(
  { cues, events }: { readonly cues: ListedWords; readonly events: ListedWords },
  language: Language,
  readNamed: (text: string) => NamedFeeling,
): CuesOf {
  const compile = (lists: ListedWords) =>
    Object.entries(lists).map(([name, words]) => ({
      name,
      words: words.map((word) => soughtOf(word, language)),
    }))
  const anywhere = compile(cues)
  const inTalk = [...anywhere, ...compile(events)]
  return (text, genre) => {
    const sought = genre === 'talk' ? inTalk : anywhere
    const searched = searchable(text, language)
    const found: Cue[] = sought.flatMap(({ name, words }) => {
      const count = words.reduce((sum, word) => sum + (searched.includes(word) ? 1 : 0), 0)
      return count === 0 ? [] : [{ name, strength: Math.min(2, (count + 1) / 2) }]
    })
    const sign = emojiFeeling(text)
    if (sign !== null) found.push({ name: `emoji:${sign}`, strength: 1 })
    const { label, denied } = readNamed(text)
    found.push({ name: `felt:${label}`, strength: 1 })
    if (denied) found.push({ name: 'denied', strength: 1 })
    return found
  }
}

/** A text as it is searched; where words are divided, with no accents and a space around each. */
function searchable(text: string, language: Language): string {
  if (languageFacts[language].script !== 'Latin') return foldCase(text)
  const words = fold(text)
    .replaceAll('?', ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
  return ` ${words.trim()} `
}

/** How a listed word is looked for: a word of more than four letters may go on, as with an ending. */
function soughtOf(word: string, language: Language): string {
  const whole = searchable(word, language)
  return word.length > 4 ? whole.trimEnd() : whole
}
