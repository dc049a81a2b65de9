import type { Subscription } from '@lumen/contracts/billing/payment-schema'
import { plans } from '@lumen/contracts/plans'
import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { createMoney } from '@/i18n/money'
import { localPath } from '@/site/public-path'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { TierBadge } from '@/ui/tier-badge'
import { notify } from '@/ui/toast'
import { useFollow } from '../checkout/use-checkout'
import { useOpenPortalMutation, useResumeSubscriptionMutation } from '../payment-api'
import { priceOf } from './plan-terms'

const benefits = ['chat', 'media', 'reports'] as const

/** The plan as it stands, what belongs to it, and what can be done about it. */
export function PlanStep({
  subscription,
  onStep,
  onLeave,
}: {
  subscription: Subscription
  onStep: (step: 'change' | 'cancel') => void
  onLeave: () => void
}) {
  const { t, i18n } = useTranslation()
  const money = createMoney(i18n.language)
  const { plan, status, interval, cancelAtPeriodEnd, next, portal } = subscription
  const format = useFormat()
  const paid = status !== 'none' && interval !== null
  // Somebody who has no plan reads what a plan would bring.
  const messages = paid ? (plans.find(({ id }) => id === plan.tier)?.messagesPerDay ?? null) : null
  return (
    <div className="grid gap-5 pb-2">
      <div className="flex items-center justify-between gap-4 rounded-3 bg-surface-2 p-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-small text-text-2">
            {t('account.plan')}
            <TierBadge tier={plan.tier} />
          </p>
          {paid && (
            <p className="mt-1 text-h3 font-bold tabular-nums">
              {t(`wallet.subscription.${interval === 'year' ? 'perYear' : 'perMonth'}`, {
                price: money(priceOf({ plan: plan.tier, interval })),
              })}
            </p>
          )}
          <EndLine subscription={subscription} />
        </div>
        <Crystal
          hue={paid ? 'violet' : 'uncut'}
          seed={plan.tier}
          facets={paid ? 9 : 6}
          glow={paid}
          className="h-16 w-14 shrink-0"
        />
      </div>
      {status === 'past_due' && (
        <p className="flex items-start gap-2 rounded-2 bg-warn/12 px-3.5 py-2.5 text-warn">
          <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
          {t('wallet.subscription.pastDue')}
        </p>
      )}
      {!paid && (
        <div>
          <h3 className="font-display text-h3 font-bold">
            {t('wallet.subscription.prompt.title')}
          </h3>
          <p className="mt-1 text-text-2">{t('wallet.subscription.prompt.text')}</p>
        </div>
      )}
      <div>
        {paid && (
          <h3 className="mb-2 text-small font-semibold text-text-2">
            {t('wallet.subscription.included')}
          </h3>
        )}
        <ul className="grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Check aria-hidden className="mt-[.25em] size-4.5 shrink-0 text-ok" />
              {benefit === 'chat' && messages !== null
                ? t('wallet.subscription.benefit.messages', { amount: format.number(messages) })
                : t(`wallet.subscription.benefit.${benefit}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2.5">
        {!paid ? (
          <Button asChild onClick={onLeave}>
            <Link to={localPath('/pricing', languageOf(i18n.language))}>
              {t('wallet.subscription.upgrade')}
            </Link>
          </Button>
        ) : cancelAtPeriodEnd || next !== null ? (
          <ResumeButton />
        ) : (
          <Button onClick={() => onStep('change')}>{t('wallet.subscription.change')}</Button>
        )}
        {portal && <PortalButton />}
        {paid && !cancelAtPeriodEnd && (
          <Button variant="ghost" onClick={() => onStep('cancel')}>
            {t('wallet.subscription.cancel')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Until when it is paid, and what comes then. */
function EndLine({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { currentPeriodEnd, cancelAtPeriodEnd, next } = subscription
  if (currentPeriodEnd === null)
    return <p className="mt-1 text-small text-text-3">{t('wallet.subscription.never')}</p>
  const date = format.date(currentPeriodEnd)
  return (
    <p className="mt-1 text-small text-text-2">
      {cancelAtPeriodEnd
        ? t('wallet.subscription.ends', { date })
        : next !== null
          ? t('wallet.subscription.scheduled', { date, plan: t(`session.tier.${next.tier}`) })
          : t('wallet.subscription.renews', { date })}
    </p>
  )
}

function ResumeButton() {
  const { t } = useTranslation()
  const showError = useShowError()
  const [resume, { isLoading }] = useResumeSubscriptionMutation()
  const run = async () => {
    try {
      await resume().unwrap()
      notify.success(t('wallet.subscription.resumed'))
    } catch (error) {
      showError(error, t('wallet.subscription.failed'))
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void run()}>
      {t('wallet.subscription.resume')}
    </Button>
  )
}

function PortalButton() {
  const { t } = useTranslation()
  const showError = useShowError()
  const follow = useFollow()
  const [open, { isLoading }] = useOpenPortalMutation()
  const run = async () => {
    try {
      follow((await open().unwrap()).url)
    } catch (error) {
      showError(error, t('wallet.checkout.failed'))
    }
  }
  return (
    <Button variant="secondary" busy={isLoading} onClick={() => void run()}>
      {t('wallet.subscription.portal')}
    </Button>
  )
}
