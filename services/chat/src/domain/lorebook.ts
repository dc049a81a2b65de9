import type { LorebookNote } from '@lumen/contracts/chat/persona'
import { fold } from '@lumen/language/fold'
import type { Turn } from './recent-turns.ts'

/** What the user said last brings a note to mind. */
const turnsRead = 3

/**
 * Texts of the notes of which a key stands in the newest messages of the user, in the order of the
 * book. Case and accents make no difference; in a script that writes words apart, a key is whole words.
 */
export function notesInMind(lorebook: readonly LorebookNote[], turns: readonly Turn[]): string[] {
  const said = turns
    .filter(({ from, note }) => from === 'user' && note !== true)
    .slice(-turnsRead)
    .map(({ text }) => fold(text))
  return lorebook
    .filter(({ keys }) => keys.some((key) => said.some((text) => stands(fold(key), text))))
    .map(({ text }) => text)
}

const wordsApart = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u

function stands(key: string, text: string): boolean {
  const letter = (at: number) => wordsApart.test(text[at] ?? '')
  const opens = wordsApart.test(key[0] ?? '')
  const closes = wordsApart.test(key.at(-1) ?? '')
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) {
    const inWord = (opens && letter(at - 1)) || (closes && letter(at + key.length))
    if (!inWord) return true
  }
  return false
}
