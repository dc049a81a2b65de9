import { Briefcase, Coins, Heart, HeartPulse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ColorName, Hook, ReadingFooter } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { ShareButton } from '@/ui/share-card/share-button'
import { useGetHoroscopeQuery } from '../astrology-api'
import { orDash, TextPart } from '../reading/reading-parts'
import { ReadingLoading } from '../reading/reading-loading'
import { ScoreMeters } from '../reading/score-meters'
import { ScoreRing } from '../reading/score-ring'
import { SignGlyph } from '../zodiac/sign-glyph'
import { elementInk, signById, type SignId } from '../zodiac/signs'

/** The day of a sign. */
export function HoroscopePanel({ sign, ready }: { sign: SignId; ready: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { currentData, error, isFetching, refetch } = useGetHoroscopeQuery(
    { params: { sign }, query: readerZone() },
    { skip: !ready },
  )
  if (currentData === undefined)
    return (
      <Card padding="large">
        {error !== undefined && !isFetching ? (
          <ErrorState
            title={t('astrology.horoscope.failed.title')}
            text={t('astrology.horoscope.failed.text')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ReadingLoading text={t('astrology.horoscope.loading')} />
        )}
      </Card>
    )
  const { horoscope, scores, date } = currentData
  return (
    <Card padding="large">
      <article aria-busy={isFetching}>
        <header className="flex flex-wrap items-center gap-4">
          <SignGlyph sign={sign} className={`size-12 ${elementInk[signById(sign).element]}`} />
          <div className="min-w-0 flex-1">
            <h2 className="text-h2 font-bold">{t(`astrology.sign.${sign}`)}</h2>
            <p className="text-small text-text-3">{format.calendarDay(date)}</p>
          </div>
          <ScoreRing
            value={scores.overall}
            label={t('astrology.score.value', {
              name: t('astrology.score.overall'),
              value: scores.overall,
            })}
            className="size-20"
          />
        </header>
        <Hook text={horoscope.overall} language={currentData.language} className="mt-5" />
        {horoscope.description !== horoscope.overall && (
          <p className="mt-2 text-text-2">{orDash(horoscope.description)}</p>
        )}
        <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
            <TextPart
              title={t('astrology.score.love')}
              icon={<Heart aria-hidden />}
              text={horoscope.love}
            />
            <TextPart
              title={t('astrology.score.career')}
              icon={<Briefcase aria-hidden />}
              text={horoscope.career}
            />
            <TextPart
              title={t('astrology.score.wealth')}
              icon={<Coins aria-hidden />}
              text={horoscope.wealth}
            />
            <TextPart
              title={t('astrology.score.health')}
              icon={<HeartPulse aria-hidden />}
              text={horoscope.health}
            />
          </div>
          <div className="grid content-start gap-4">
            <ScoreMeters scores={scores} className="grid gap-3" />
            <dl className="grid grid-cols-2 gap-2 text-small">
              <div className="rounded-2 bg-surface-2 px-3 py-2">
                <dt className="text-text-3">{t('astrology.lucky.color')}</dt>
                <dd className="font-semibold">
                  <ColorName id={horoscope.luckyColorId} name={horoscope.luckyColor} />
                </dd>
              </div>
              <div className="rounded-2 bg-surface-2 px-3 py-2">
                <dt className="text-text-3">{t('astrology.lucky.number')}</dt>
                <dd className="font-semibold tabular-nums">{orDash(horoscope.luckyNumber)}</dd>
              </div>
            </dl>
          </div>
        </div>
        <div className="mt-6">
          <ShareButton
            card={() => ({
              title: t(`astrology.sign.${sign}`),
              subtitle: format.calendarDay(date),
              reading: horoscope.overall,
            })}
          />
        </div>
        <ReadingFooter reading={currentData} className="mt-5" />
      </article>
    </Card>
  )
}
