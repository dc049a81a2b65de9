import type { Incident } from '@lumen/contracts/admin/schema'
import { createFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { useSite } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'

/** What happened in the last ninety days; null while it is being asked for. */
export function Incidents({ incidents }: { incidents: readonly Incident[] | null }) {
  const { t } = useSiteText()
  const { language } = useSite()
  const { dateTime } = createFormat(language)
  return (
    <section aria-labelledby="incidents">
      <h2 id="incidents" className="mb-4 text-h2 font-bold">
        {t('status.incidents')}
      </h2>
      {incidents !== null && incidents.length === 0 && (
        <p className="flex items-center gap-4 rounded-4 border border-line bg-surface p-6 text-text-2">
          <Crystal hue="uncut" seed="calm" facets={6} className="h-12" />
          {t('status.noIncidents')}
        </p>
      )}
      <ul className="grid gap-4">
        {incidents?.map(
          ({ id, title, description, language: written, status, severity, timestamp, updates }) => (
            <li key={id} className="rounded-4 border border-line bg-surface p-6 shadow-1">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
                <span
                  className={cn(
                    'rounded-full px-3 py-1 font-semibold',
                    status === 'resolved' ? 'bg-ok/10 text-ok' : 'bg-danger/10 text-danger',
                  )}
                >
                  {t(`status.incident.${status}`)}
                </span>
                <span className="text-text-2">{t(`status.severity.${severity}`)}</span>
                <time dateTime={timestamp} className="text-text-3">
                  {dateTime(timestamp)}
                </time>
              </p>
              <div lang={written === language ? undefined : tagOf(written)}>
                <h3 className="mt-3 text-h3 font-bold">{title}</h3>
                <p className="mt-1 text-text-2">{description}</p>
                {updates.length > 0 && (
                  <ol className="mt-4 grid gap-3 border-l-2 border-line pl-4">
                    {updates.map(({ time, message }) => (
                      <li key={time}>
                        <time dateTime={time} className="text-small text-text-3">
                          {dateTime(time)}
                        </time>
                        <p>{message}</p>
                      </li>
                    ))}
                  </ol>
                )}
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
