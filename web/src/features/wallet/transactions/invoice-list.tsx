import type { Invoice } from '@lumen/contracts/billing/payment-schema'
import { refundDays } from '@lumen/contracts/plans'
import { ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { createFormat, useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Badge, type BadgeProps } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DataTable, type Column } from '@/ui/data-table'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { notify } from '@/ui/toast'
import { useListInvoicesQuery, useRefundMutation } from '../payment-api'
import { Section } from '../section'
import { TransactionSkeleton } from './transaction-list'

const tones: Readonly<Record<Invoice['status'], NonNullable<BadgeProps['tone']>>> = {
  paid: 'ok',
  partly_refunded: 'neutral',
  refunded: 'neutral',
  disputed: 'warn',
}

/** What was paid with money; the last seven days can be given back. */
export function InvoiceList() {
  const { t, i18n } = useTranslation()
  const { data, error, isFetching, refetch } = useListInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  const [asked, setAsked] = useState<Invoice | null>(null)
  const columns = useMemo((): Column<Invoice>[] => {
    const format = createFormat(i18n.language)
    const money = createMoney(i18n.language)
    return [
      {
        id: 'date',
        label: t('wallet.invoice.date'),
        cell: ({ date }) => format.date(date),
      },
      {
        id: 'what',
        label: t('wallet.invoice.what'),
        cell: ({ description }) => description,
      },
      {
        id: 'amount',
        label: t('wallet.invoice.amount'),
        numeric: true,
        cell: ({ amountCents }) => money(amountCents / 100),
      },
      {
        id: 'status',
        label: t('wallet.invoice.status'),
        cell: stateOf,
      },
      {
        id: 'more',
        label: t('wallet.invoice.more'),
        numeric: true,
        cell: (invoice) => waysOf(invoice, () => setAsked(invoice)),
      },
    ]
  }, [t, i18n.language])
  return (
    <Section name={t('wallet.invoice.heading')} framed={data === undefined || data.length === 0}>
      {data === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <TransactionSkeleton rows={2} />
        )
      ) : data.length === 0 ? (
        <p className="p-6 text-center text-text-2">{t('wallet.invoice.none')}</p>
      ) : (
        <div className="md:rounded-4 md:border md:border-line md:bg-surface md:px-2 md:shadow-1">
          <DataTable
            caption={t('wallet.invoice.heading')}
            rows={data}
            rowId={({ id }) => id}
            columns={columns}
          />
        </div>
      )}
      {asked !== null && <RefundDialog invoice={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

const stateOf = (invoice: Invoice) => <State status={invoice.status} />
const waysOf = (invoice: Invoice, onRefund: () => void) => (
  <Ways invoice={invoice} onRefund={onRefund} />
)

function State({ status }: Pick<Invoice, 'status'>) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`wallet.invoice.state.${status}`)}</Badge>
}

function Ways({ invoice, onRefund }: { invoice: Invoice; onRefund: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { url, date, refundableUntil } = invoice
  const [now] = useState(() => Date.now())
  const refundable = refundableUntil !== null && Date.parse(refundableUntil) > now
  if (url === null && !refundable) return <span className="text-text-3">—</span>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
      {url !== null && (
        <Button asChild variant="link" size="inline" className="min-h-9 pointer-coarse:min-h-11">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('wallet.invoice.openNamed', { date: format.date(date) })}
          >
            {t('wallet.invoice.open')}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        </Button>
      )}
      {refundable && (
        <Button
          variant="link"
          size="inline"
          className="min-h-9 pointer-coarse:min-h-11"
          onClick={onRefund}
        >
          {t('wallet.invoice.refund.ask')}
        </Button>
      )}
    </span>
  )
}

function RefundDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const showError = useShowError()
  const [refund, { isLoading }] = useRefundMutation()
  const amount = createMoney(i18n.language)((invoice.amountCents - invoice.refundedCents) / 100)
  const run = async () => {
    try {
      await refund({ body: { paymentId: invoice.id } }).unwrap()
      notify.success(t('wallet.invoice.refund.done'), {
        description: t('wallet.invoice.refund.doneText'),
      })
      onClose()
    } catch (failure) {
      showError(failure, t('wallet.invoice.refund.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('wallet.invoice.refund.title')}
      description={t('wallet.invoice.refund.text', { amount, days: refundDays })}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button variant="danger" busy={isLoading} onClick={() => void run()}>
            {t('wallet.invoice.refund.confirm')}
          </Button>
        </>
      }
    />
  )
}
