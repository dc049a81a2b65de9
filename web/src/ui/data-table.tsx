/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a table that is laid out as blocks loses its roles in Safari, so they are said */
import type { ReactNode } from 'react'
import { cn } from './class-names'

export type Column<Row> = {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of their column. */
  numeric?: boolean
  /** What the row is about: the head of its card, without the name of the column. */
  head?: boolean
}

/** Rows and columns; under 768 px every row becomes a card with the column names inside. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowId,
}: {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map(({ id, label, numeric = false }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={cn(
                'px-3 py-2.5 text-small font-semibold text-text-3',
                numeric ? 'text-end' : 'text-start',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            role="row"
            className="border-line max-md:grid max-md:gap-1.5 max-md:rounded-3 max-md:border max-md:bg-surface max-md:p-4 max-md:shadow-1 md:border-b md:last:border-b-0 md:hover:bg-surface-2"
          >
            {columns.map(({ id, label, cell, numeric = false, head = false }) => (
              <td
                key={id}
                role="cell"
                className={cn(
                  'md:px-3 md:py-3',
                  head
                    ? 'max-md:mb-1 max-md:block'
                    : 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:text-end',
                  numeric && 'tabular-nums md:text-end',
                )}
              >
                {!head && (
                  <span aria-hidden className="shrink-0 text-small text-text-3 md:hidden">
                    {label}
                  </span>
                )}
                <span className="min-w-0">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
