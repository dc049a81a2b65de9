import { plans } from '@lumen/contracts/plans'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { Button } from '@/ui/button'
import { TierBadge } from '@/ui/tier-badge'

/** The plan the user really has, and what it holds. */
export function PlanCard() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { credits, subscriptionTier } = useUser()
  const plan = plans.find(({ id }) => id === subscriptionTier)
  const most = (value: number | null) =>
    value === null ? t('home.plan.unlimited') : format.number(value)
  const facts = [
    { id: 'credits', value: credits === null ? '—' : format.number(credits) },
    ...(plan === undefined
      ? []
      : [
          { id: 'monthly', value: format.number(plan.credits) },
          { id: 'companions', value: most(plan.companions) },
          { id: 'messages', value: most(plan.messagesPerDay) },
        ]),
  ]
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <span className="text-text-2">{t('account.plan')}</span>
        <TierBadge tier={subscriptionTier} />
      </p>
      <dl className="mt-3 grid">
        {facts.map(({ id, value }) => (
          <div
            key={id}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2 text-small"
          >
            <dt className="text-text-2">{t(`home.plan.${id}`)}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button asChild variant="secondary" className="mt-3 w-full">
        <Link to={localPath('/pricing', languageOf(i18n.language))}>
          {t('account.comparePlans')}
        </Link>
      </Button>
    </>
  )
}
