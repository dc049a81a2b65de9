import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { Meter } from '@/ui/meter'

const scores = ['empathy', 'creativity', 'intelligence', 'humor'] as const

/** The four scores of a companion as bars, and its traits. */
export function PersonalityCard({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const traitText = useTraitText()
  const { personality } = companion
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('growth.personality')}</h2>
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
