import laughs from '../data/laughs.json' with { type: 'json' }

/** One laugh as people type it, in any language, whatever language the talk is in. */
const laugh = new RegExp(`^(?:${laughs.alone.join('|')})$`, 'u')
const syllable = new RegExp(`^(?:${laughs.syllables.split(' ').join('|')})$`, 'u')
const laughing = new RegExp(laughs.within.join('|'), 'u')

/** Whether a text laughs somewhere: lol, haha, 哈哈, ㅋㅋ, www. */
export const laughsAlong = (text: string): boolean =>
  laughing.test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && laugh.test(word))

/** Whether a text is nothing but laughter (哈哈哈, ㅋㅋㅋ, jajaja, mdr, kkkk). */
export function isLaugh(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0 || words.length > 8 || /\d/.test(text)) return false
  if (words.length > 1 && words.every((word) => syllable.test(word))) return true
  return words.every((word) => laugh.test(word) && word !== laughs.greeting)
}
