import type { Invoice } from '@lumen/contracts/billing/payment-schema'
import { ExternalLink } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat, useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Badge, type BadgeProps } from '@/ui/badge'
import { Button } from '@/ui/button'
import { DataTable, type Column } from '@/ui/data-table'
import { ErrorState } from '@/ui/error-state'
import { useListInvoicesQuery } from '../payment-api'
import { Section } from '../section'
import { TransactionSkeleton } from './transaction-list'

const RefundDialog = lazy(async () => ({
  default: (await import('./refund-dialog')).RefundDialog,
}))

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
    return [
      {
        id: 'date',
        label: t('wallet.invoice.date'),
        cell: ({ date }) => format.date(date),
      },
      {
        id: 'what',
        label: t('wallet.invoice.what'),
        cell: whatOf,
      },
      {
        id: 'amount',
        label: t('wallet.invoice.amount'),
        numeric: true,
        cell: amountOf,
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
      {asked !== null && (
        <Suspense fallback={null}>
          <RefundDialog invoice={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Section>
  )
}

const whatOf = (invoice: Invoice) => <What {...invoice} />
const amountOf = (invoice: Invoice) => <Amount {...invoice} />
const stateOf = (invoice: Invoice) => <State {...invoice} />
const waysOf = (invoice: Invoice, onRefund: () => void) => (
  <Ways invoice={invoice} onRefund={onRefund} />
)

function What({ description, test }: Invoice) {
  const { t } = useTranslation()
  if (!test) return <>{description}</>
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {description}
      <Badge tone="warn">{t('wallet.checkout.test.badge')}</Badge>
    </span>
  )
}

function Amount({ amountCents, refundedCents }: Invoice) {
  const { t, i18n } = useTranslation()
  const money = createMoney(i18n.language)
  return (
    <span className="grid">
      {money(amountCents / 100)}
      {refundedCents > 0 && (
        <span className="text-xs text-text-3">
          {t('wallet.invoice.refunded', { amount: money(refundedCents / 100) })}
        </span>
      )}
    </span>
  )
}

function State({ status, refundPending }: Invoice) {
  const { t } = useTranslation()
  if (refundPending) return <Badge tone="warn">{t('wallet.invoice.pending')}</Badge>
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
