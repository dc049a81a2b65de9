import type { SecurityEvent } from '@lumen/contracts/auth/security-operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useListSecurityEventsQuery } from './security-api'
import { SettingsSection } from './settings-section'

const shownAtFirst = 6

/** What happened to the account lately, and on which device. */
export function SecurityEventsSection() {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const { data, error, isFetching, refetch } = useListSecurityEventsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <SettingsSection
      id="security"
      title={t('security.events.title')}
      text={t('security.events.text')}
    >
      {data !== undefined ? (
        <>
          <ul className="grid divide-y divide-line">
            {data.slice(0, all ? undefined : shownAtFirst).map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
          {!all && data.length > shownAtFirst && (
            <Button variant="ghost" size="small" className="mt-3" onClick={() => setAll(true)}>
              {t('security.events.more')}
            </Button>
          )}
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('security.events.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="grid gap-3">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </output>
      )}
    </SettingsSection>
  )
}

function Event({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { kind, at, device, knownNetwork } = event
  const name =
    [device.browser, device.system].filter((part) => part !== null).join(' · ') ||
    t('settings.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 flex-1 basis-40 font-medium">{t(`security.event.${kind}`)}</p>
      {!knownNetwork && <Badge>{t('security.events.newNetwork')}</Badge>}
      <p className="text-small text-text-3">
        {name} · <time dateTime={at}>{format.relative(at)}</time>
      </p>
    </li>
  )
}
