import type { DeviceSession } from '@lumen/contracts/auth/schema'
import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from './settings-api'
import { SettingsSection } from './settings-section'

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, unknown: CircleHelp } as const

/** Where the account is signed in, and how to end that. */
export function SessionsSection() {
  const { t } = useTranslation()
  const showError = useShowError()
  const { data, error, isFetching, refetch } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  const end = async () => {
    try {
      const { ended } = await endOthers().unwrap()
      notify.success(t('settings.sessions.ended', { count: ended }))
    } catch (failure) {
      showError(failure, t('settings.sessions.endFailed'))
    }
  }
  return (
    <SettingsSection
      id="sessions"
      title={t('settings.sessions.title')}
      text={t('settings.sessions.text')}
      action={
        data !== undefined &&
        data.length > 1 && (
          <Button
            variant="dangerSecondary"
            size="small"
            busy={isLoading}
            onClick={() => void end()}
          >
            {t('settings.sessions.endOthers')}
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <ul className="grid divide-y divide-line">
          {data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('settings.sessions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="grid gap-4">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </output>
      )}
    </SettingsSection>
  )
}

function Session({ session }: { session: DeviceSession }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [endSession, { isLoading }] = useEndSessionMutation()
  const { id, device, createdAt, lastSeenAt, current } = session
  const Icon = icons[device.form]
  const name =
    [device.browser, device.system].filter((part) => part !== null).join(' · ') ||
    t('settings.sessions.unknown')
  const end = async () => {
    try {
      await endSession({ params: { sessionId: id } }).unwrap()
    } catch (failure) {
      showError(failure, t('settings.sessions.endFailed'))
    }
  }
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-3 text-text-2">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium">
          {name}
          {current && <Badge tone="ok">{t('settings.sessions.current')}</Badge>}
        </p>
        <p className="text-small text-text-3">
          {current
            ? t('settings.sessions.since', { date: format.date(createdAt) })
            : t('settings.sessions.seen', { when: format.relative(lastSeenAt) })}
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          busy={isLoading}
          aria-label={t('settings.sessions.endOne', { name })}
          onClick={() => void end()}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}
