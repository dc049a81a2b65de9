import { plans, type Plan } from '@lumen/contracts/plans'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { useMoney } from './use-money'

type Value = number | null | boolean

const rows: readonly { id: string; valueOf: (plan: Plan) => Value; money?: true }[] = [
  { id: 'price', valueOf: ({ priceUsd }) => priceUsd, money: true },
  { id: 'credits', valueOf: ({ credits }) => credits },
  { id: 'companions', valueOf: ({ companions }) => companions },
  { id: 'messages', valueOf: ({ messagesPerDay }) => messagesPerDay },
  { id: 'voice', valueOf: ({ voiceMinutesPerMonth }) => voiceMinutesPerMonth },
  { id: 'images', valueOf: ({ imagesPerMonth }) => imagesPerMonth },
  { id: 'hd', valueOf: ({ hdImages }) => hdImages },
  { id: 'freeText', valueOf: ({ freeText }) => freeText },
]

/** Every number of the plans side by side. */
export function PlanTable() {
  const { t } = useSiteText()
  const { money, number } = useMoney()
  const show = (plan: Plan, { id, valueOf, money: isMoney }: (typeof rows)[number]): string => {
    const value = valueOf(plan)
    if (typeof value === 'boolean') return t(value ? 'pricing.table.yes' : 'pricing.table.no')
    if (isMoney === true && value !== null) return money(value)
    if (value !== null) return number(value)
    // Without a ceiling of its own: what costs credits is bounded by them.
    return t(id === 'voice' || id === 'images' ? 'pricing.table.byCredits' : 'pricing.table.any')
  }
  return (
    <div
      role="region"
      aria-label={t('pricing.table.heading')}
      tabIndex={0}
      className="overflow-x-auto rounded-4 border border-line bg-surface shadow-1"
    >
      <table className="w-full min-w-160 border-collapse">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 w-[28%] bg-surface px-5 py-4 text-left text-small font-semibold text-text-3 max-md:w-36"
            >
              {t('pricing.table.feature')}
            </th>
            {plans.map(({ id }) => (
              <th
                key={id}
                scope="col"
                className={cn('px-4 py-4', id === 'premium' && 'bg-soft text-on-soft')}
              >
                {t(`session.tier.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th
                scope="row"
                className="sticky left-0 z-10 border-t border-line bg-surface px-5 py-3.5 text-left font-medium max-md:text-small"
              >
                {t(`pricing.table.${row.id}`)}
              </th>
              {plans.map((plan) => (
                <td
                  key={plan.id}
                  className={cn(
                    'border-t border-line px-4 py-3.5 text-center tabular-nums max-md:text-small',
                    plan.id === 'premium' ? 'bg-soft font-semibold text-on-soft' : 'text-text-2',
                  )}
                >
                  {show(plan, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
