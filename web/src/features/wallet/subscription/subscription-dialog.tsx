import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useGetSubscriptionQuery } from '../payment-api'
import { CancelStep } from './cancel-step'
import { ChangeStep } from './change-step'
import { PlanStep } from './plan-step'

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
