import type { PlanId } from '@lumen/contracts/plans'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenWindow } from '@/ui/shell-window'
import { Button, type ButtonProps } from '@/ui/button'
import { useBuyPlan } from '../checkout/use-checkout'
import { useGetSubscriptionQuery } from '../payment-api'
import { isForSale, type Interval } from './plan-terms'

/** What somebody who is signed in can do about a plan: buy it, change to it, or see that it is theirs. */
export function PlanButton({
  plan,
  interval,
  label,
  variant,
}: {
  plan: PlanId
  interval: Interval
  label: string
  variant: ButtonProps['variant']
}) {
  const { t } = useTranslation()
  const openWindow = useOpenWindow()
  const { buying, buy } = useBuyPlan()
  const { data, isFetching } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  const subscribed = data !== undefined && data.status !== 'none'
  const theirs = data?.plan.tier === plan && (data.interval === null || data.interval === interval)
  if (theirs)
    return (
      <p className="flex min-h-11 items-center justify-center gap-2 rounded-2 bg-surface-2 px-5 py-2 font-semibold text-text-2">
        <Check aria-hidden className="size-4.5 text-ok" />
        {t('account.plan')}
      </p>
    )
  // Plans that are paid for already are changed and ended in their own window.
  if (subscribed || !isForSale(plan))
    return (
      <Button variant="secondary" onClick={() => openWindow('subscription')}>
        {t(subscribed ? 'wallet.subscription.change' : 'account.subscription')}
      </Button>
    )
  const busy = buying !== null
  return (
    <Button
      variant={variant}
      busy={busy}
      disabled={data === undefined && isFetching}
      onClick={() => void buy(plan, interval)}
    >
      {busy ? t('wallet.pack.busy') : label}
    </Button>
  )
}
