import type { TimeRange } from '@lumen/contracts/admin/office-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { useGetSystemHealthQuery } from './admin-api'
import { Answer } from './section'

const tones = { operational: 'ok', degraded: 'warn', outage: 'danger' } as const

/** Every service with its state and how long its answer took. */
export function ServiceList({ range }: { range: TimeRange }) {
  const { t } = useTranslation()
  const format = useFormat()
  const health = useGetSystemHealthQuery(
    { query: { timeRange: range } },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <Answer query={health}>
      {({ services }) => (
        <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
          {services.map(({ id, status, responseTime }) => (
            <li key={id} className="flex items-center justify-between gap-4 px-4 py-3">
              <span className="min-w-0 wrap-anywhere">
                {t(`admin.service.${id}`, { defaultValue: id })}
              </span>
              <span className="flex shrink-0 items-center gap-3">
                <span className="text-small text-text-3 tabular-nums">
                  {responseTime === null ? '—' : `${format.number(responseTime)} ms`}
                </span>
                <Badge tone={tones[status]}>{t(`admin.health.${status}`)}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Answer>
  )
}
