import { quantile } from '../support/statistics.ts'
import type { LoadRecord } from './record.ts'

const figure = (value: number): string =>
  Number.isNaN(value) ? '' : value.toLocaleString('en', { maximumFractionDigits: 0 })

/** What came of it, for a screen and for Markdown; times are milliseconds. */
export function tableOf(record: LoadRecord): string {
  const { requestMs, firstWordsMs, wholeReplyMs, errors } = record.summary()
  const times = (values: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => figure(quantile(values, share)))
  const lines = [
    ['', 'answered', 'errors', 'p50', 'p95', 'p99'],
    ['requests', figure(requestMs.length), figure(errors.request), ...times(requestMs)],
    ['replies, first words', figure(firstWordsMs.length), '', ...times(firstWordsMs)],
    ['replies, whole', figure(wholeReplyMs.length), figure(errors.reply), ...times(wholeReplyMs)],
    ['sockets', '', figure(errors.socket), '', '', ''],
  ]
  const widths = lines[0]!.map((_, column) =>
    Math.max(3, ...lines.map((line) => line[column]!.length)),
  )
  const written = lines.map(
    (line) =>
      `| ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [written[0], rule, ...written.slice(1)].join('\n')
}
