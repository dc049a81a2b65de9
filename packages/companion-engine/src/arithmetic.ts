import type { NumbersPack } from './pack.ts'

const lengthLimit = 80

/** Number words and operator words of a folded text as digits and signs. */
export function toDigits(folded: string, numbers: NumbersPack): string {
  return numbers.units === null
    ? replaceWords(folded, numbers.words)
    : replaceNumerals(folded, numbers.words, numbers.units)
}

function replaceWords(text: string, values: Readonly<Record<string, number>>): string {
  return text
    .replace(/\p{L}+/gu, (word) => (Object.hasOwn(values, word) ? String(values[word]) : word))
    .replace(/\b([2-9]0)[ -]([1-9])\b/g, (_, tens: string, one: string) =>
      String(Number(tens) + Number(one)),
    )
}

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
 * The result of the sum a text asks for, as text in the language's notation; `undefined` for a
 * division by zero, null when the text asks for no sum.
 */
export function readSum(
  folded: string,
  numbers: NumbersPack,
): { readonly value: string | undefined } | null {
  if (folded.length > 200) return null
  let text = toDigits(folded, numbers)
  for (const [phrase, sum] of numbers.phrases ?? []) text = text.replace(phrase, sum)
  for (const [sign, pattern] of Object.entries(numbers.operators)) {
    text = text.replace(new RegExp(pattern.source, 'gu'), ` ${sign} `)
  }
  const plain = text.replace(/[x×](?=\s*\d)/g, '*').replace(/÷/g, '/')
  const decimal = numbers.decimal === ',' ? plain.replace(/(\d),(\d)/g, '$1.$2') : plain
  const runs = decimal.match(/[-+(]?\s*\d[\d\s.+\-*/%^()]*/g) ?? []
  const expression = runs.find((run) => isSum(run))?.trim() ?? ''
  if (expression === '' || expression.length > lengthLimit) return null
  const rest = decimal.replace(expression, '').replace(/[=?\s.!,]/g, '')
  const cued = numbers.cue.test(folded) || folded.includes('=')
  const range = /^\d+(?:[-/]\d+)+$/.test(expression) // a date, a fraction, a telephone number
  if (range ? !cued : rest !== '' && !cued) return null
  const result = evaluate(expression)
  if (result === null) return null
  return { value: Number.isFinite(result) ? notation(result, numbers.decimal) : undefined }
}

const isSum = (run: string): boolean => /[\d)]\s*[+\-*/^%]\s*-?\s*[(\d]/.test(run)

function notation(result: number, decimal: '.' | ','): string {
  const rounded = Math.round(result * 1e6) / 1e6
  return String(Object.is(rounded, -0) ? 0 : rounded).replace('.', decimal)
}

/** Recursive descent over + - * / ^, brackets and "a % b" (a percent of b). No names, no calls. */
function evaluate(expression: string): number | null {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/^()%]/g) ?? []
  if (tokens.join('') !== expression.replace(/\s+/g, '')) return null
  let at = 0
  let depth = 0
  const fail = Number.NaN

  function atom(): number {
    const token = tokens[at++]
    if (token === '-') return -atom()
    if (token === '+') return atom()
    if (token === '(') {
      if (++depth > 20) return fail
      const inner = sum()
      if (tokens[at++] !== ')') return fail
      return inner
    }
    return token !== undefined && /^\d/.test(token) ? Number(token) : fail
  }
  function power(): number {
    const base = atom()
    if (tokens[at] !== '^') return base
    at++
    return base ** power()
  }
  function product(): number {
    let value = power()
    for (;;) {
      const token = tokens[at]
      if (token !== '*' && token !== '/' && token !== '%') return value
      at++
      const next = power()
      if (token === '*') value *= next
      else if (token === '/') value /= next
      else value = (value / 100) * next
    }
  }
  function sum(): number {
    let value = product()
    for (;;) {
      const token = tokens[at]
      if (token !== '+' && token !== '-') return value
      at++
      const next = product()
      value = token === '+' ? value + next : value - next
    }
  }

  const value = sum()
  return at === tokens.length && !Number.isNaN(value) ? value : null
}
