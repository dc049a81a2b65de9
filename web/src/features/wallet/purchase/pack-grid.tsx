import { creditPacks, pricePer100Credits, refundDays } from '@lumen/contracts/plans'
import { BadgeCheck, Infinity as Endless, Undo2, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { useBuyPack } from '../checkout/use-checkout'
import { useGetSubscriptionQuery } from '../payment-api'
import { Section } from '../section'

const promises = [
  { id: 'endless', icon: Endless },
  { id: 'atOnce', icon: Zap },
  { id: 'refund', icon: Undo2 },
  { id: 'safe', icon: BadgeCheck },
] as const

/** Four packs of credits; while one is being bought, none can be. */
export function PackGrid() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const { buying, buy } = useBuyPack()
  const provider = useGetSubscriptionQuery(undefined).data?.provider ?? 'stripe'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Section name={t('wallet.pack.heading')}>
        {provider !== 'stripe' && (
          <div className="mb-5">
            <Alert tone="info" text={t(`wallet.pack.provider.${provider}`)} />
          </div>
        )}
        <ul className="grid gap-x-4 gap-y-6 pt-2 sm:grid-cols-2 xl:grid-cols-4">
          {creditPacks.map((pack) => {
            const { id, credits, bonus, priceUsd, originalPriceUsd, popular } = pack
            const name = t(`wallet.pack.${id}.name`)
            return (
              <li
                key={id}
                className={cn(
                  'relative flex flex-col rounded-4 border bg-surface p-5',
                  popular
                    ? 'border-violet-500 shadow-2 ring-1 ring-violet-500'
                    : 'border-line shadow-1',
                )}
              >
                {popular && (
                  <span className="absolute -top-3.5 left-4 rounded-full bg-primary px-3 py-1 text-small font-semibold text-on-primary">
                    {t('wallet.pack.popular')}
                  </span>
                )}
                <h3 className="font-bold">{name}</h3>
                <p className="text-small text-text-2">{t(`wallet.pack.${id}.text`)}</p>
                <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
                  <span className="font-display text-[2.25rem] leading-none font-bold tabular-nums">
                    {format.number(credits + bonus)}
                  </span>
                  <span className="text-text-2">{t('wallet.credits')}</span>
                </p>
                <p className="mt-1.5 min-h-6 text-small font-medium text-ok">
                  {bonus > 0 &&
                    t('wallet.pack.bonus', {
                      credits: format.number(credits),
                      bonus: format.number(bonus),
                    })}
                </p>
                <p className="mt-4 flex flex-wrap items-baseline gap-x-2 border-t border-line pt-4 leading-8">
                  <span className="text-h3 leading-8 font-bold tabular-nums">
                    {money(priceUsd)}
                  </span>
                  {originalPriceUsd !== null && (
                    <s className="text-text-3">
                      <span className="sr-only">{t('wallet.pack.before')} </span>
                      {money(originalPriceUsd)}
                    </s>
                  )}
                </p>
                <p className="mb-5 text-small text-text-3">
                  {t('wallet.pack.unitPrice', { price: money(pricePer100Credits(pack)) })}
                </p>
                <Button
                  variant={popular ? 'primary' : 'soft'}
                  className="mt-auto"
                  aria-label={buying === id ? undefined : t('wallet.pack.buyNamed', { pack: name })}
                  busy={buying === id}
                  disabled={provider === 'none' || (buying !== null && buying !== id)}
                  onClick={() => void buy(id)}
                >
                  {t(buying === id ? 'wallet.pack.busy' : 'wallet.pack.buy')}
                </Button>
              </li>
            )
          })}
        </ul>
      </Section>
      <ul className="grid gap-4 rounded-4 bg-surface-2 p-5 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ id, icon: Icon }) => (
          <li key={id} className="flex items-start gap-2.5 text-small text-text-2">
            <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-link" />
            {t(`wallet.pack.promise.${id === 'safe' && provider !== 'stripe' ? 'test' : id}`, {
              days: refundDays,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
