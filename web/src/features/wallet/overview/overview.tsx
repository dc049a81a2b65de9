import { ChartColumn, ChevronRight, CreditCard, Crown, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOpenWindow } from '@/ui/shell-window'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Section } from '../section'
import { TransactionList, TransactionSkeleton } from '../transactions/transaction-list'
import { useRefresh } from '../use-refresh'
import { useGetBalanceQuery } from '../wallet-api'
import { BalanceCard } from './balance-card'

const ways = [
  { id: 'purchase', icon: CreditCard },
  { id: 'transactions', icon: ReceiptText },
  { id: 'statistics', icon: ChartColumn },
] as const

const tile =
  'flex h-full min-h-16 w-full items-center gap-3 rounded-3 border border-line bg-surface px-4 py-3 text-start font-semibold shadow-1 transition-colors duration-160 hover:border-ring hover:bg-soft hover:text-on-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-link'

/** The balance, four ways on, and what was moved last. */
export function Overview() {
  const { t } = useTranslation()
  const openWindow = useOpenWindow()
  const { data, error, isFetching, refetch } = useGetBalanceQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  useRefresh(refetch)
  if (data === undefined && error !== undefined && !isFetching)
    return (
      <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {data === undefined ? (
        <Skeleton className="h-52 rounded-5" />
      ) : (
        <BalanceCard balance={data} busy={isFetching} onRefresh={() => void refetch()} />
      )}
      <nav aria-label={t('wallet.quick')}>
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {ways.map(({ id, icon: Icon }) => (
            <li key={id}>
              <Link to={{ hash: id }} replace className={tile}>
                <Icon aria-hidden />
                <span className="min-w-0 hyphens-auto">{t(`wallet.tab.${id}`)}</span>
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={tile} onClick={() => openWindow('subscription')}>
              <Crown aria-hidden />
              <span className="min-w-0 hyphens-auto">{t('account.subscription')}</span>
            </button>
          </li>
        </ul>
      </nav>
      <Section
        name={t('wallet.recent.heading')}
        framed
        action={
          <Button asChild variant="link" size="small" className="px-0">
            <Link to={{ hash: 'transactions' }} replace>
              {t('wallet.all')}
              <ChevronRight aria-hidden className="size-4" />
            </Link>
          </Button>
        }
      >
        {data === undefined ? (
          <TransactionSkeleton rows={3} />
        ) : (
          <TransactionList transactions={data.recentTransactions} />
        )}
      </Section>
    </div>
  )
}
