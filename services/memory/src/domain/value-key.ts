import type { Language } from '@lumen/contracts/languages'
import { analyser as current, type Analyser } from '@lumen/language/analyser'
import { anyOf } from '@lumen/understanding/word-patterns'
import { wordingOf } from '../texts.ts'
import { readTokens } from '@lumen/understanding/tokens'

const hanOrKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * What a text says without regard to wording: the stems of its words in any order, or its characters
 * for scripts without spaces. Equal keys are taken for the same thing.
 */
export function valueKey(text: string, language: Language, analyser: Analyser = current): string {
  if (!hanOrKana.test(text)) {
    const words = readTokens(text, language, { analyser }).filter(({ kind }) => kind === 'word')
    const stems = [...new Set(words.map((token) => token.text))].toSorted()
    if (stems.length > 0) return stems.join(' ')
  }
  return analyser.fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const enjoying = new RegExp(`^${anyOf(wordingOf('enjoying'))}(?=\\p{Script=Han}{2})`, 'u')

/** The slot of a liking: drinking coffee and coffee are one, so that 我不喝咖啡了 ends 我喜欢喝咖啡. */
export const tasteSlot = (value: string): string => `taste:${value.replace(enjoying, '')}`
