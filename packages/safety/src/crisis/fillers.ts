import { languageFacts, languages } from '@lumen/contracts/languages'
import { noiseWords } from './noise.ts'

/**
 * Words that strengthen or soften and change nothing of what is meant. They are left out of
 * messages and rules alike, so that "I really just want to die" reads like "I want to die".
 */
const compile = () => {
  const [latin = [], others = []] = [true, false].map((isLatin) =>
    languages.filter((language) => (languageFacts[language].script === 'Latin') === isLatin),
  )
  const characters = noiseWords('fillers', others).toSorted((a, b) => b.length - a.length)
  return {
    words: new Set(noiseWords('fillers', latin)),
    characters: new RegExp(characters.join('|'), 'g'),
  }
}
let compiled: ReturnType<typeof compile> | null = null
const fillers = () => (compiled ??= compile())

/** Whether a folded word is a filler. */
export const isFiller = (word: string): boolean => fillers().words.has(word)

/** Takes the fillers out of folded text written without spaces between words. */
export const withoutFillers = (folded: string): string => folded.replace(fillers().characters, '')
