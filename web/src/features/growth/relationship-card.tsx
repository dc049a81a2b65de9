import type { Companion } from '@lumen/contracts/chat/schema'
import { TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useGetEmotionalIntelligenceQuery } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Phrase } from '@/i18n/phrase'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Crystal } from '@/ui/crystal'
import { Meter } from '@/ui/meter'
import { Skeleton } from '@/ui/skeleton'
import { LevelExplained } from './level-explained'

const levels = Array.from({ length: 10 }, (_, index) => index + 1)
/** Growth below this share is no trend; that somebody talked less is nobody’s to remark on. */
const noticeable = 0.05

/** How close one has become with a companion, first in one sentence. */
export function RelationshipCard({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const { id: userId } = useUser()
  const { data, error, isFetching, refetch } = useGetEmotionalIntelligenceQuery(
    { params: { userId } },
    { refetchOnMountOrArgChange: 30 },
  )
  if (data === undefined && error !== undefined && !isFetching)
    return (
      <Card>
        <div role="alert" className="grid justify-items-start gap-3">
          <h2 className="font-display text-h3 font-bold">{t('growth.failed')}</h2>
          <p className="text-text-2">{errorText(error)}</p>
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            {t('app.action.retry')}
          </Button>
        </div>
      </Card>
    )
  if (data === undefined)
    return (
      <Card padding="large">
        <output className="sr-only">{t('growth.loading')}</output>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="mt-5 h-12 w-full" />
        <Skeleton className="mt-5 h-5 w-full" />
      </Card>
    )
  const bond = data.companionAnalysis.find(({ companionId }) => companionId === companion.id)
  // Of a talk in which nothing was said yet nothing has grown, and the first level is no level.
  const grown = (bond?.connectionStrength ?? 0) > 0
  const level = grown ? (bond?.relationshipLevel ?? null) : null
  const strength = grown ? (bond?.connectionStrength ?? null) : null
  const trend = bond?.growthTrend ?? 0
  return (
    <Card
      padding="large"
      className="bg-[radial-gradient(30rem_12rem_at_88%_-3rem,var(--glow-1),transparent_75%)]"
    >
      <h2 className="font-display text-h2 font-bold">
        <Phrase>{t(`growth.stage.${stageOf(level)}`, { name: companion.name })}</Phrase>
      </h2>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        <div>
          <p className="flex items-baseline justify-between gap-3 text-small">
            <span className="text-text-2">{t('growth.level')}</span>
            <span className="font-semibold tabular-nums">
              {level === null ? '—' : t('growth.ofTen', { level: format.number(level) })}
            </span>
          </p>
          <div aria-hidden className="mt-2 grid max-w-sm grid-cols-10 gap-1">
            {levels.map((step) => (
              <Crystal
                key={step}
                hue={level !== null && step <= level ? 'violet' : 'uncut'}
                facets={5 + Math.ceil(step / 3)}
                seed={`level ${step}`}
                className="h-auto w-full"
              />
            ))}
          </div>
        </div>
        <div className="grid content-start gap-4">
          <Meter
            label={t('growth.strength')}
            value={(strength ?? 0) * 100}
            text={strength === null ? '—' : format.percent(strength)}
          />
          {bond !== undefined && grown && (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
              <span>{t('growth.memoryCount', { count: bond.memoryCount })}</span>
              {trend >= noticeable && (
                <span className="inline-flex items-center gap-1.5">
                  <TrendingUp aria-hidden className="size-4 text-ok" />
                  {t('growth.trend')}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      <LevelExplained companion={companion} />
    </Card>
  )
}

/** Which sentence fits a level from 1 to 10; null is nothing said yet. */
const stageOf = (level: number | null) =>
  level === null || level <= 1 ? 'new' : level <= 3 ? 'warm' : level <= 6 ? 'close' : 'deep'
