import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

export type ChartColumn<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Left out on phones; another cell says it there. */
  wide?: boolean
}

/** A table that stays one on a phone: charts are read by comparing rows. */
export function ChartTable<Row>({
  caption,
  columns,
  rows,
  rowId,
}: {
  /** Name of the table for screen readers. */
  caption: string
  /** The first names its row. */
  columns: readonly [ChartColumn<Row>, ...ChartColumn<Row>[]]
  rows: readonly Row[]
  rowId: (row: Row) => string
}) {
  const [first, ...others] = columns
  const place = ({ numeric = false, wide = false }: Partial<ChartColumn<Row>>) =>
    cn(
      'px-1.5 first:ps-0 last:pe-0 md:px-3 md:first:ps-3 md:last:pe-3',
      numeric ? 'text-end tabular-nums' : 'text-start',
      wide && 'max-md:hidden',
    )
  return (
    <table className="w-full border-collapse max-md:text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cn('py-2 text-small font-semibold text-text-3', place(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            className="border-b border-line last:border-b-0 md:hover:bg-surface-2"
          >
            <th scope="row" className={cn('py-2 font-normal', place(first))}>
              {first.cell(row)}
            </th>
            {others.map((column) => (
              <td key={column.id} className={cn('py-2', place(column))}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
