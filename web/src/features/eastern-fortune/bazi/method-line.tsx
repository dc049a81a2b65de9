import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** How clock and place were read for a chart: zone, offset, daylight saving, true solar time, school. */
export function MethodLine({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { method, warnings, clock } = chart
  const solar = method.solarMinutes
  const parts = [
    method.place === null ? t('eastern.method.noPlace') : method.place.name,
    method.zone,
    `UTC${method.offset}`,
    method.dstSeconds > 0
      ? t('eastern.method.saving', { minutes: Math.round(method.dstSeconds / 60) })
      : t('eastern.method.noSaving'),
    ...(solar === null
      ? []
      : [
          t('eastern.method.solar', {
            minutes: `${solar < 0 ? '−' : '+'}${format.number(Math.abs(Math.round(solar * 10) / 10))}`,
          }),
        ]),
    t(`eastern.method.axis.${method.axis}`),
    t(method.dayChange === '23:00' ? 'eastern.method.lateRat' : 'eastern.method.midnight'),
    ...(method.timeKnown
      ? [t('eastern.method.clock', { time: clock.slice(11, 16), date: clock.slice(0, 10) })]
      : []),
  ]
  return (
    <div className="grid gap-3">
      <p className="text-small text-text-2">
        <span className="font-semibold text-text">{t('eastern.method.label')}</span>{' '}
        {parts.join(' · ')}
      </p>
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(({ kind, text }) => (
            <li
              key={`${kind}-${text}`}
              className="flex items-start gap-2.5 rounded-2 bg-warn/10 px-3.5 py-2.5 text-small text-warn"
            >
              <TriangleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
