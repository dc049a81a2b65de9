import { tableSection, type ExportRecord, type ServiceExport } from '@lumen/service/export-sections'
import type { BillingTables } from '../store/tables.ts'

type Row = Record<string, unknown>

/** Names as the rest of the product writes them: `paid_until` becomes `paidUntil`. */
const inCamelCase = (row: Row, columns: readonly string[]): ExportRecord =>
  Object.fromEntries(
    columns.map((column) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      row[column],
    ]),
  )

const rows = (
  name: string,
  table: keyof BillingTables,
  key: readonly string[],
  columns: readonly string[],
) =>
  tableSection<BillingTables, Row>({ name, table, key, record: (row) => inCamelCase(row, columns) })

/** What billing tells a user that it keeps of them. */
export const billingExport: ServiceExport<BillingTables> = {
  sections: [
    rows(
      'wallet',
      'wallets',
      ['user_id'],
      [
        'plan',
        'interval',
        'anchor',
        'renews_at',
        'vip_points',
        'paid_until',
        'given_plan',
        'given_until',
      ],
    ),
    rows('creditLots', 'lots', ['account_id'], ['source', 'granted', 'created_at']),
    rows(
      'creditMovements',
      'movements',
      ['position'],
      ['id', 'kind', 'subject', 'amount', 'created_at'],
    ),
    rows('usage', 'usage', ['meter', 'period'], ['meter', 'period', 'used']),
    rows(
      'subscriptions',
      'subscriptions',
      ['id'],
      [
        'id',
        'provider',
        'plan',
        'interval',
        'status',
        'started_at',
        'period_end',
        'paid_until',
        'cancel_at_period_end',
        'next_plan',
        'next_interval',
      ],
    ),
    rows(
      'payments',
      'payments',
      ['id'],
      [
        'id',
        'payment_id',
        'provider',
        'kind',
        'item',
        'amount_cents',
        'currency',
        'refunded_cents',
        'disputed',
        'taken_back',
        'covers_from',
        'covers_to',
        'paid_at',
        'url',
      ],
    ),
    rows(
      'checkouts',
      'checkouts',
      ['id'],
      ['id', 'provider', 'kind', 'item', 'interval', 'amount_cents', 'status', 'created_at'],
    ),
    rows('paymentCustomers', 'customers', ['provider'], ['provider', 'customer_id']),
  ],
  notExported: {
    accounts: 'sums of the movements, which are told',
    reservations: 'what was set aside for a moment; what was spent is a movement',
  },
}
