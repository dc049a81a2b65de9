import { analyser } from '@lumen/language/analyser'
import { asWritten, tokenLength, tokensOf } from '@lumen/understanding/mask'
import type { Language } from '@lumen/contracts/languages'
import type { Candidate } from './candidate.ts'

/** Tokens (`tokensOf`) of what a memory said. */
export type ForgottenWords = {
  /** Names: hidden wherever they stand. */
  readonly names: readonly string[]
  /** Words too common for that: hidden where the companion takes them up. */
  readonly echoes: readonly string[]
}

/** Whose value is a name of somebody, and whose one of a place. */
const ofSomebody = /^(?:name|petName|person|partner)(?::|$)/
const ofPlace = /^(?:city|origin)(?::|$)/
/** A longer value is a whole clause. */
const longestName = 4
const longestRun = 12

/** What tells a deleted memory from others: the names in it, and the words that say what it is. */
export function forgottenWords(told: readonly Candidate[]): ForgottenWords {
  const names = new Set<string>()
  const echoes = new Set<string>()
  for (const { slot, value, said = value, content, language } of told) {
    const somebody = ofSomebody.test(slot)
    const isName = somebody || ofPlace.test(slot)
    for (const token of tokensOf(said).filter(isShort)) {
      const words = token.split(' ')
      if (isName && tokenLength(token) > 1) names.add(token)
      // Parts of a person's name name them as well; those of New York do not.
      if (isName && !somebody && words.length > 1) continue
      for (const word of words)
        if (word.length > 1 && !isPlain(word, language)) (isName ? names : echoes).add(word)
        else if (isName) addPlain(word, content, names, echoes)
      // 林晓梅 is called 晓梅 as well.
      if (somebody && /^[\p{Script=Han}\p{Script=Hangul}]{3}$/u.test(token))
        names.add(token.slice(1))
    }
  }
  return { names: [...names], echoes: [...echoes].filter((token) => !names.has(token)) }
}

const isShort = (token: string): boolean =>
  tokenLength(token) <= (/^\p{Script=Latin}/u.test(token) ? longestName : longestRun)

const isPlain = (word: string, language: Language): boolean =>
  analyser.isStopWord(word, language) || analyser.isStopWord(word, 'en')

/** A name that is also a plain word counts with its capital; a single character is an echo. */
function addPlain(word: string, content: string, names: Set<string>, echoes: Set<string>): void {
  const written = content
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
    ?.find((each) => analyser.fold(each) === word && each !== word)
  if (written !== undefined && word.length > 1) names.add(asWritten(written))
  else if (!/^\p{Script=Latin}/u.test(word)) echoes.add(word)
}
