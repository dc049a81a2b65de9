import type { WesternAnalysis } from '@lumen/contracts/fortune/western'
import { Clock, Compass, Hash, Lightbulb, Palette, Smile } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorName } from '@/features/readings'
import { useFormat } from '@/i18n/format'
import { Card } from '@/ui/card'
import { ShareButton } from '@/ui/share-card/share-button'
import { orDash } from '../reading/reading-parts'
import { ScoreMeters } from '../reading/score-meters'
import { ScoreRing } from '../reading/score-ring'

/** What a day asks for, with what brings luck on it. */
export function DailyGuidance({ analysis }: { analysis: WesternAnalysis }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { horoscope, luckyElements, mood, advice } = analysis.dailyGuidance
  const { color, colorId, number, direction, time } = luckyElements
  return (
    <Card padding="large">
      <section>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <ScoreRing
            value={analysis.scores.overall}
            label={t('astrology.score.value', {
              name: t('astrology.score.overall'),
              value: analysis.scores.overall,
            })}
            className="size-20"
          />
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="font-display text-h2 font-bold">{t('astrology.guidance.title')}</h3>
            <p className="text-small text-text-3">{format.calendarDay(analysis.date)}</p>
          </div>
        </div>
        <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div>
            <p className="text-lg leading-relaxed font-medium">{orDash(horoscope)}</p>
            <p className="mt-4 flex items-start gap-3 rounded-3 bg-soft px-4 py-3 text-on-soft">
              <Lightbulb aria-hidden className="mt-[.2em] size-5 shrink-0" />
              <span>
                <strong className="block">{t('astrology.guidance.advice')}</strong>
                {orDash(advice)}
              </span>
            </p>
            <dl className="mt-4 flex flex-wrap gap-2.5">
              <Lucky
                icon={<Palette aria-hidden />}
                word={t('astrology.lucky.color')}
                value={<ColorName id={colorId} name={color} />}
              />
              <Lucky
                icon={<Hash aria-hidden />}
                word={t('astrology.lucky.number')}
                value={orDash(number)}
              />
              <Lucky
                icon={<Compass aria-hidden />}
                word={t('astrology.lucky.direction')}
                value={orDash(direction)}
              />
              <Lucky
                icon={<Clock aria-hidden />}
                word={t('astrology.lucky.time')}
                value={orDash(time)}
              />
              <Lucky
                icon={<Smile aria-hidden />}
                word={t('astrology.guidance.mood')}
                value={orDash(mood)}
              />
            </dl>
            <div className="mt-5">
              <ShareButton
                card={() => ({
                  title: orDash(analysis.basicInfo.name),
                  subtitle: format.calendarDay(analysis.date),
                  reading: `${horoscope}\n${advice}`,
                })}
              />
            </div>
          </div>
          <ScoreMeters scores={analysis.scores} className="grid content-start gap-3" />
        </div>
      </section>
    </Card>
  )
}

const Lucky = (props: { icon: ReactNode; word: string; value: ReactNode }) => (
  <div className="grow basis-36 rounded-3 bg-surface-2 px-3.5 py-2.5">
    <dt className="flex items-center gap-2 text-small text-text-3 [&>svg]:size-4">
      {props.icon}
      {props.word}
    </dt>
    <dd className="mt-0.5 font-semibold">{props.value}</dd>
  </div>
)
