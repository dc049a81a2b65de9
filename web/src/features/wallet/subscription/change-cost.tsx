import type { PlanChangePreview } from '@lumen/contracts/billing/payment-schema'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Alert } from '@/ui/alert'
import { Skeleton } from '@/ui/skeleton'
import { FigureList } from '../figure-list'
import type { Terms } from './plan-terms'

/** What a change costs now and next, as whoever takes the payment has it. */
export function ChangeCost({
  currentData: preview,
  error,
  isFetching,
  from,
  to,
}: {
  currentData?: PlanChangePreview | undefined
  error?: unknown
  isFetching: boolean
  from: Terms
  to: Terms
}) {
  const { t, i18n } = useTranslation()
  const textOf = useErrorText()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const text = (cents: number) => money(cents / 100)
  if (preview === undefined)
    return error !== undefined && !isFetching ? (
      <Alert text={textOf(error)} />
    ) : (
      <div role="status" aria-label={t('wallet.subscription.choose.asking')}>
        <Skeleton className="h-28" />
      </div>
    )
  const { dueNowCents, creditedCents, creditsNow, nextCents, nextAt } = preview
  const isNewPeriod = preview.when === 'now' && from.interval !== to.interval
  return (
    <FigureList
      rows={[
        ...(isNewPeriod && creditedCents > 0
          ? [
              {
                name: t('wallet.subscription.choose.credited'),
                value: `−${text(creditedCents)}`,
              },
            ]
          : []),
        { name: t('wallet.subscription.choose.dueNow'), value: text(dueNowCents), main: true },
        ...(creditsNow > 0
          ? [
              {
                name: t('wallet.subscription.choose.creditsNow'),
                value: format.number(creditsNow),
              },
            ]
          : []),
        {
          name: t('wallet.subscription.choose.next'),
          value: t('wallet.subscription.choose.nextOn', {
            date: format.date(nextAt),
            price: text(nextCents),
          }),
        },
      ]}
    />
  )
}
