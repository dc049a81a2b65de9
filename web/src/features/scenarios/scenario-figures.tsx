import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { Star, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** How it was rated, and by how many people it was used, if by any. */
export function ScenarioFigures({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { rating, ratingCount, usageCount } = scenario
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-small text-text-2 [&_svg]:size-4 [&_svg]:shrink-0">
      <span className="inline-flex items-center gap-1.5">
        <Star aria-hidden />
        {rating === null
          ? t('scenarios.unrated')
          : t('scenarios.rated', {
              stars: format.number(Math.round(rating * 10) / 10),
              count: ratingCount,
            })}
      </span>
      {usageCount > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden />
          {t('scenarios.uses', { count: usageCount })}
        </span>
      )}
    </span>
  )
}
