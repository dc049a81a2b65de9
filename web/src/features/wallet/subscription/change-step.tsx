import type { Subscription } from '@lumen/contracts/billing/payment-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { Segments } from '@/ui/segments'
import { notify } from '@/ui/toast'
import { useFollow } from '../checkout/use-checkout'
import { useChangeSubscriptionMutation, useGetChangePreviewQuery } from '../payment-api'
import { ChangeCost } from './change-cost'
import { isForSale, plansForSale, priceOf, whenChanged, type Interval } from './plan-terms'

/** Another plan or another period: what it costs, and when it begins. */
export function ChangeStep({
  subscription: { plan, interval, currentPeriodEnd },
  onDone,
}: {
  subscription: Subscription
  onDone: () => void
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const showError = useShowError()
  const follow = useFollow()
  const [change, { isLoading }] = useChangeSubscriptionMutation()
  const from = { plan: plan.tier, interval: interval ?? 'month' }
  const [period, setPeriod] = useState<Interval>(from.interval)
  const [chosen, setChosen] = useState<string>(plan.tier)
  const to = { plan: isForSale(chosen) ? chosen : plan.tier, interval: period }
  const when = whenChanged(from, to)
  const preview = useGetChangePreviewQuery(
    { query: { planId: isForSale(to.plan) ? to.plan : 'basic', interval: period } },
    { skip: when === 'never', refetchOnMountOrArgChange: true },
  )
  const run = async () => {
    if (!isForSale(to.plan)) return
    try {
      const { url } = await change({ body: { planId: to.plan, interval: period } }).unwrap()
      // The bank asks who pays: nothing has changed before that is answered there.
      if (url !== undefined) return follow(url)
      notify.success(t('wallet.subscription.changed'))
      onDone()
    } catch (error) {
      showError(error, t('wallet.subscription.failed'))
    }
  }
  return (
    <div className="grid gap-5 pb-2">
      <Segments
        label={t('wallet.subscription.choose.interval')}
        value={period}
        onValueChange={(next) => setPeriod(next as Interval)}
        items={(['month', 'year'] as const).map((id) => ({
          id,
          label: t(`wallet.subscription.choose.${id}`),
        }))}
      />
      <RadioGroup
        label={t('wallet.subscription.choose.plan')}
        value={chosen}
        onValueChange={setChosen}
        options={plansForSale.map(({ id }) => {
          const name = t(`session.tier.${id}`)
          return {
            id,
            label: id === plan.tier ? `${name} · ${t('wallet.subscription.choose.current')}` : name,
            hint: t(`wallet.subscription.${period === 'year' ? 'perYear' : 'perMonth'}`, {
              price: money(priceOf({ plan: id, interval: period })),
            }),
          }
        })}
      />
      <div className="grid min-h-12 gap-3" aria-live="polite">
        <p className="text-small text-text-2">
          {when === 'now' &&
            t(`wallet.subscription.choose.${period === from.interval ? 'up' : 'toYear'}`)}
          {when === 'later' &&
            t('wallet.subscription.choose.down', {
              date: currentPeriodEnd === null ? '—' : format.date(currentPeriodEnd),
            })}
          {when === 'later' &&
            whenChanged(from, { ...to, interval: 'year' }) === 'now' &&
            ` ${t('wallet.subscription.choose.yearNow', { plan: t(`session.tier.${to.plan}`) })}`}
        </p>
        {when !== 'never' && <ChangeCost {...preview} to={to} from={from} />}
      </div>
      <div className="grid gap-2.5">
        <Button
          disabled={when === 'never' || preview.currentData === undefined}
          busy={isLoading}
          onClick={() => void run()}
        >
          {t('wallet.subscription.choose.confirm')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('wallet.subscription.choose.back')}
        </Button>
      </div>
    </div>
  )
}
