export const strengths = ['weak', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/**
 * How long it would take to guess a password, in a word: by its length and how much of it is different.
 * Letters of scripts with thousands of them count for more. Whether it is in a list of common ones, only
 * the server knows.
 */
export function strengthOf(password: string): Strength {
  const letters = [...password.trim()]
  const different = new Set(letters.map((letter) => letter.toLowerCase())).size
  const wide = letters.filter((letter) => /\p{Lo}/u.test(letter)).length
  const variety = kinds.filter((kind) => kind.test(password)).length
  const steps = /^(?:0?1234|abcd|qwer|asdf)/i.test(password) ? 4 : 0
  const score = Math.min(letters.length, different * 1.6) + wide + variety * 1.5 - steps
  if (letters.length < 8 || different < 5 || score < 11) return 'weak'
  if (score < 15) return 'fair'
  return score < 20 ? 'good' : 'strong'
}
