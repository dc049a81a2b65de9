import { type AnyOf, plainCase, type TimeWords } from './time-words.ts'

const han = '〇一二三四五六七八九'

const inHan = `[${han.slice(1)}十]{1,3}`

/** A day or a month in digits or Han numerals. */
export const shortNumber = `\\d{1,2}|${inHan}`

/** A number in digits or Han numerals up to 31; NaN when it is none. */
export function readNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['〇', text]
  const digit = (part: string, empty: number) => (part === '' ? empty : han.indexOf(part))
  const value = digit(tens, 1) * 10 + digit(ones, 0)
  return value >= 0 ? value : Number.NaN
}

export type Numerals = {
  /** A regular expression for a number in digits or words. */
  readonly source: string
  readonly read: (text: string) => number
}

/** Numbers as they are counted in: three, une, 几. */
export function readNumerals(all: readonly TimeWords[], anyOf: AnyOf): Numerals {
  const values = new Map(
    all.flatMap(({ numerals }) =>
      numerals.flatMap((words, index) =>
        words.map((word) => [plainCase(word), index + 1] as const),
      ),
    ),
  )
  return {
    source: `\\d+|${anyOf(({ numerals }) => numerals.flat())}|${inHan}`,
    read: (text) => values.get(text) ?? readNumber(text),
  }
}
