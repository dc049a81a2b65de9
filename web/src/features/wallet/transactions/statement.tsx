import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { LoadMore } from '@/ui/load-more'
import { Section } from '../section'
import { useListTransactionsInfiniteQuery } from '../wallet-api'
import { InvoiceList } from './invoice-list'
import { TransactionList, TransactionSkeleton } from './transaction-list'
import { useExportStatementMutation } from '../payment-api'

/** Fetches the whole statement and hands it to the browser as a dated file; rejects with an `ApiError`. */
function useDownloadStatement(): () => Promise<void> {
  const [fetchCsv] = useExportStatementMutation()
  return async () => {
    const csv = await fetchCsv().unwrap()
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `lumen-${new Date().toISOString().slice(0, 10)}.csv`
    link.click()
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
}

/** Everything that was moved, newest first and page by page, as a file too; and the invoices. */
export function Statement() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useListTransactionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const lines = data?.pages.flat()
  const end = useWhenSeen(hasNextPage && !isFetching, () => void fetchNextPage())
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Section
        name={t('wallet.transaction.heading')}
        framed
        action={lines !== undefined && lines.length > 0 && <DownloadButton />}
      >
        {lines !== undefined ? (
          <TransactionList transactions={lines} />
        ) : error !== undefined && !isFetching ? (
          <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <TransactionSkeleton rows={6} />
        )}
        {hasNextPage && (
          <div ref={end} className="border-t border-line pb-4">
            <LoadMore busy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
          </div>
        )}
      </Section>
      <InvoiceList />
    </div>
  )
}

/** Goes on by itself as far as somebody scrolls. Returns what to put at the end of the list. */
function useWhenSeen(ready: boolean, act: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const run = useRef(act)
  useEffect(() => {
    run.current = act
  })
  useEffect(() => {
    const element = end.current
    if (!ready || element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) run.current()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ready])
  return end
}

function DownloadButton() {
  const { t } = useTranslation()
  const showError = useShowError()
  const download = useDownloadStatement()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await download()
    } catch (failure) {
      showError(failure, t('wallet.transaction.downloadFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void run()}>
      {!busy && <Download aria-hidden className="size-4" />}
      {t('wallet.transaction.download')}
    </Button>
  )
}
