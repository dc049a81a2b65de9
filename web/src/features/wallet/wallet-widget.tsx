import { RotateCw, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { useRefresh } from './use-refresh'
import { useGetBalanceQuery } from './wallet-api'

/** The balance in one line; it looks again every 30 seconds, or when asked to. */
export function WalletWidget({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isError, isFetching, refetch } = useGetBalanceQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  useRefresh(refetch)
  return (
    <section
      aria-label={t('wallet.title')}
      className="flex items-center gap-1 rounded-3 border border-line bg-surface-2 p-1.5"
    >
      <Link
        to="/wallet"
        onClick={onLeave}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-2 px-2 transition-colors duration-160 hover:bg-surface-3"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-2 bg-soft text-on-soft">
          <Wallet aria-hidden className="size-4.5" />
        </span>
        <span className="min-w-0">
          <span className="block text-xs leading-4 text-text-3">{t('wallet.balance.usable')}</span>
          <span className="flex items-baseline gap-1.5 leading-6">
            {data === undefined && !isError ? (
              <Skeleton className="my-1 h-4 w-16" />
            ) : (
              <strong className="text-lg tabular-nums">
                {data === undefined ? '—' : format.number(data.usableBalance)}
              </strong>
            )}
            {(data?.debt ?? 0) > 0 && (
              <span className="truncate text-xs text-danger">
                {t('wallet.balance.debt', { amount: format.number(data?.debt ?? 0) })}
              </span>
            )}
          </span>
        </span>
      </Link>
      <IconButton
        label={t('wallet.balance.refresh')}
        size="small"
        aria-busy={isFetching || undefined}
        onClick={() => void refetch()}
      >
        <RotateCw className={cn(isFetching && 'animate-spin')} />
      </IconButton>
      <Link
        to="/wallet#purchase"
        onClick={onLeave}
        className="inline-flex min-h-11 items-center rounded-2 px-3 text-small font-semibold text-link hover:bg-soft hover:text-on-soft"
      >
        {t('wallet.topUp')}
      </Link>
    </section>
  )
}
