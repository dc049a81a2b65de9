import type { Scores } from '@lumen/contracts/fortune/schema'
import { useTranslation } from 'react-i18next'
import { Meter } from '@/ui/meter'

const kinds = ['love', 'career', 'wealth', 'health', 'emotion'] as const

/** The parts of a day as bars. */
export function ScoreMeters({ scores, className }: { scores: Scores; className?: string }) {
  const { t } = useTranslation()
  return (
    <div className={className}>
      {kinds.map((kind) => (
        <Meter
          key={kind}
          label={t(`astrology.score.${kind}`)}
          value={scores[kind]}
          text={String(scores[kind])}
        />
      ))}
    </div>
  )
}
