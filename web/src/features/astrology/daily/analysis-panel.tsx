import { Briefcase, Gem, Hash, Heart, Palette } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColorName, ReadingFooter } from '@/features/readings'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { ReadingLoading } from '../reading/reading-loading'
import { TextPart } from '../reading/reading-parts'
import { SignGlyph } from '../zodiac/sign-glyph'
import { elementInk, signById, type SignId } from '../zodiac/signs'
import { useAnalysis } from './use-analysis'

/** The nature of a sign: traits, love, work and what brings it luck. */
export function AnalysisPanel({ sign, ready }: { sign: SignId; ready: boolean }) {
  const { t } = useTranslation()
  const { currentData, error, isFetching, refetch } = useAnalysis(sign, ready)
  if (currentData === undefined)
    return (
      <Card padding="large">
        {error !== undefined && !isFetching ? (
          <ErrorState
            title={t('astrology.failed.title')}
            text={t('astrology.failed.text')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ReadingLoading text={t('astrology.analysis.loading')} />
        )}
      </Card>
    )
  const { traits, loveStyle, careerAdvice, luckyColor, luckyColorId, luckyNumber, luckyStone } =
    currentData
  return (
    <Card padding="large">
      <article>
        <header className="flex flex-wrap items-center gap-4">
          <SignGlyph sign={sign} className={`size-12 ${elementInk[signById(sign).element]}`} />
          <h2 className="min-w-0 flex-1 text-h2 font-bold">
            {t('astrology.analysis.title', { sign: t(`astrology.sign.${sign}`) })}
          </h2>
        </header>
        <ul aria-label={t('astrology.analysis.traits')} className="mt-5 flex flex-wrap gap-2">
          {traits.length === 0 ? (
            <li>—</li>
          ) : (
            traits.map((trait) => (
              <li key={trait}>
                <Badge tone="soft" className="px-3! py-1! text-small!">
                  {trait}
                </Badge>
              </li>
            ))
          )}
        </ul>
        <div className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
          <TextPart
            title={t('astrology.analysis.love')}
            icon={<Heart aria-hidden />}
            text={loveStyle}
          />
          <TextPart
            title={t('astrology.analysis.career')}
            icon={<Briefcase aria-hidden />}
            text={careerAdvice}
          />
        </div>
        <dl className="mt-6 grid gap-3 sm:grid-cols-3">
          <Lucky
            icon={<Palette aria-hidden />}
            word={t('astrology.lucky.color')}
            value={<ColorName id={luckyColorId} name={luckyColor} />}
          />
          <Lucky
            icon={<Hash aria-hidden />}
            word={t('astrology.lucky.number')}
            value={luckyNumber}
          />
          <Lucky icon={<Gem aria-hidden />} word={t('astrology.lucky.stone')} value={luckyStone} />
        </dl>
        <ReadingFooter reading={currentData} className="mt-7" />
      </article>
    </Card>
  )
}

const Lucky = (props: { icon: ReactNode; word: string; value: ReactNode }) => (
  <div className="rounded-3 bg-surface-2 px-4 py-3">
    <dt className="flex items-center gap-2 text-small text-text-3 [&>svg]:size-4">
      {props.icon}
      {props.word}
    </dt>
    <dd className="mt-0.5 text-lg font-semibold">
      {props.value === null || props.value === '' ? '—' : props.value}
    </dd>
  </div>
)
