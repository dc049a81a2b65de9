import type { User } from '@lumen/contracts/auth/schema'
import { Bell, CircleHelp, CreditCard, LogOut, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { Menu } from '@/ui/menu'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsWide } from '@/ui/use-media'
import { AccountSheet } from './account-sheet'
import { placement } from './icon-trigger'
import { useOpenWindow } from './shell-window'
import { useLogout } from './use-logout'
import { UserAvatar, UserCard } from './user-card'

const triggerStyles =
  'grid size-12 place-items-center rounded-2 transition-colors duration-160 hover:bg-surface-3 data-[state=open]:bg-surface-3'

/** Menu of the signed-in person; a sheet with language and theme on small screens. */
export function UserMenu() {
  const wide = useIsWide()
  const { user } = useSession()
  if (user === null) return <Skeleton round className="m-1.5 size-9" />
  return wide ? <WideMenu user={user} /> : <SmallMenu user={user} />
}

function WideMenu({ user }: { user: User }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const openWindow = useOpenWindow()
  const { logout, busy } = useLogout()
  return (
    <Menu
      {...placement.rail}
      width="wide"
      trigger={
        <button
          type="button"
          aria-label={t('shell.userMenu')}
          data-tooltip={user.username}
          className={triggerStyles}
        >
          <UserAvatar user={user} size={36} />
        </button>
      }
      entries={[
        { kind: 'content', id: 'card', node: <UserCard user={user} /> },
        { kind: 'separator', id: 'line' },
        {
          kind: 'action',
          id: 'profile',
          label: t('account.profile'),
          icon: <UserRound aria-hidden />,
          onSelect: () => openWindow('profile'),
        },
        {
          kind: 'action',
          id: 'settings',
          label: t('account.settings'),
          icon: <Settings aria-hidden />,
          onSelect: () => void navigate('/settings'),
        },
        {
          kind: 'action',
          id: 'subscription',
          label: t('account.subscription'),
          icon: <CreditCard aria-hidden />,
          onSelect: () => openWindow('subscription'),
        },
        {
          kind: 'action',
          id: 'notifications',
          label: t('account.notifications'),
          icon: <Bell aria-hidden />,
          onSelect: () => void navigate('/settings#notifications'),
        },
        {
          kind: 'action',
          id: 'help',
          label: t('route.help'),
          icon: <CircleHelp aria-hidden />,
          onSelect: () => void navigate(localPath('/help', languageOf(i18n.language))),
        },
        { kind: 'separator', id: 'line-2' },
        {
          kind: 'action',
          id: 'logout',
          label: t('session.logout'),
          icon: <LogOut aria-hidden />,
          danger: true,
          disabled: busy,
          onSelect: () => void logout(),
        },
      ]}
    />
  )
}

function SmallMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.userMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={triggerStyles}
        onClick={() => setOpen(true)}
      >
        <UserAvatar user={user} size={36} />
      </button>
      <Sheet open={open} onOpenChange={setOpen} title={t('shell.account')} hideTitle>
        <AccountSheet user={user} onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  )
}
