import type { Companion } from '@lumen/contracts/chat/schema'
import { RecentMemories } from './recent-memories'
import { MilestonesCard } from './milestones-card'
import { ScenariosCard } from './scenarios-card'
import { TendenciesCard } from './tendencies/tendencies-card'
import { RelationshipCard } from './relationship-card'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '@/features/companion-data'
import { CompanionStars } from '@/features/companion-stars'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Meter } from '@/ui/meter'

/** The growth tab: how close one has become, who the companion is, what it learnt last, how it has changed, what was reached, and which scenarios are meant for it. */
export default function GrowthPanel({ companion }: { companion: Companion }) {
  return (
    <div className="relative h-full overflow-y-auto overscroll-contain">
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
        <RelationshipCard companion={companion} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
          <PersonalityCard companion={companion} />
          <RecentMemories companion={companion} />
        </div>
        <TendenciesCard companion={companion} />
        <CompanionStars companion={companion} />
        <MilestonesCard companion={companion} />
        <ScenariosCard companion={companion} />
      </div>
    </div>
  )
}

const scores = ['empathy', 'creativity', 'intelligence', 'humor'] as const

/** The four scores of a companion as bars, and its traits. */
function PersonalityCard({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const traitText = useTraitText()
  const { personality } = companion
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('growth.personality')}</h2>
      <p className="mt-1 text-small text-text-2">{t('growth.personalityHint')}</p>
      <div className="mt-4 grid gap-4">
        {scores.map((score) => (
          <Meter
            key={score}
            label={t(`companions.score.${score}`)}
            value={personality[score]}
            text={format.number(personality[score])}
          />
        ))}
      </div>
      {personality.traits.length > 0 && (
        <ul aria-label={t('companions.form.traits')} className="mt-5 flex flex-wrap gap-2">
          {personality.traits.map((trait) => (
            <li key={trait} className="min-w-0">
              <Badge tone="soft" className="max-w-full wrap-anywhere whitespace-normal">
                {traitText(trait)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
