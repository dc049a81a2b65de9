import { Coins } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CostQuote } from '@/features/wallet'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

/**
 * What something costs: a quote before it is made, a receipt after.
 * `units`: pictures, minutes of voice begun, videos.
 */
export function CostLine({
  kind,
  units = 1,
  receipt = null,
  className,
}: {
  kind: 'image' | 'voice' | 'video'
  units?: number
  /** Credits that were taken; null: it is not made yet. */
  receipt?: number | null
  className?: string
}) {
  if (receipt !== null) return <Receipt credits={receipt} className={className} />
  return (
    <Suspense fallback={<Skeleton className="h-5 w-40" />}>
      <CostQuote kind={kind} units={units} {...(className !== undefined && { className })} />
    </Suspense>
  )
}

/** Credits that were taken for what is here now. */
export function Receipt({
  credits,
  className,
}: {
  credits: number
  className?: string | undefined
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={cn('inline-flex items-center gap-1.5 text-small text-text-2', className)}>
      <Coins aria-hidden className="size-4 shrink-0" />
      {credits === 0
        ? t('media.receipt.free')
        : t('media.receipt.cost', { amount: format.number(credits) })}
    </span>
  )
}
