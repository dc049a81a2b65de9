import type { Subscription } from '@lumen/contracts/billing/payment-schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useCancelSubscriptionMutation } from '../payment-api'

/** Asks before a plan ends, and says what stays. */
export function CancelStep({
  subscription: { plan, currentPeriodEnd },
  onDone,
}: {
  subscription: Subscription
  onDone: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [cancel, { isLoading }] = useCancelSubscriptionMutation()
  const run = async () => {
    try {
      await cancel().unwrap()
      notify.success(t('wallet.subscription.cancelled'))
      onDone()
    } catch (error) {
      showError(error, t('wallet.subscription.failed'))
    }
  }
  return (
    <div className="grid gap-5 pb-2">
      <div>
        <h3 className="font-display text-h3 font-bold">
          {t('wallet.subscription.cancelAsk.title')}
        </h3>
        <p className="mt-2 text-text-2">
          {t('wallet.subscription.cancelAsk.text', {
            plan: t(`session.tier.${plan.tier}`),
            date: currentPeriodEnd === null ? '—' : format.date(currentPeriodEnd),
          })}
        </p>
      </div>
      <div className="grid gap-2.5">
        <Button data-autofocus onClick={onDone}>
          {t('wallet.subscription.cancelAsk.keep')}
        </Button>
        <Button variant="dangerSecondary" busy={isLoading} onClick={() => void run()}>
          {t('wallet.subscription.cancelAsk.confirm')}
        </Button>
      </div>
    </div>
  )
}
