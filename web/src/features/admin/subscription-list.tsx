import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import type { Column } from '@/ui/data-table'
import { AccountName } from './account-name'
import { useListSubscriptionsInfiniteQuery } from './ledger-api'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'

type Subscription = CallReply<'GET /api/admin/payments/subscriptions'>['subscriptions'][number]

const tones = { active: 'ok', past_due: 'danger', pending: 'warn', ended: 'neutral' } as const

/** Subscriptions, the last begun first. */
export function SubscriptionList({ account }: { account: string }) {
  const { t } = useTranslation()
  const columns = useColumns()
  const list = useListSubscriptionsInfiniteQuery(account, { refetchOnMountOrArgChange: true })
  return (
    <PagedList
      query={list}
      rowsOf={(page) => page.subscriptions}
      none={t('adminPayments.list.none')}
    >
      {(subscriptions) => (
        <OfficeTable
          caption={t('adminPayments.list.subscriptions')}
          rows={subscriptions}
          rowId={({ id }) => id}
          columns={columns}
        />
      )}
    </PagedList>
  )
}

function useColumns(): readonly Column<Subscription>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      id: 'who',
      label: t('adminPayments.list.who'),
      cell: ({ account: owner }) => <AccountName account={owner} />,
    },
    {
      id: 'what',
      label: t('adminPayments.list.what'),
      cell: ({ plan, interval }) =>
        `${t(`session.tier.${plan}`)} · ${t(`adminPayments.plan.${interval}`)}`,
    },
    {
      id: 'when',
      label: t('adminPayments.list.when'),
      cell: ({ startedAt }) => format.date(startedAt),
    },
    {
      id: 'until',
      label: t('adminPayments.list.until'),
      cell: ({ periodEnd }) => format.date(periodEnd),
    },
    {
      id: 'state',
      label: t('adminPayments.list.state'),
      cell: ({ status, cancelAtPeriodEnd, test }) => (
        <span className="inline-flex flex-wrap justify-end gap-1.5">
          <Badge tone={tones[status]}>{t(`adminPayments.plan.${status}`)}</Badge>
          {cancelAtPeriodEnd && status !== 'ended' && (
            <Badge tone="warn">{t('adminPayments.plan.ending')}</Badge>
          )}
          {test && <Badge>{t('adminPayments.list.test')}</Badge>}
        </span>
      ),
    },
  ]
}
