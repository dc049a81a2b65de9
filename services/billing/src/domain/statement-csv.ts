import type { Transaction } from '@lumen/contracts/billing/schema'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { StatementTexts } from '../content.ts'

/** A field of a CSV file; what a spreadsheet would take for a formula is made a text. */
function field(value: string): string {
  // Spreadsheets of East Asia read the full-width signs too, all of them what stands after blanks.
  const safe =
    /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/.test(value) && !/^-?\d+$/.test(value)
      ? `'${value}`
      : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A moment as spreadsheets read one in every language: `2026-11-21 10:00:00`, UTC. */
const moment = (timestamp: string): string => timestamp.slice(0, 19).replace('T', ' ')

/** Gone with a payment that was given back, not spent on anything. */
const isTakenBack = ({ type, use }: Transaction): boolean => type === 'spent' && use === null

/**
 * The statement as a file that spreadsheets open: UTF-8 with a mark, lines as RFC 4180 has them, the
 * balance after each of them.
 * @param lines newest first
 * @param opening the balance before the oldest; what is reserved counts, what is owed is below zero
 */
export function statementCsv(
  lines: readonly Transaction[],
  language: Language,
  { columns, types }: StatementTexts,
  opening = 0,
): string {
  // Where a comma parts the decimals, spreadsheets part the fields of such a file by a semicolon.
  const separator = languageFacts[language].decimal === ',' ? ';' : ','
  const row = (values: readonly string[]): string => `${values.map(field).join(separator)}\r\n`
  let balance = opening
  const rows = lines.toReversed().map((line) => {
    const amount = line.type === 'earned' ? line.amount : -line.amount
    balance += amount
    const way = types[isTakenBack(line) ? 'takenBack' : line.type]
    return row([
      moment(line.timestamp),
      way,
      line.description,
      String(amount),
      String(balance),
      line.id,
    ])
  })
  const { date, type, description, credits } = columns
  const head = row([`${date} (UTC)`, type, description, credits, columns.balance, 'ID'])
  return ['\uFEFF', head, ...rows.toReversed()].join('')
}
