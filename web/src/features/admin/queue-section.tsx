import type { AdminQueues, FailedJob } from '@lumen/contracts/admin/system-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { None } from './none'
import { OfficeTable } from './office-table'
import { Answer, Section } from './section'
import { useGetQueuesQuery, useRetryJobsMutation } from './system-api'
import { useAct } from './use-act'

type ShowLog = { onShowLog: (requestId: string) => void }

/** What waits and runs in every queue, and the jobs that failed. */
export function QueueSection({ onShowLog }: ShowLog) {
  const { t } = useTranslation()
  const queues = useGetQueuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 15_000,
    skipPollingIfUnfocused: true,
  })
  return (
    <Section name={t('adminSystem.queues.heading')}>
      <Answer query={queues}>
        {(data) => (
          <>
            <ul className="grid gap-px overflow-hidden rounded-4 border border-line bg-line shadow-1 md:grid-cols-2">
              {data.queues.map((queue) => (
                <QueueLine key={queue.queue} queue={queue} />
              ))}
            </ul>
            <h3 className="mt-4 font-bold">{t('adminSystem.jobs.heading')}</h3>
            <FailedJobs jobs={data.failed} onShowLog={onShowLog} />
          </>
        )}
      </Answer>
    </Section>
  )
}

const counts = ['waiting', 'active', 'delayed', 'failed'] as const

function QueueLine({ queue }: { queue: AdminQueues['queues'][number] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [retry, { isLoading }] = useRetryJobsMutation()
  const act = useAct()
  const shown = counts.filter((state) => queue[state] > 0)
  const all = { body: { queue: queue.queue, id: null } }
  return (
    <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-surface px-4 py-2.5">
      <span className="font-mono text-small wrap-anywhere">{queue.queue}</span>
      <span className="flex flex-wrap items-center gap-2">
        {shown.length === 0 && (
          <span className="text-small text-text-3">{t('adminSystem.queues.idle')}</span>
        )}
        {shown.map((state) => (
          <Badge key={state} tone={state === 'failed' ? 'danger' : 'neutral'}>
            {t(`adminSystem.queues.${state}`, { n: format.number(queue[state]) })}
          </Badge>
        ))}
        {queue.failed > 0 && (
          <Button
            size="small"
            variant="ghost"
            busy={isLoading}
            aria-label={t('adminSystem.queues.retryAllOf', { queue: queue.queue })}
            onClick={() => void act(retry(all).unwrap(), t('adminSystem.jobs.retried'))}
          >
            {t('adminSystem.queues.retryAll')}
          </Button>
        )}
      </span>
    </li>
  )
}

function FailedJobs({ jobs, onShowLog }: { jobs: readonly FailedJob[] } & ShowLog) {
  const { t } = useTranslation()
  const columns = useJobColumns(onShowLog)
  if (jobs.length === 0) return <None text={t('adminSystem.jobs.none')} />
  return (
    <OfficeTable
      caption={t('adminSystem.jobs.heading')}
      rows={jobs}
      rowId={({ queue, id }) => `${queue} ${id}`}
      columns={columns}
    />
  )
}

function useJobColumns(onShowLog: ShowLog['onShowLog']): readonly Column<FailedJob>[] {
  const { t } = useTranslation()
  const format = useFormat()
  return [
    {
      id: 'job',
      label: t('adminSystem.jobs.job'),
      cell: ({ job }) => <span className="font-mono text-small wrap-anywhere">{job}</span>,
    },
    {
      id: 'error',
      label: t('adminSystem.jobs.error'),
      cell: ({ error, at }) => (
        <span className="grid text-small">
          <span>{error}</span>
          {at !== null && <span className="wrap-anywhere text-text-3">{at}</span>}
        </span>
      ),
    },
    {
      id: 'attempts',
      label: t('adminSystem.jobs.attempts'),
      numeric: true,
      cell: ({ attempts }) => format.number(attempts),
    },
    {
      id: 'failedAt',
      label: t('adminSystem.jobs.failedAt'),
      cell: ({ failedAt }) => format.dateTime(failedAt),
    },
    {
      id: 'actions',
      label: t('adminSystem.actions'),
      numeric: true,
      cell: (job) => <JobActions job={job} onShowLog={onShowLog} />,
    },
  ]
}

function JobActions({ job: { queue, id, requestId }, onShowLog }: { job: FailedJob } & ShowLog) {
  const { t } = useTranslation()
  const [retry, { isLoading }] = useRetryJobsMutation()
  const act = useAct()
  const again = () => act(retry({ body: { queue, id } }).unwrap(), t('adminSystem.jobs.retried'))
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {requestId !== null && (
        <Button size="small" variant="ghost" onClick={() => onShowLog(requestId)}>
          {t('adminSystem.jobs.log')}
        </Button>
      )}
      <Button size="small" variant="secondary" busy={isLoading} onClick={() => void again()}>
        {t('adminSystem.jobs.retry')}
      </Button>
    </span>
  )
}
