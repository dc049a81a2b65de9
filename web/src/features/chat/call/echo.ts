import { fold } from '@lumen/language/fold'

/** So much of what was heard must be in what was said. */
const alike = 0.7
/** Fewer letters are a word that anybody may say just then: “Ja”, “好的”. */
const tellingLetters = 4

const lettersOf = (text: string) => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const pairsOf = (text: string) => {
  const letters = [...text]
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

/**
 * Whether what was heard is only the companion’s own voice, that the microphone took up.
 * @param said the sentences that were played meanwhile
 */
export function isEcho(heard: string, said: readonly string[]): boolean {
  const words = lettersOf(heard)
  if ([...words].length < tellingLetters) return false
  const voice = lettersOf(said.join(' '))
  if (voice.includes(words)) return true
  // Recognition hears an echo worse than a person: most of it is enough.
  const pairs = pairsOf(words)
  const own = new Set(pairsOf(voice))
  return pairs.filter((pair) => own.has(pair)).length / pairs.length >= alike
}
