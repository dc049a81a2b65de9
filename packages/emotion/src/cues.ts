import { emojiEmotion } from '@lumen/companion-engine/emoji'
import { readEmotion } from '@lumen/companion-engine/emotion'
import type { Language } from '@lumen/contracts/languages'
import { fold, foldCase } from '@lumen/language/fold'
import de from './cues/de.json' with { type: 'json' }
import en from './cues/en.json' with { type: 'json' }
import es from './cues/es.json' with { type: 'json' }
import fr from './cues/fr.json' with { type: 'json' }
import ja from './cues/ja.json' with { type: 'json' }
import ko from './cues/ko.json' with { type: 'json' }
import pt from './cues/pt.json' with { type: 'json' }
import zh from './cues/zh.json' with { type: 'json' }

/** Something that a text speaks of, called the same in all languages. */
export type Cue = {
  /** A list of `cues/*.json`, `emoji:` with a feeling, `felt:` with a feeling, or `denied`. */
  readonly name: string
  /** 1 for one word, 1.5 for two, 2 for more. */
  readonly strength: number
}

/** Words of each language by what they are a sign of, divided by commas. */
export const lists = { de, en, es, fr, ja, ko, pt, zh }
const undivided: readonly Language[] = ['zh', 'ja', 'ko']

/** A text as it is searched; where words are divided, with no accents and a space around each. */
function searchable(text: string, language: Language): string {
  if (undivided.includes(language)) return foldCase(text)
  const words = fold(text)
    .replaceAll('?', ' ? ')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
  return ` ${words.trim()} `
}

/** How a listed word is looked for: a word of more than four letters may go on, as with an ending. */
function sought(word: string, language: Language): string {
  const whole = searchable(word, language)
  return word.length > 4 ? whole.trimEnd() : whole
}

const patterns = Object.fromEntries(
  Object.entries(lists).map(([language, named]) => [
    language,
    Object.entries(named).map(([name, words]) => ({
      name,
      words: words.split(',').map((word) => sought(word, language as Language)),
    })),
  ]),
) as Record<Language, { name: string; words: string[] }[]>

/**
 * What the word lists find in a text, what its emoji show, and the feeling that it names, negations
 * minded. Their names are the same in all languages, so that what one language’s rows teach about
 * them helps the others.
 */
export function cuesOf(text: string, language: Language): Cue[] {
  const searched = searchable(text, language)
  const found: Cue[] = patterns[language].flatMap(({ name, words }) => {
    const count = words.reduce((sum, word) => sum + (searched.includes(word) ? 1 : 0), 0)
    return count === 0 ? [] : [{ name, strength: Math.min(2, (count + 1) / 2) }]
  })
  const sign = emojiEmotion(text)
  if (sign !== null) found.push({ name: `emoji:${sign}`, strength: 1 })
  const { label, denied } = readEmotion(text, language)
  found.push({ name: `felt:${label}`, strength: 1 })
  if (denied) found.push({ name: 'denied', strength: 1 })
  return found
}
