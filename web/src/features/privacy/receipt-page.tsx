import type { ReceiptState } from '@lumen/contracts/auth/deletion'
import { Download, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useReadReceiptQuery } from './deletion-api'

type Receipt = NonNullable<ReceiptState['receipt']>

/** What whoever has the link of a deletion sees, signed in or not: how far it is, then the receipt. */
export default function ReceiptPage() {
  const { t } = useTranslation()
  const token = useLocation().hash.slice(1)
  const { data, error, isFetching, refetch } = useReadReceiptQuery({ body: { token } })
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 md:py-14">
      <h1 className="font-display text-h1 font-bold">{t('deletion.page.title')}</h1>
      {data !== undefined ? (
        <State state={data} busy={isFetching} onAgain={() => void refetch()} />
      ) : isFetching ? (
        <output>
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-44 rounded-4!" />
        </output>
      ) : (
        <ErrorState
          title={t('deletion.page.none')}
          text={t('deletion.page.noneText')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}

function State({
  state: { state, dueAt, receipt },
  busy,
  onAgain,
}: {
  state: ReceiptState
  busy: boolean
  onAgain: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  if (receipt !== null) return <Done receipt={receipt} />
  return (
    <Card padding="large">
      <p>
        {state === 'pending' && dueAt !== null
          ? t('deletion.page.pending', { date: format.dateTime(dueAt) })
          : t('deletion.page.erasing')}
      </p>
      <Button variant="secondary" className="mt-4" busy={busy} onClick={onAgain}>
        {t('deletion.page.again')}
      </Button>
    </Card>
  )
}

function Done({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { record } = receipt
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((all, count) => all + count, 0)
  const save = () => {
    const url = URL.createObjectURL(
      new Blob([JSON.stringify(receipt, null, 2)], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = url
    link.download = `deletion-receipt-${record.completedAt.slice(0, 10)}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Card padding="large">
      <p className="flex items-start gap-2 font-semibold">
        <ShieldCheck aria-hidden className="mt-[.15em] size-5 shrink-0 text-ok" />
        {t('deletion.page.done', { date: format.dateTime(record.completedAt) })}
      </p>
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_max-content] gap-y-2 border-y border-line py-4">
        {record.services.map(({ service, erased }) => (
          <div key={service} className="contents">
            <dt className="text-text-2">{t(`deletion.page.service.${service}`)}</dt>
            <dd className="text-end tabular-nums">
              {t('deletion.page.erased', { count: sum(erased) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-text-2">
        {record.paymentsKeptUntil !== null &&
          `${t('deletion.page.payments', {
            count: record.paymentsKept,
            date: format.date(record.paymentsKeptUntil),
          })} `}
        {t('deletion.page.backups', { date: format.date(record.backupsOverwrittenBy) })}
      </p>
      <p className="mt-2 text-small text-text-2">{t('deletion.page.signed')}</p>
      <Button className="mt-5" onClick={save}>
        <Download aria-hidden className="size-4.5" />
        {t('deletion.page.download')}
      </Button>
    </Card>
  )
}
