import type { Transaction } from '@lumen/contracts/billing/schema'
import type { Language } from '@lumen/contracts/languages'
import { statementTexts } from './statement-texts.ts'

/** A field of a CSV file; what a spreadsheet would take for a formula is made a text. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const row = (values: readonly string[]): string => `${values.map(field).join(',')}\r\n`

/** Gone with a payment that was given back, not spent on anything. */
const isTakenBack = ({ type, use }: Transaction): boolean => type === 'spent' && use === null

/** The statement as a file that spreadsheets open: UTF-8 with a mark, lines as RFC 4180 has them. */
export function statementCsv(lines: readonly Transaction[], language: Language): string {
  const { columns, types } = statementTexts[language]
  return [
    '\uFEFF',
    row([columns.date, columns.type, columns.description, columns.credits, 'ID']),
    ...lines.map((line) => {
      const { id, timestamp, type, description, amount } = line
      const way = types[isTakenBack(line) ? 'takenBack' : type]
      return row([timestamp, way, description, String(type === 'earned' ? amount : -amount), id])
    }),
  ].join('')
}
