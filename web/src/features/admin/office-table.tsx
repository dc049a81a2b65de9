import type { ComponentProps } from 'react'
import { DataTable } from '@/ui/data-table'

/** Rows and columns of the back office: on a card of its own where there is room. */
export const OfficeTable = <Row,>(props: ComponentProps<typeof DataTable<Row>>) => (
  <div className="md:overflow-hidden md:rounded-4 md:border md:border-line md:bg-surface md:px-2 md:shadow-1">
    <DataTable {...props} />
  </div>
)
