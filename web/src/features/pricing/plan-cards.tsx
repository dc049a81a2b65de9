import { plans, type Plan } from '@lumen/contracts/plans'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { ChoosePlan, type Period } from './choose-plan'
import { useMoney } from './use-money'

const months: Readonly<Record<Period, number>> = { monthly: 1, yearly: 12 }

const periodOf = (search: string): Period =>
  new URLSearchParams(search).get('period') === 'yearly' ? 'yearly' : 'monthly'

/** What a plan holds, as lines of its card. */
function usePlanLines() {
  const { t } = useSiteText()
  const { number } = useMoney()
  const line = (key: string, value: number) =>
    t(`pricing.line.${key}`, { count: value, amount: number(value) })
  return ({
    credits,
    companions,
    messagesPerDay,
    voiceMinutesPerMonth,
    imagesPerMonth,
    hdImages,
    freeText,
    contactSales,
  }: Plan): string[] => [
    line('credits', credits),
    companions === null ? t('pricing.line.companionsAny') : line('companions', companions),
    messagesPerDay === null ? t('pricing.line.messagesAny') : line('messages', messagesPerDay),
    ...(voiceMinutesPerMonth === null ? [] : [line('voice', voiceMinutesPerMonth)]),
    ...(imagesPerMonth === null ? [] : [line(hdImages ? 'hdImages' : 'images', imagesPerMonth)]),
    ...(freeText ? [t('pricing.line.freeText')] : []),
    ...(contactSales ? [t('pricing.line.sales')] : []),
  ]
}

export function PlanCards() {
  const { t } = useSiteText()
  const { money } = useMoney()
  const linesOf = usePlanLines()
  const { signedIn } = useSite()
  // Who comes back from signing in finds what they chose; pages rendered at build know no address.
  const [period, setPeriod] = useState<Period>(() =>
    signedIn ? periodOf(location.search) : 'monthly',
  )
  return (
    <section aria-label={t('pricing.plans')} className="mx-auto w-full max-w-6xl px-5 pt-8 md:px-8">
      <fieldset className="mx-auto mb-9 w-fit">
        <legend className="sr-only">{t('pricing.period')}</legend>
        <div className="grid grid-cols-2 gap-1 rounded-full bg-surface-3 p-1 dark:bg-surface-2">
          {(['monthly', 'yearly'] as const).map((id) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center justify-center rounded-full px-6 font-medium text-text-2 transition-colors duration-160 hover:text-text has-checked:bg-surface has-checked:text-link has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring dark:has-checked:bg-surface-3"
            >
              <input
                type="radio"
                name="period"
                value={id}
                checked={period === id}
                onChange={() => setPeriod(id)}
                className="sr-only"
              />
              {t(`pricing.${id}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => {
          const popular = plan.id === 'premium'
          return (
            <li
              key={plan.id}
              className={cn(
                'relative flex flex-col rounded-5 border p-6',
                popular
                  ? 'border-violet-500 bg-surface shadow-3 ring-1 ring-violet-500'
                  : 'border-line bg-surface shadow-1',
              )}
            >
              {popular && (
                <span className="absolute -top-3.5 left-6 rounded-full bg-primary px-3 py-1 text-small font-semibold text-on-primary">
                  {t('pricing.popular')}
                </span>
              )}
              <h2 className="text-h3 font-bold">{t(`session.tier.${plan.id}`)}</h2>
              <p className="mt-1 min-h-12 text-small text-text-2">{t(`pricing.for.${plan.id}`)}</p>
              <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
                <span className="font-display text-[2.5rem] leading-none font-bold tabular-nums">
                  {money(Math.round(plan.priceUsd * months[period] * 100) / 100)}
                </span>
                <span className="text-text-2">
                  {t(period === 'monthly' ? 'pricing.perMonth' : 'pricing.perYear')}
                </span>
              </p>
              <ul className="mt-6 mb-7 grid gap-2.5">
                {linesOf(plan).map((text) => (
                  <li key={text} className="flex gap-2.5">
                    <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-link" />
                    <span className="text-pretty">{text}</span>
                  </li>
                ))}
              </ul>
              <div className="mt-auto grid">
                <ChoosePlan plan={plan} period={period} popular={popular} />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mx-auto mt-6 max-w-3xl text-center text-small text-balance text-text-3">
        {t('pricing.note')}
      </p>
    </section>
  )
}
