import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { Card } from '@/ui/card'
import { ShareButton } from '@/ui/share-card/share-button'
import { ListPart, orDash } from '../reading/reading-parts'
import { ScoreRing } from '../reading/score-ring'

/** How two go together: the score, what carries them and what asks for care. */
export function MatchResult({
  reading,
  title,
  marks,
  children,
}: {
  reading: ComponentProps<typeof ReadingFooter>['reading'] & {
    readonly score: number
    readonly analysis: string
    readonly strengths: readonly string[]
    readonly challenges: readonly string[]
  }
  title: string
  marks?: ReactNode
  /** More about this match. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <Card padding="large">
      <article>
        <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ScoreRing
            value={reading.score}
            label={t('astrology.compatibility.score', { score: reading.score })}
            className="size-24"
          />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="flex flex-wrap items-center gap-3 text-h2 font-bold">
              {title}
              {marks !== undefined && <span className="flex gap-2">{marks}</span>}
            </h2>
            <p className="mt-1.5 whitespace-pre-line text-text-2">{orDash(reading.analysis)}</p>
          </div>
        </header>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <ListPart title={t('astrology.compatibility.strengths')} texts={reading.strengths} />
          <ListPart title={t('astrology.compatibility.challenges')} texts={reading.challenges} />
        </div>
        {children}
        <div className="mt-6">
          <ShareButton
            card={() => ({
              title,
              subtitle: t('astrology.compatibility.score', { score: reading.score }),
              reading: reading.analysis,
            })}
          />
        </div>
        <ReadingFooter reading={reading} className="mt-5" />
      </article>
    </Card>
  )
}
