import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useGetSubscriptionQuery, useCancelSubscriptionMutation } from '../payment-api'
import { ChangeStep } from './change-step'
import { PlanStep } from './plan-step'
import type { Subscription } from '@lumen/contracts/billing/payment-schema'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'

type Step = 'plan' | 'change' | 'cancel'

/** The plan of the account: what it is, until when, and how to change, end or resume it. */
export function SubscriptionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('account.subscription')} size="small">
      <Content onClose={onClose} />
    </Dialog>
  )
}

/** Begins anew each time the dialog opens. */
function Content({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>('plan')
  const { data, error, isFetching, refetch } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (data === undefined)
    return error !== undefined && !isFetching ? (
      <ErrorState
        title={t('wallet.subscription.loadFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="grid gap-4 pb-4">
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11" />
      </div>
    )
  const back = () => setStep('plan')
  if (step === 'change') return <ChangeStep subscription={data} onDone={back} />
  if (step === 'cancel') return <CancelStep subscription={data} onDone={back} />
  return <PlanStep subscription={data} onStep={setStep} onLeave={onClose} />
}

/** Asks before a plan ends, and says what stays. */
function CancelStep({
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
