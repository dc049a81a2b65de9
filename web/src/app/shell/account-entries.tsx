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
import { useNavigate } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { useOpenWindow } from '@/ui/shell-window'

/** Where the account leads to: windows and pages. */
export function AccountEntries({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const openWindow = useOpenWindow()
  const { isVerified, subscriptionTier } = useUser()
  const go = (path: string) => () => void navigate(path)
  const entries: { label: string; icon: ReactNode; run: () => void }[] = [
    {
      label: t('account.profile'),
      icon: <UserRound aria-hidden />,
      run: () => openWindow('profile'),
    },
    { label: t('account.settings'), icon: <Settings aria-hidden />, run: go('/settings') },
    {
      label: t('account.subscription'),
      icon: <CreditCard aria-hidden />,
      run: () => openWindow('subscription'),
    },
    {
      label: t('account.notifications'),
      icon: <Bell aria-hidden />,
      run: go('/settings#notifications'),
    },
    { label: t('route.privacy'), icon: <ShieldCheck aria-hidden />, run: go('/privacy') },
    { label: t('route.reports'), icon: <Flag aria-hidden />, run: go('/reports') },
    ...(isVerified && subscriptionTier === 'admin'
      ? [{ label: t('route.admin'), icon: <Wrench aria-hidden />, run: go('/admin') }]
      : []),
    {
      label: t('route.help'),
      icon: <CircleHelp aria-hidden />,
      run: go(localPath('/help', languageOf(i18n.language))),
    },
  ]
  return (
    <ul className="grid">
      {entries.map(({ label, icon, run }) => (
        <li key={label}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded-2 px-3 text-start font-medium transition-colors duration-160 hover:bg-surface-3 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-text-3"
            onClick={() => {
              onLeave()
              run()
            }}
          >
            {icon}
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
