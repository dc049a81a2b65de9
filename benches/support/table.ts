import type { Row } from './rows.ts'

const figure = (value: number | null): string =>
  value === null ? '' : value.toLocaleString('en', { maximumSignificantDigits: 3 })

const columns = ['name', 'ours', 'baseline', 'ratio', 'spread', 'goal', 'met'] as const

function cellsOf(row: Row): string[] {
  if (row.skipped !== undefined) return [row.name, `skipped: ${row.skipped}`]
  const unit = row.unit === '' ? '' : ` ${row.unit}`
  return [
    row.name,
    figure(row.ours) + unit,
    row.baseline === null ? '' : figure(row.baseline) + unit,
    figure(row.ratio),
    row.spread === null ? '' : row.spread.map(figure).join('–'),
    row.goal ?? '',
    row.met === null ? '' : row.met ? 'yes' : 'NO',
  ]
}

/** The rows as a table that reads well on a screen and in Markdown. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...columns], ...rows.map(cellsOf)]
  const widths = columns.map((_, column) =>
    // A reason may be long: it takes the room of the cells that are not there.
    Math.max(3, ...lines.filter(({ length }) => length > 2).map((line) => line[column]!.length)),
  )
  const written = lines.map((line) =>
    line.length === 2
      ? `| ${line[0]!.padEnd(widths[0]!)} | ${line[1]} |`
      : `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [written[0], rule, ...written.slice(1)].join('\n')
}
