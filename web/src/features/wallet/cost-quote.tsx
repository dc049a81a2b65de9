import type { Quote } from '@lumen/contracts/billing/schema'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { localPath } from '@/site/public-path'
import { cn } from '@/ui/class-names'
import { ownTimeZone, useGetQuoteQuery } from './wallet-api'

/**
 * What something will cost, before it is begun: credits, what is available, and what stands in the
 * way. `units`: pictures, minutes of voice begun, videos.
 */
export function CostQuote({
  kind,
  units = 1,
  className,
}: {
  kind: 'text' | 'image' | 'voice' | 'video'
  units?: number
  className?: string
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { data, isError } = useGetQuoteQuery(
    { query: { kind, units, timeZone: ownTimeZone() } },
    { refetchOnMountOrArgChange: 30 },
  )
  const { obstacle = null } = data ?? {}
  return (
    <output
      className={cn(
        'flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small',
        obstacle === null ? 'text-text-2' : 'text-danger',
        className,
      )}
    >
      <Coins aria-hidden className="size-4 shrink-0" />
      {data === undefined ? (
        t(isError ? 'wallet.quote.unknown' : 'wallet.quote.asking')
      ) : obstacle !== null ? (
        <>
          <Obstacle obstacle={obstacle} />
          <Link
            to={
              obstacle.reason === 'credits'
                ? '/wallet#purchase'
                : localPath('/pricing', languageOf(i18n.language))
            }
            className="inline-flex min-h-6 items-center font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {t(`wallet.quote.way.${obstacle.reason === 'credits' ? 'credits' : 'plan'}`)}
          </Link>
        </>
      ) : (
        <>
          <span className="font-semibold text-text">
            {data.credits === 0
              ? t('wallet.quote.free')
              : t('wallet.quote.cost', { amount: format.number(data.credits) })}
          </span>
          {kind === 'text' && data.localTextFree && data.credits > 0 && (
            <span>{t('wallet.balance.localFree')}</span>
          )}
          <span>{t('wallet.quote.left', { amount: format.number(data.usableBalance) })}</span>
        </>
      )}
    </output>
  )
}

function Obstacle({ obstacle }: { obstacle: NonNullable<Quote['obstacle']> }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { reason, needed, left } = obstacle
  return <>{t(`wallet.quote.obstacle.${reason}`, { missing: format.number(needed - left) })}</>
}
