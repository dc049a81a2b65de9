import { emojiEmotion } from '@lumen/companion-engine/emoji'
import type { Language } from '@lumen/contracts/languages'
import { type Emotion, emotions } from './labels.ts'
import words from './words.json' with { type: 'json' }

const undivided: readonly Language[] = ['zh', 'ja', 'ko']
/** Feelings that an emoji can show, where they are not called the same. */
const emojiLabels: Readonly<Record<string, Emotion>> = {
  joy: 'joy',
  excitement: 'joy',
  gratitude: 'joy',
  pride: 'joy',
  love: 'joy',
  calm: 'joy',
  sadness: 'sadness',
  lonely: 'sadness',
  hurt: 'sadness',
  longing: 'sadness',
  anger: 'anger',
  disgust: 'disgust',
  fear: 'fear',
  stress: 'fear',
  surprise: 'surprise',
}

/**
 * What the word lists say, one number per feeling in the order of `emotions`: 1 for one word, 1.5
 * for more, and a half for an emoji.
 */
export function lexiconOf(text: string, language: Language): number[] {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
  const padded = ` ${folded.replace(/[^\p{L}\p{N}?']+/gu, ' ')} `
  const holds = undivided.includes(language)
    ? (word: string) => folded.includes(word)
    : // Longer words may go on: an ending, a plural.
      (word: string) => padded.includes(word.length > 4 ? ` ${word}` : ` ${word} `)
  const lists: Partial<Record<Emotion, string[]>> = words[language]
  const sign = emojiEmotion(text)
  return emotions.map((emotion) => {
    const count = (lists[emotion] ?? []).filter(holds).length
    const shown = sign !== null && emojiLabels[sign] === emotion ? 0.5 : 0
    return Math.min(2, (count === 0 ? 0 : count === 1 ? 1 : 1.5) + shown)
  })
}
