import { lazy, Suspense } from 'react'
import type { NotificationPreference } from '@lumen/contracts/auth/notifications'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import {
  useListNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
} from './settings-api'
import { SettingsSection } from './settings-section'

/** It knows nothing before the browser has been asked anyway. */
const PushSwitch = lazy(async () => ({ default: (await import('./push-switch')).PushSwitch }))

/** Which kinds of notifications come, and where to. */
export function NotificationsSection() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useListNotificationPreferencesQuery()
  return (
    <SettingsSection
      id="notifications"
      title={t('settings.notifications.title')}
      text={t('settings.notifications.text')}
    >
      <Suspense fallback={null}>
        <PushSwitch />
      </Suspense>
      {data !== undefined ? (
        <ul className="mt-4 grid divide-y divide-line border-t border-line">
          {data.map((preference) => (
            <Kind key={preference.kind} preference={preference} />
          ))}
        </ul>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('settings.notifications.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="mt-4 grid gap-4">
          <span className="sr-only">{t('session.loading')}</span>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="h-11" />
          ))}
        </output>
      )}
    </SettingsSection>
  )
}

function Kind({ preference }: { preference: NotificationPreference }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [update, { isLoading, originalArgs }] = useUpdateNotificationPreferenceMutation()
  const { kind, inApp, push, mail, mandatory } = preference
  const change = async (part: { inApp?: boolean; push?: boolean; mail?: boolean }) => {
    try {
      await update({ body: { kind, ...part } }).unwrap()
    } catch (error) {
      showError(error, t('settings.saveFailed'))
    }
  }
  const saving = (place: 'inApp' | 'push' | 'mail') =>
    isLoading && originalArgs !== undefined && place in originalArgs.body
  const name = t(`settings.notifications.kind.${kind}`)
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="font-medium">{name}</h3>
        {mandatory && (
          <p className="text-small text-text-3">{t('settings.notifications.mandatory')}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 text-small">
        <Switch
          label={t('settings.notifications.inApp')}
          context={name}
          compact
          checked={inApp}
          disabled={mandatory}
          busy={saving('inApp')}
          onCheckedChange={(checked) => void change({ inApp: checked })}
        />
        <Switch
          label={t('settings.notifications.push')}
          context={name}
          compact
          checked={push}
          busy={saving('push')}
          onCheckedChange={(checked) => void change({ push: checked })}
        />
        <Switch
          label={t('settings.notifications.mail')}
          context={name}
          compact
          checked={mail}
          busy={saving('mail')}
          onCheckedChange={(checked) => void change({ mail: checked })}
        />
      </div>
    </li>
  )
}
