import type { Plan } from '@lumen/contracts/plans'
import { lazy, Suspense } from 'react'
import settings from 'virtual:site-settings'
import { localPath } from '@/site/public-path'
import { SiteLink, useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'

export type Period = 'monthly' | 'yearly'

/** Needs the store of the app, which pages that stand alone do not load. */
const PlanButton = lazy(async () => {
  const { loadPlanButton } = await import('@/features/wallet')
  return { default: (await loadPlanButton()).PlanButton }
})

/** The way to a plan: its checkout, signing in first, or a mail where it is sold in talks. */
export function ChoosePlan({
  plan,
  period,
  popular,
}: {
  plan: Plan
  period: Period
  popular: boolean
}) {
  const { t } = useSiteText()
  const { signedIn, language } = useSite()
  const variant = popular ? 'primary' : 'secondary'
  const label =
    plan.priceUsd === 0
      ? t('site.start')
      : t('pricing.choose', { plan: t(`session.tier.${plan.id}`) })
  if (plan.contactSales)
    return (
      <Button asChild variant="secondary">
        <a href={`mailto:${settings.mail.sales}`}>{t('pricing.contactSales')}</a>
      </Button>
    )
  if (signedIn)
    return (
      <Suspense
        fallback={
          <Button variant={variant} disabled>
            {label}
          </Button>
        }
      >
        <PlanButton
          plan={plan.id}
          interval={period === 'yearly' ? 'year' : 'month'}
          label={label}
          variant={variant}
        />
      </Suspense>
    )
  const back = localPath(period === 'yearly' ? '/pricing?period=yearly' : '/pricing', language)
  return (
    <Button asChild variant={variant}>
      <SiteLink
        to={
          plan.priceUsd === 0
            ? '/auth?mode=register'
            : `/auth?mode=register&next=${encodeURIComponent(back)}`
        }
      >
        {label}
      </SiteLink>
    </Button>
  )
}
