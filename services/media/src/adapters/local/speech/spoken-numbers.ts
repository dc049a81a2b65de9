import type { Counting } from '../../../content.ts'

/** A whole number under 10¹² as it is said. */
export function spokenNumber(value: number, counting: Counting): string {
  const { zero, digits, ten, hundreds, thousands, tenThousand, hundredMillion } = counting
  if (value === 0) return zero
  const place = (names: readonly string[], digit: number) => names[digit - 1] ?? ''
  const tens = (digit: number) =>
    digit === 0 ? '' : `${digit === 1 ? '' : place(digits, digit)}${ten}`
  const group = (part: number) =>
    place(thousands, Math.floor(part / 1000)) +
    place(hundreds, Math.floor(part / 100) % 10) +
    tens(Math.floor(part / 10) % 10) +
    place(digits, part % 10)
  const high = Math.floor(value / 1e8)
  const middle = Math.floor(value / 1e4) % 1e4
  return (
    (high > 0 ? group(high) + hundredMillion : '') +
    (middle > 0 ? group(middle) + tenThousand : '') +
    group(value % 1e4)
  )
}

/** A number with its counter as it is said (3本: さんぼん), or undefined for a counter not known. */
export function spokenCount(
  value: number,
  counter: string,
  counting: Counting,
): string | undefined {
  if (!Object.hasOwn(counting.counters, counter)) return undefined
  const { plain, last = {}, whole = {} } = counting.counters[counter]!
  if (whole[value] !== undefined) return whole[value]
  const digit = value % 10 === 0 && value % 100 !== 0 ? 10 : value % 10
  const ending = last[digit]
  if (ending === undefined || value === 0) return spokenNumber(value, counting) + plain
  if (digit === 10) return spokenNumber(value, counting).slice(0, -counting.ten.length) + ending
  const before = value - digit
  return (before > 0 ? spokenNumber(before, counting) : '') + ending
}
