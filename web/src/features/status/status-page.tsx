import type { SystemStatus } from '@lumen/contracts/admin/schema'
import { CircleAlert, CircleCheck, CircleDashed, CircleX, RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { createFormat } from '@/i18n/format'
import { siteCall } from '@/site/site-call'
import { siteErrorText } from '@/site/site-error-text'
import { useSite } from '@/site/site-context'
import { PageHead } from '@/site/section'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'
import { Announcements } from './announcements'
import { Incidents } from './incidents'
import { ServiceRow } from './service-row'

const refreshMs = 60_000

const looks = {
  operational: { icon: CircleCheck, look: 'bg-ok/10 text-ok' },
  degraded: { icon: CircleAlert, look: 'bg-warn/10 text-warn' },
  outage: { icon: CircleX, look: 'bg-danger/10 text-danger' },
} as const

/** The state of the services, asked for again every minute while the page is looked at. */
function useStatus() {
  const { t } = useSiteText()
  const [status, setStatus] = useState<SystemStatus | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(true)
  const ask = useCallback(() => {
    const end = (reason: string | null) => {
      setFailure(reason)
      setBusy(false)
    }
    const show = (answer: SystemStatus) => {
      setStatus(answer)
      end(null)
    }
    return siteCall('GET /api/status', undefined).then(show, (error: unknown) => {
      console.error('The status could not be read', error)
      end(siteErrorText(t, error))
    })
  }, [t])
  useEffect(() => {
    void ask()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [ask])
  const refresh = () => {
    setBusy(true)
    void ask()
  }
  return { status, failure, busy, refresh }
}

export default function StatusPage() {
  const { t } = useSiteText()
  const { language } = useSite()
  const { status, failure, busy, refresh } = useStatus()
  const { time } = createFormat(language)
  // What operators say is wrong says more than what was measured.
  const open = status?.incidents.find((incident) => incident.status !== 'resolved')
  const overall = status === null ? null : looks[status.status]
  const Icon = overall?.icon ?? (failure === null ? CircleDashed : CircleAlert)
  return (
    <>
      <PageHead heading={t('status.heading')} text={t('status.text')} />
      <div className="mx-auto grid w-full max-w-6xl gap-12 px-5 py-6 md:px-8">
        <div
          aria-live="polite"
          className={cn(
            'flex min-h-22 flex-wrap items-center gap-x-4 gap-y-2 rounded-4 px-6 py-5',
            overall?.look ?? 'bg-surface-3 text-text-2',
          )}
        >
          <Icon aria-hidden className="size-8 shrink-0" />
          {/* Icon and sentence fill a row of two lines on a phone, so that nothing moves when the answer comes. */}
          <p className="text-h3 font-bold max-sm:min-h-14 max-sm:min-w-0 max-sm:basis-[calc(100%-3rem)] max-sm:content-center">
            {status === null
              ? (failure ?? t('status.checking'))
              : open !== undefined
                ? t('status.overall.incident', { title: open.title })
                : t(`status.overall.${status.status}`)}
          </p>
          <div className="ml-auto flex items-center gap-3">
            {status !== null && (
              <span className="text-small text-text-2">
                {failure ?? t('status.checkedAt', { time: time(status.checkedAt) })}
              </span>
            )}
            <Button size="small" variant="secondary" busy={busy} onClick={refresh}>
              {!busy && <RefreshCw aria-hidden className="size-4" />}
              {t('status.refresh')}
            </Button>
          </div>
        </div>
        <Announcements />
        {(status !== null || failure === null) && (
          <>
            <section aria-labelledby="services">
              <h2 id="services" className="mb-4 text-h2 font-bold">
                {t('status.services')}
              </h2>
              <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
                {status === null
                  ? Array.from({ length: 5 }, (_, index) => (
                      <li key={index} className="grid h-39 content-center gap-3 px-5 sm:h-32">
                        <Skeleton className="h-5 w-40" />
                        <Skeleton className="h-7 w-full" />
                      </li>
                    ))
                  : status.services.map((service) => (
                      <ServiceRow key={service.id} service={service} />
                    ))}
              </ul>
            </section>
            <Incidents incidents={status?.incidents ?? null} />
          </>
        )}
      </div>
    </>
  )
}
