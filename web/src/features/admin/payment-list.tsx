import type { OfficePayment } from '@lumen/contracts/billing/office-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { AccountName } from './account-name'
import { useListPaymentsInfiniteQuery } from './ledger-api'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { RefundDialog } from './refund-dialog'
import { useItemName } from './use-item-name'

type Payment = CallReply<'GET /api/admin/payments'>['payments'][number]

const tones = {
  paid: 'ok',
  partly: 'neutral',
  refunded: 'neutral',
  pending: 'warn',
  disputed: 'danger',
} as const

function stateOf({ disputed, pending, refundedCents, amountCents }: OfficePayment) {
  if (disputed) return 'disputed'
  if (pending) return 'pending'
  if (refundedCents === 0) return 'paid'
  return refundedCents < amountCents ? 'partly' : 'refunded'
}

/** Payments that came, newest first, each of which can be given back. */
export function PaymentList({ account }: { account: string }) {
  const { t } = useTranslation()
  const list = useListPaymentsInfiniteQuery(account, { refetchOnMountOrArgChange: true })
  const [refunding, setRefunding] = useState<Payment | null>(null)
  const columns = useColumns(setRefunding)
  return (
    <>
      <PagedList query={list} rowsOf={(page) => page.payments} none={t('adminPayments.list.none')}>
        {(payments) => (
          <OfficeTable
            caption={t('adminPayments.list.payments')}
            columns={columns}
            rows={payments}
            rowId={({ id }) => id}
          />
        )}
      </PagedList>
      {refunding !== null && (
        <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />
      )}
    </>
  )
}

function useColumns(refund: (payment: Payment) => void): readonly Column<Payment>[] {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const nameOf = useItemName()
  return [
    {
      id: 'who',
      label: t('adminPayments.list.who'),
      cell: ({ account }) => <AccountName account={account} />,
    },
    {
      id: 'what',
      label: t('adminPayments.list.what'),
      cell: ({ kind, item }) => nameOf(kind, item),
    },
    {
      id: 'amount',
      label: t('adminPayments.list.amount'),
      numeric: true,
      cell: ({ amountCents }) => money(amountCents / 100),
    },
    {
      id: 'refunded',
      label: t('adminPayments.list.refunded'),
      numeric: true,
      cell: ({ refundedCents }) => (refundedCents === 0 ? '—' : money(refundedCents / 100)),
    },
    {
      id: 'when',
      label: t('adminPayments.list.when'),
      cell: ({ paidAt }) => format.dateTime(paidAt),
    },
    {
      id: 'state',
      label: t('adminPayments.list.state'),
      cell: (payment) => (
        <span className="inline-flex flex-wrap justify-end gap-1.5">
          <Badge tone={tones[stateOf(payment)]}>
            {t(`adminPayments.payment.${stateOf(payment)}`)}
          </Badge>
          {payment.test && <Badge>{t('adminPayments.list.test')}</Badge>}
        </span>
      ),
    },
    {
      id: 'actions',
      label: t('adminSystem.actions'),
      numeric: true,
      cell: (payment) =>
        payment.refundable ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('adminPayments.refund.openNamed', {
              name: payment.account?.username ?? '—',
            })}
            onClick={() => refund(payment)}
          >
            {t('adminPayments.refund.open')}
          </Button>
        ) : (
          '—'
        ),
    },
  ]
}
