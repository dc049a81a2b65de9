/** Hundredths of a token. */
const weights = {
  word: 100,
  /** Each letter of a word after its fifth, each capital after its first; an accent. */
  letter: 50,
  accent: 170,
  han: 87,
  kana: 68,
  hangul: 118,
  /** Digits, marks, line breaks; other letters of two UTF-8 bytes, of three; half of four. */
  mark: 85,
  twoBytes: 75,
  threeBytes: 110,
  surrogate: 150,
}
const shortWord = 5

/**
 * Estimates how many tokens a text costs, without a tokenizer, on the safe side for prompt budgets.
 * Latin letters are counted by words, since a tokenizer knows most short ones; everything else by
 * character.
 *
 * Measured on 134 texts of twelve chat lines in the eight languages against o200k (GPT-4o and
 * later), Qwen 3, Llama 3 and DeepSeek V3: 0.96 to 1.56 times the real count, median 1.18. Older tokenizers (cl100k of GPT-4, Llama 2) need
 * up to a half more for Chinese and Korean than estimated. A chat server adds about four tokens per
 * turn.
 */
export function estimateTokens(text: string): number {
  let hundredths = 0
  let letters = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (!isLatin(unit)) {
      letters = 0
      if (unit !== 0x20) hundredths += weight(unit)
      continue
    }
    letters += 1
    if (letters === 1) hundredths += weights.word
    else if (letters > shortWord || within(unit, 0x41, 0x5a)) hundredths += weights.letter
    if (unit >= 0x80) hundredths += weights.accent
  }
  return Math.ceil(hundredths / 100)
}

const within = (unit: number, from: number, to: number): boolean => unit >= from && unit <= to

const isLatin = (unit: number): boolean =>
  within(unit | 0x20, 0x61, 0x7a) || (within(unit, 0xc0, 0x24f) && unit !== 0xd7 && unit !== 0xf7)

/** Of one UTF-16 unit; a character of four bytes has two of them. */
function weight(unit: number): number {
  if (unit < 0x80) return weights.mark
  if (unit < 0x800) return weights.twoBytes
  if (within(unit, 0x3400, 0x9fff)) return weights.han
  if (within(unit, 0x3041, 0x30ff)) return weights.kana
  if (within(unit, 0xac00, 0xd7a3)) return weights.hangul
  return within(unit, 0xd800, 0xdfff) ? weights.surrogate : weights.threeBytes
}
