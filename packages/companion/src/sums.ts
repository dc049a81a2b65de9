import { fold } from '@lumen/language/fold'
import { holdsPhrase, readSlots } from '@lumen/understanding/phrase-templates'
import type { NumberWords } from './content.ts'
import { evaluate } from './evaluate.ts'

const longestSum = 80
const longestQuestion = 200

/** The words of a list as they stand alone; in Chinese and Japanese anywhere. */
const wordPattern = (words: readonly string[]): RegExp =>
  new RegExp(
    words
      .map(fold)
      .sort((one, other) => other.length - one.length)
      .map((word) => {
        const escaped = word.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
        return /\p{Script=Latin}$/u.test(word) ? `(?<!\\p{L})${escaped}(?!\\p{L})` : escaped
      })
      .join('|'),
    'gu',
  )

/** Numbers that are written as words, as digits. */
export function toDigits(text: string, { words, units }: NumberWords): string {
  const folded = fold(text)
  if (units !== undefined) return replaceNumerals(folded, valuesOf(words), valuesOf(units))
  const values = new Map(Object.entries(valuesOf(words)))
  return folded
    .replace(/\p{L}+/gu, (word) => String(values.get(word) ?? word))
    .replace(/\b([2-9]0)[ -]([1-9])\b/g, (_, tens: string, one: string) =>
      String(Number(tens) + Number(one)),
    )
}

const valuesOf = (table: Readonly<Record<string, readonly string[]>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([value, words]) =>
      words.map((word) => [fold(word), Number(value)]),
    ),
  )

/** Positional numerals: 三十二 is 3×10+2, 一百零五 is 105; digits in a row are read as digits. */
function replaceNumerals(
  text: string,
  digits: Readonly<Record<string, number>>,
  units: Readonly<Record<string, number>>,
): string {
  const signs = [...Object.keys(digits), ...Object.keys(units)].join('')
  return text.replace(new RegExp(`[${signs}]+`, 'gu'), (run) => {
    let total = 0
    let section = 0
    let digit: number | null = null
    let positional = ''
    for (const sign of run) {
      const unit = units[sign]
      if (unit === undefined) {
        digit = digits[sign] ?? 0
        positional += String(digit)
        continue
      }
      positional = ''
      if (unit >= 10_000) {
        total += (section + (digit ?? 0) || 1) * unit
        section = 0
      } else section += (digit ?? 1) * unit
      digit = null
    }
    if (positional !== '' && positional.length === [...run].length) return positional
    return String(total + section + (digit ?? 0))
  })
}

/**
 * The result of the sum a text asks for, in the language's notation; `undefined` for a division by
 * zero, null when the text asks for no sum.
 */
export function readSum(
  written: string,
  numbers: NumberWords,
): { readonly value: string | undefined } | null {
  if (written.length > longestQuestion) return null
  let text = toDigits(written, numbers)
  for (const [sum, wordings] of Object.entries(numbers.sums)) {
    const read = readSlots(wordings, text)
    if (read !== null)
      text = text.replace(
        read.found,
        sum.replace(/\{(\w+)\}/g, (_, slot: string) => read.slots[slot] ?? ''),
      )
  }
  for (const [sign, words] of Object.entries(numbers.operators))
    text = text.replace(wordPattern(words), ` ${sign} `)
  text = text.replace(/[x×](?=\s*\d)/g, '*').replaceAll('÷', '/')
  if (numbers.decimal === ',') text = text.replace(/(\d),(\d)/g, '$1.$2')
  const runs = text.match(/[-+(]?\s*\d[\d\s.+\-*/%^()]*/g) ?? []
  const sum = runs.find((run) => /[\d)]\s*[+\-*/^%]\s*-?\s*[(\d]/.test(run))?.trim() ?? ''
  if (sum === '' || sum.length > longestSum) return null
  const rest = text.replace(sum, '').replace(/[=?？\s.!,，。]/g, '')
  const cued = written.includes('=') || holdsPhrase(numbers.cues, written)
  // A date, a fraction, a telephone number.
  const range = /^\d+(?:[-/]\d+)+$/.test(sum)
  if (range ? !cued : rest !== '' && !cued) return null
  const result = evaluate(sum)
  if (result === null) return null
  return { value: Number.isFinite(result) ? notation(result, numbers.decimal) : undefined }
}

function notation(result: number, decimal: '.' | ','): string {
  const rounded = Math.round(result * 1e6) / 1e6
  return String(Object.is(rounded, -0) ? 0 : rounded).replace('.', decimal)
}
