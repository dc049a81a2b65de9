import type { StatusService } from '@lumen/contracts/admin/schema'
import { createFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'

const dots = {
  operational: 'bg-wood-fill',
  degraded: 'bg-earth-fill',
  outage: 'bg-fire-fill',
} as const
const inks = { operational: 'text-ok', degraded: 'text-warn', outage: 'text-danger' } as const

const colourOf = (uptime: number | null) =>
  uptime === null
    ? 'bg-surface-3'
    : uptime >= 99.5
      ? 'bg-wood-fill'
      : uptime >= 95
        ? 'bg-earth-fill'
        : 'bg-fire-fill'

/** One service: how it is, how fast it answers, and its last ninety days. */
export function ServiceRow({ service }: { service: StatusService }) {
  const { t, i18n } = useSiteText()
  const { language } = useSite()
  const { calendarDay, number } = createFormat(language)
  const percent = new Intl.NumberFormat(tagOf(language), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const named = (part: 'name' | 'text', fallback: string) => {
    const key = `status.service.${service.id}.${part}`
    return i18n.exists(key, { ns: 'site' }) ? t(key) : fallback
  }
  const off = (service.off ?? []).filter((capability) =>
    i18n.exists(`status.off.${capability}`, { ns: 'site' }),
  )
  const measured = service.days.flatMap(({ uptime }) => (uptime === null ? [] : [uptime]))
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h3 className="font-bold">{named('name', service.name)}</h3>
          <p className="text-small text-text-2">{named('text', service.description)}</p>
        </div>
        <p className={cn('flex items-center gap-2 font-semibold', inks[service.status])}>
          <span aria-hidden className={cn('size-2.5 rounded-full', dots[service.status])} />
          {t(`status.state.${service.status}`)}
        </p>
      </div>
      {off.length > 0 && (
        <ul className="grid gap-1 border-s-2 border-line ps-3 text-small text-text-2">
          {off.map((capability) => (
            <li key={capability}>{t(`status.off.${capability}`)}</li>
          ))}
        </ul>
      )}
      <div
        role="img"
        aria-label={t('status.days', { count: measured.length })}
        className="flex h-7 gap-px sm:gap-0.5"
      >
        {service.days.map(({ date: day, uptime }) => (
          <span
            key={day}
            title={`${calendarDay(day)} · ${uptime === null ? '—' : percent.format(uptime / 100)}`}
            className={cn('min-w-0 flex-1 rounded-[2px]', colourOf(uptime))}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-6 text-small text-text-3 tabular-nums">
        <div className="flex gap-1.5">
          <dt>{t('status.uptime')}</dt>
          <dd className="font-semibold text-text-2">
            {service.uptime === null ? '—' : percent.format(service.uptime / 100)}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt>{t('status.responseTime')}</dt>
          <dd className="font-semibold text-text-2">
            {service.responseTime === null ? '—' : `${number(service.responseTime)} ms`}
          </dd>
        </div>
      </dl>
    </li>
  )
}
