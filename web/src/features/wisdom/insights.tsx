import type { InsightType, WisdomInsight } from '@lumen/contracts/fortune/eastern'
import { Feather, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { errorCodeOf } from '@/api/error'
import { useShowError } from '@/api/use-error-text'
import { BirthDialog, readerZone, useGetBirthProfileQuery } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Meter } from '@/ui/meter'
import { ShareButton } from '@/ui/share-card/share-button'
import { Skeleton } from '@/ui/skeleton'
import { ownDay } from '@/i18n/own-day'
import { Section } from './section'
import { useListInsightsQuery, useMakeInsightMutation } from './wisdom-api'

const types = [
  'fortune',
  'personality',
  'relationship',
  'career',
  'philosophy',
] as const satisfies readonly InsightType[]
const made = [
  { type: 'fortune', icon: Sparkles },
  { type: 'philosophy', icon: Feather },
] as const
const tagsShown = 3

/** Insights that were made, by kind, and the two buttons that make new ones. */
export function Insights() {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const showError = useShowError()
  const [chosen, setChosen] = useState<string>('all')
  const { data, error, isFetching, refetch } = useListInsightsQuery({
    params: { userId },
    query: {},
  })
  const [makeInsight, { isLoading: busy, originalArgs }] = useMakeInsightMutation()
  const { data: birth } = useGetBirthProfileQuery({ params: { userId } })
  const needsBirth = birth?.profile === null
  /** What is made once the birth is told, which every insight is made from. */
  const [waiting, setWaiting] = useState<InsightType | null>(null)
  const shown = (data ?? []).filter(({ type }) => chosen === 'all' || type === chosen)
  const make = async (type: InsightType) => {
    try {
      await makeInsight({
        params: { userId },
        query: readerZone(),
        body: { type, context: { date: ownDay() } },
      }).unwrap()
      setChosen((now) => (now === 'all' ? now : type))
    } catch (failure) {
      if (errorCodeOf(failure) === 'birth_profile_missing') setWaiting(type)
      else showError(failure, t('wisdom.insights.makeFailed'))
    }
  }
  return (
    <Section
      title={t('wisdom.insights.heading')}
      aside={
        <span className="flex flex-wrap gap-2">
          {made.map(({ type, icon: Icon }) => {
            const own = busy && originalArgs?.body.type === type
            return (
              <Button
                key={type}
                size="small"
                variant={type === 'fortune' ? 'primary' : 'secondary'}
                busy={own}
                disabled={busy && !own}
                onClick={() => (needsBirth ? setWaiting(type) : void make(type))}
              >
                {!own && <Icon aria-hidden className="size-4" />}
                {t(`wisdom.insights.make.${type}`)}
              </Button>
            )
          })}
        </span>
      }
    >
      <Chips
        label={t('wisdom.insights.filter')}
        options={['all', ...types].map((id) => ({ id, label: t(`wisdom.type.${id}`) }))}
        chosen={[chosen]}
        single
        onChange={([next]) => setChosen(next ?? 'all')}
      />
      {data !== undefined ? (
        shown.length === 0 ? (
          <EmptyState
            title={t('wisdom.insights.empty.title')}
            text={t('wisdom.insights.empty.text')}
          />
        ) : (
          <ul className="mt-4 grid gap-4">
            {shown.map((insight) => (
              <Insight key={insight.id} insight={insight} />
            ))}
          </ul>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('wisdom.insights.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="mt-4 grid gap-3">
          <span className="sr-only">{t('eastern.loading')}</span>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </output>
      )}
      {waiting !== null && (
        <BirthDialog onClose={() => setWaiting(null)} onSaved={() => void make(waiting)} />
      )}
    </Section>
  )
}

function Insight({ insight }: { insight: WisdomInsight }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { type, title, content, culturalSource, confidence, applicableDate, tags } = insight
  return (
    <li className="grid gap-3 rounded-3 border border-line bg-surface-2 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="soft">{t(`wisdom.type.${type}`)}</Badge>
        <span className="text-small text-text-3">{format.calendarDay(applicableDate)}</span>
        <span className="ml-auto">
          <ShareButton card={() => ({ title, subtitle: culturalSource, reading: content })} />
        </span>
      </div>
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="whitespace-pre-line">{content}</p>
      <div className="grid items-end gap-x-8 gap-y-3 sm:grid-cols-2">
        <p className="text-small text-text-2">
          {t('wisdom.insights.source')} <span className="font-medium">{culturalSource || '—'}</span>
        </p>
        <Meter
          label={t('wisdom.insights.confidence')}
          value={confidence * 100}
          text={format.percent(confidence)}
        />
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.slice(0, tagsShown).map((tag) => (
            <li key={tag} className="rounded-full bg-surface-3 px-2.5 text-xs leading-6">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <ReadingFooter reading={insight} />
    </li>
  )
}
