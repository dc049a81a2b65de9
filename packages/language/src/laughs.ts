/** One laugh as people type it, in any language, whatever language the talk is in. */
const laugh =
  /^(?:[ㅋㅎ]{2,}|[哈呵嘿嘻]{2,}|[wｗ]{2,}|草+|[笑藁]{1,}|(?:a?(?:ha|ja|he|je|hi|ji|ho|jo|hua|hue|mua|rs|ah|eh|ih|aj)){2,}[hj]?|k{3,}|mdr+|ptdr+|lo+l+|lmf?ao+|rofl+|xd+|(?:は|ハ|ふ|フ|へ|ヘ|ひ|ヒ|あは|アハ){2,}っ?|[하히호헤흐크키푸]{2,})$/u
const syllable = /^(?:ha|ja|he|je|ah|ho|rs|哈|は)$/u

const laughing = /[哈呵嘿嘻]{2,}|笑死|[ㅋㅎ]{2,}|[wｗ]{2,}$|[(（]?笑[)）]?$/u

/** Whether a text laughs somewhere: lol, haha, 哈哈, ㅋㅋ, www. */
export const laughsAlong = (text: string): boolean =>
  laughing.test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => word.length > 2 && laugh.test(word))

/** Whether a text is nothing but laughter (哈哈哈, ㅋㅋㅋ, jajaja, mdr, kkkk). */
export function isLaugh(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0 || words.length > 8 || /\d/.test(text)) return false
  if (words.length > 1 && words.every((word) => syllable.test(word))) return true
  return words.every((word) => laugh.test(word) && !/^(?:hi){2}$/.test(word))
}
