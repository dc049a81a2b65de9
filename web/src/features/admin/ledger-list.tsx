import type { TimeRange } from '@lumen/contracts/admin/office-schema'
import { movementKinds } from '@lumen/contracts/billing/limits'
import type { LedgerLine } from '@lumen/contracts/billing/office-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { useFormat } from '@/i18n/format'
import type { Column } from '@/ui/data-table'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { AccountName } from './account-name'
import { useListLedgerInfiniteQuery, type LedgerSearch } from './ledger-api'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { useItemName } from './use-item-name'

type Line = CallReply<'GET /api/admin/payments/ledger'>['lines'][number]

/** Reserving and releasing change nothing that somebody has, or what is lost by it stands as expired. */
const kinds = movementKinds.filter((kind) => kind !== 'reserve')
const hours: Readonly<Record<TimeRange, number>> = { '24h': 24, '7d': 168, '30d': 720, '90d': 2160 }
const beginOf = (range: TimeRange) => new Date(Date.now() - hours[range] * 3_600_000).toISOString()
const ranges = Object.keys(hours) as TimeRange[]

/** What became more or fewer credits of whom, by kind and period. */
export function LedgerList({ account }: { account: string }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<LedgerLine['kind'] | ''>('')
  const [range, setRange] = useState<TimeRange | ''>('')
  const [since, setSince] = useState<string | null>(null)
  const search = { account, ...(kind !== '' && { kind }), ...(since !== null && { since }) }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-xl">
        <Field label={t('adminPayments.list.kind')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) => setKind(event.target.value as LedgerLine['kind'] | '')}
            >
              <option value="">{t('adminPayments.list.anyKind')}</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {t(`adminPayments.kind.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('adminPayments.list.period')}>
          {(control) => (
            <Select
              {...control}
              value={range}
              onChange={(event) => {
                const chosen = event.target.value as TimeRange | ''
                setRange(chosen)
                setSince(chosen === '' ? null : beginOf(chosen))
              }}
            >
              <option value="">{t('adminPayments.list.anyTime')}</option>
              {ranges.map((each) => (
                <option key={each} value={each}>
                  {t(`admin.range.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Lines search={search} />
    </>
  )
}

function Lines({ search }: { search: LedgerSearch }) {
  const list = useListLedgerInfiniteQuery(search, { refetchOnMountOrArgChange: true })
  const { t } = useTranslation()
  const columns = useLineColumns()
  return (
    <PagedList query={list} rowsOf={(page) => page.lines} none={t('adminPayments.list.none')}>
      {(lines) => (
        <OfficeTable
          caption={t('adminPayments.list.ledger')}
          rows={lines}
          rowId={({ id }) => id}
          columns={columns}
        />
      )}
    </PagedList>
  )
}

function useLineColumns(): readonly Column<Line>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useItemName()
  const subjectOf = (subject: string) => {
    const [kind = '', item] = subject.split(':')
    return item === undefined ? null : nameOf(kind, item)
  }
  return [
    {
      id: 'who',
      label: t('adminPayments.list.who'),
      cell: ({ account }) => <AccountName account={account} />,
    },
    {
      id: 'what',
      label: t('adminPayments.list.what'),
      cell: ({ kind, subject }) =>
        [t(`adminPayments.kind.${kind}`), subjectOf(subject)].filter(Boolean).join(' · '),
    },
    {
      id: 'credits',
      label: t('adminPayments.list.credits'),
      numeric: true,
      cell: ({ amount }) => `${amount > 0 ? '+' : '−'}${format.number(Math.abs(amount))}`,
    },
    {
      id: 'when',
      label: t('adminPayments.list.when'),
      cell: ({ at }) => format.dateTime(at),
    },
  ]
}
