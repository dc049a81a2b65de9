import type { AdminEvents } from '@lumen/contracts/admin/system-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Answer, Section } from './section'
import { useGetEventsQuery } from './system-api'

/** How far events are behind: what services have not published, and consumers not handled. */
export function EventSection() {
  const { t } = useTranslation()
  const events = useGetEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  })
  return (
    <Section name={t('adminSystem.events.heading')}>
      <Answer query={events}>
        {({ outboxes, consumers }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
            <Outboxes outboxes={outboxes} />
            <Consumers consumers={consumers} />
          </div>
        )}
      </Answer>
    </Section>
  )
}

const list = 'divide-y divide-line rounded-4 border border-line bg-surface shadow-1'
const row = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-4 py-3'

function Outboxes({ outboxes }: Pick<AdminEvents, 'outboxes'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const textOf = (backlog: AdminEvents['outboxes'][number]['backlog']) => {
    if (backlog === null) return t('adminSystem.events.silent')
    if (backlog.oldestSeconds === null) return t('adminSystem.events.empty')
    return t('adminSystem.events.waiting', {
      n: format.number(backlog.waiting),
      seconds: format.number(Math.round(backlog.oldestSeconds)),
    })
  }
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-bold">{t('adminSystem.events.outbox')}</h3>
      <ul className={list}>
        {outboxes.map(({ service, backlog }) => (
          <li key={service} className={row}>
            <span>{t(`admin.service.${service}`, { defaultValue: service })}</span>
            <span className={backlog === null ? 'text-small text-warn' : 'text-small text-text-3'}>
              {textOf(backlog)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const counts = ['pending', 'unsettled', 'redelivered'] as const

function Consumers({ consumers }: Pick<AdminEvents, 'consumers'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const behind = consumers.filter(({ pending, unsettled }) => pending + unsettled > 0)
  const rest = format.number(consumers.length - behind.length)
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-bold">{t('adminSystem.events.consumers')}</h3>
      <ul className={list}>
        {behind.map((each) => (
          <li key={`${each.source} ${each.consumer}`} className={row}>
            <span className="font-mono text-small wrap-anywhere">{each.consumer}</span>
            <span className="flex flex-wrap gap-2">
              {counts
                .filter((count) => each[count] > 0)
                .map((count) => (
                  <Badge key={count} tone={count === 'redelivered' ? 'warn' : 'neutral'}>
                    {t(`adminSystem.events.${count}`, { n: format.number(each[count]) })}
                  </Badge>
                ))}
            </span>
          </li>
        ))}
        <li className={`${row} text-text-2`}>
          {behind.length === 0
            ? t('adminSystem.events.upToDate', { n: rest })
            : t('adminSystem.events.othersUpToDate', { n: rest })}
        </li>
      </ul>
    </div>
  )
}
