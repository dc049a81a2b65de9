import type { Incident } from '@lumen/contracts/admin/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { useListIncidentsQuery } from './admin-api'
import { EventSection } from './event-section'
import { IncidentForm, IncidentUpdateForm } from './incident-forms'
import { LetterSection } from './letter-section'
import { LogSection } from './log-section'
import { None } from './none'
import { ProviderSection } from './provider-section'
import { QueueSection } from './queue-section'
import { Answer, Section } from './section'
import { ServiceList } from './service-list'

const logSectionId = 'log-of-a-request'

/** How the services answer, what waits and what failed, and what the status page tells everybody. */
export function SystemPanel() {
  const { t } = useTranslation()
  const incidents = useListIncidentsQuery(undefined, { refetchOnMountOrArgChange: 30 })
  const [opening, setOpening] = useState(false)
  const [requestId, setRequestId] = useState('')
  const showLog = (id: string) => {
    setRequestId(id)
    document.getElementById(logSectionId)?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
        <Section name={t('admin.health.heading')}>
          <ServiceList range="24h" />
        </Section>
        <ProviderSection />
      </div>
      <QueueSection onShowLog={showLog} />
      <EventSection />
      <LetterSection onShowLog={showLog} />
      <div id={logSectionId} className="scroll-mt-20">
        <LogSection key={requestId} requestId={requestId} />
      </div>
      <Section
        name={t('admin.incident.heading')}
        aside={
          !opening && (
            <Button size="small" onClick={() => setOpening(true)}>
              {t('admin.incident.new')}
            </Button>
          )
        }
      >
        {opening && <IncidentForm onDone={() => setOpening(false)} />}
        <Answer query={incidents}>
          {(list) =>
            list.length === 0 ? (
              <None text={t('admin.incident.none')} />
            ) : (
              <ul className="grid gap-4">
                {list.map((incident) => (
                  <IncidentCard key={incident.id} incident={incident} />
                ))}
              </ul>
            )
          }
        </Answer>
      </Section>
    </div>
  )
}

function IncidentCard({ incident }: { incident: Incident }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { title, description, severity, status, timestamp, updates } = incident
  const open = status === 'investigating'
  return (
    <li className="grid gap-3 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-bold wrap-anywhere">{title}</h3>
        <span className="flex gap-2">
          <Badge tone={severity === 'minor' ? 'neutral' : 'warn'}>
            {t(`admin.incident.${severity}`)}
          </Badge>
          <Badge tone={open ? 'danger' : 'ok'}>
            {t(open ? 'admin.incident.open' : 'admin.incident.resolved')}
          </Badge>
        </span>
      </div>
      <p className="wrap-anywhere whitespace-pre-line text-text-2">{description}</p>
      <ol className="grid gap-1.5 border-l-2 border-line pl-4 text-small">
        {updates.map(({ time, message }) => (
          <li key={time + message} className="grid">
            <time dateTime={time} className="text-text-3">
              {format.dateTime(time)}
            </time>
            <span className="wrap-anywhere">{message}</span>
          </li>
        ))}
        <li className="text-text-3">
          {t('admin.incident.since', { time: format.dateTime(timestamp) })}
        </li>
      </ol>
      {open && <IncidentUpdateForm id={incident.id} />}
    </li>
  )
}
