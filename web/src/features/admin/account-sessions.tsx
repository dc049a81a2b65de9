import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { useFormat } from '@/i18n/format'

type Sessions = CallReply<'GET /api/admin/users/:userId'>['sessions']

/** Where an account is signed in. */
export function AccountSessions({ sessions }: { sessions: Sessions }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('adminCare.sessions.heading')}</h3>
      {sessions.length === 0 ? (
        <p className="text-text-2">{t('adminCare.sessions.none')}</p>
      ) : (
        <ul className="grid gap-1">
          {sessions.map(({ id, device: { browser, system }, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                {[browser, system].filter((name) => name !== null).join(' · ') ||
                  t('settings.sessions.unknown')}
              </span>
              <time dateTime={lastSeenAt} className="text-small text-text-3">
                {t('adminCare.sessions.seen', { time: format.dateTime(lastSeenAt) })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
