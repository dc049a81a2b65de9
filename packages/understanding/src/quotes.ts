import type { Language } from '@lumen/contracts/languages'
import type { Part } from './clause-parts.ts'
import type { Said, Span } from './clauses.ts'
import { hasLabel } from './language-rules.ts'
import type { Segment } from './split-clauses.ts'

/** A stretch of a message with its text. */
export const spanOf = ({ text }: Said, start: number, end: number): Span => ({
  start,
  end,
  text: text.slice(start, end),
})

/** The longest quotation, in UTF-16 units. */
const longestQuote = (language: Language): number => (isUnspaced(language) ? 46 : 110)

const isUnspaced = (language: Language): boolean =>
  language === 'zh' || language === 'ja' || language === 'ko'

/** A sentence as short as this, or one about somebody named before, is quoted with the one before it. */
const shortSentence = (language: Language): number => (isUnspaced(language) ? 10 : 24)

/** A clause with its neighbours, as many as fit and were neither denied nor ended. */
export function quoteOf(
  said: Said,
  parts: readonly Part[],
  at: number,
  ended: ReadonlySet<number>,
): Span {
  const own = parts[at]?.segment
  if (own === undefined) return spanOf(said, 0, 0)
  const longest = longestQuote(said.language)
  const fits = (index: number): Segment | null => {
    const part = parts[index]
    return part === undefined || part.denied || part.asks || ended.has(index) ? null : part.segment
  }
  let [left, right] = [at, at]
  let { start, end } = own
  const widen = (allowed: (segment: Segment) => boolean): void => {
    for (;;) {
      const previous = fits(left - 1)
      const next = fits(right + 1)
      if (previous !== null && allowed(previous) && end - previous.start <= longest) {
        left -= 1
        start = previous.start
      } else if (next !== null && allowed(next) && next.end - start <= longest) {
        right += 1
        end = next.end
      } else return
    }
  }
  widen(({ sentence }) => sentence === own.sentence)
  const begins = parts[left]?.segment.hits ?? []
  if (end - start <= shortSentence(said.language) || hasLabel(begins, 'they'))
    widen(({ sentence }) => Math.abs(sentence - own.sentence) <= 1)
  while (left < at && parts[left]?.empty === true)
    start = parts[(left += 1)]?.segment.start ?? start
  while (right > at && parts[right]?.empty === true) end = parts[(right -= 1)]?.segment.end ?? end
  return spanOf(
    said,
    start,
    Math.min(end, start + cutAt(said.text.slice(start, end), longest * 1.5)),
  )
}

/** Where a text that is too long is cut: at the last space before, else right there. */
function cutAt(text: string, longest: number): number {
  if (text.length <= longest) return text.length
  const space = text.lastIndexOf(' ', longest)
  return space > longest / 2 ? space : Math.floor(longest)
}
