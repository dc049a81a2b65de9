import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { AspectGlyph } from '../wheel/aspect-glyph'
import { aspectStyles } from '../wheel/aspect-styles'
import type { TimelineEvent } from '../zodiac/chart-types'
import { PointGlyph } from '../zodiac/point-glyph'
import { SignGlyph } from '../zodiac/sign-glyph'
import { barOf, shareOf, spanOf, ticksOf, type Span } from './timeline-geometry'

const rowsAtFirst = 10

/** What the sky does to a chart over some weeks: a band for each aspect, with the day it is exact. */
export function TransitTimeline({
  date,
  days,
  events,
}: {
  /** First day, `YYYY-MM-DD`. */
  date: string
  days: number
  events: readonly TimelineEvent[]
}) {
  const { t, i18n } = useTranslation()
  const [all, setAll] = useState(false)
  const span = spanOf(date, days)
  const shown = events.filter((event) => barOf(event, span) !== null)
  const aspects = shown.filter(({ kind }) => kind === 'aspect')
  const others = shown.filter(({ kind }) => kind !== 'aspect')
  if (shown.length === 0) return <p className="text-text-2">{t('astrology.timeline.quiet')}</p>
  const monthDay = new Intl.DateTimeFormat(tagOf(i18n.language), {
    month: 'numeric',
    day: 'numeric',
  })
  return (
    <div className="grid gap-6">
      <div>
        <div className="relative h-6 border-b border-line md:ms-[42%]" aria-hidden>
          {ticksOf(span).map((tick) => (
            <span
              key={tick}
              className="absolute bottom-0 border-s border-line ps-1 text-xs leading-6 text-text-3 tabular-nums"
              style={{ insetInlineStart: `${shareOf(tick, span) * 100}%` }}
            >
              {monthDay.format(tick)}
            </span>
          ))}
        </div>
        <ol className="grid">
          {(all ? aspects : aspects.slice(0, rowsAtFirst)).map((event) => (
            <AspectRow
              key={`${event.body} ${event.aspect} ${event.natal} ${event.at}`}
              {...{ event, span }}
            />
          ))}
        </ol>
        {aspects.length > rowsAtFirst && !all && (
          <Button variant="ghost" size="small" className="mt-2" onClick={() => setAll(true)}>
            {t('astrology.timeline.all', { count: aspects.length })}
          </Button>
        )}
      </div>
      {others.length > 0 && <EventList events={others} />}
    </div>
  )
}

function AspectRow({ event, span }: { event: TimelineEvent; span: Span }) {
  const { t } = useTranslation()
  const format = useFormat()
  const bar = barOf(event, span)
  if (bar === null || event.aspect === null || event.natal === null) return null
  const { ink, dash } = aspectStyles[event.aspect]
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-line/60 py-2 last:border-b-0 md:grid-cols-[42%_minmax(0,1fr)] md:gap-x-0 md:py-1.5">
      <div className="flex min-w-0 items-center gap-2 pe-4 text-small">
        <PointGlyph point={event.body} className="size-4.5 text-text-2" />
        <AspectGlyph kind={event.aspect} className="size-4" />
        <PointGlyph point={event.natal} className="size-4.5 text-text-2" />
        <span className="min-w-0 flex-1 leading-snug">
          {t('astrology.timeline.aspect', {
            body: t(`astrology.point.${event.body}`),
            kind: t(`astrology.aspect.${event.aspect}`),
            natal: t(`astrology.point.${event.natal}`),
          })}
        </span>
        <time dateTime={event.at} className="shrink-0 text-xs text-text-3 tabular-nums">
          {format.dateTime(event.at)}
        </time>
      </div>
      <div aria-hidden className={cn('relative h-4', ink)}>
        <span
          className={cn(
            'absolute inset-y-1 rounded-full bg-current opacity-25',
            dash !== undefined &&
              'bg-[repeating-linear-gradient(90deg,currentColor_0_6px,transparent_6px_9px)]! opacity-40',
          )}
          style={{
            left: `${bar.start * 100}%`,
            width: `max(6px, ${(bar.end - bar.start) * 100}%)`,
          }}
        />
        {bar.exact !== null && (
          <span
            className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-current"
            style={{ left: `${bar.exact * 100}%` }}
          />
        )}
      </div>
    </li>
  )
}

/** Ingresses, stations and lunations, each with its moment. */
function EventList({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <h3 className="text-small font-semibold text-text-2">{t('astrology.timeline.events')}</h3>
      <ol className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {events.map((event) => (
          <li
            key={`${event.kind} ${event.body} ${event.at}`}
            className="flex items-baseline justify-between gap-3 text-small"
          >
            <span className="flex min-w-0 items-center gap-2">
              <PointGlyph point={event.body} className="size-4 text-text-3" />
              {event.sign !== null && (
                <SignGlyph sign={event.sign} className="size-4 text-text-3" />
              )}
              <span className="min-w-0">{event.text}</span>
            </span>
            <time dateTime={event.at} className="shrink-0 text-xs text-text-3 tabular-nums">
              {format.dateTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  )
}
