import {
  Bell,
  CircleHelp,
  CreditCard,
  Flag,
  Settings,
  ShieldCheck,
  UserRound,
  Wrench,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { useOpenWindow } from '@/ui/shell-window'

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-start font-medium transition-colors duration-160 hover:bg-surface-3 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-text-3'

/** Where the account leads to: windows and pages. */
export function AccountEntries({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation()
  const openWindow = useOpenWindow()
  const { isVerified, subscriptionTier } = useUser()
  const entries: ({ label: string; icon: ReactNode } & (
    | { to: string }
    | { window: 'profile' | 'subscription' }
  ))[] = [
    { label: t('account.profile'), icon: <UserRound aria-hidden />, window: 'profile' },
    { label: t('account.settings'), icon: <Settings aria-hidden />, to: '/settings' },
    { label: t('account.subscription'), icon: <CreditCard aria-hidden />, window: 'subscription' },
    {
      label: t('account.notifications'),
      icon: <Bell aria-hidden />,
      to: '/settings#notifications',
    },
    { label: t('route.privacy'), icon: <ShieldCheck aria-hidden />, to: '/privacy' },
    { label: t('route.reports'), icon: <Flag aria-hidden />, to: '/reports' },
    ...(isVerified && subscriptionTier === 'admin'
      ? [{ label: t('route.admin'), icon: <Wrench aria-hidden />, to: '/admin' }]
      : []),
    {
      label: t('route.help'),
      icon: <CircleHelp aria-hidden />,
      to: localPath('/help', languageOf(i18n.language)),
    },
  ]
  return (
    <ul className="grid">
      {entries.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <Link to={entry.to} className={look} onClick={onLeave}>
              {entry.icon}
              {entry.label}
            </Link>
          ) : (
            <button
              type="button"
              className={look}
              onClick={() => {
                onLeave()
                openWindow(entry.window)
              }}
            >
              {entry.icon}
              {entry.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
