import type { User } from '@lumen/contracts/auth/schema'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Popover } from '@/ui/popover'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { useIsWide } from '@/ui/use-media'
import { AccountEntries } from './account-entries'
import { AccountSheet } from './account-sheet'
import { placement } from './icon-trigger'
import { useLogout } from './use-logout'
import { UserAvatar, UserCard } from './user-card'

const triggerStyles =
  'grid size-12 place-items-center rounded-2 transition-colors duration-160 hover:bg-surface-3 data-[state=open]:bg-surface-3'

/** Who is signed in, and what belongs to the account; with language and theme on small screens. */
export function UserMenu() {
  const wide = useIsWide()
  const { user } = useSession()
  if (user === null) return <Skeleton round className="m-1.5 size-9" />
  return wide ? <WideMenu user={user} /> : <SmallMenu user={user} />
}

function WideMenu({ user }: { user: User }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { logout, busy } = useLogout()
  return (
    <Popover
      {...placement.rail}
      label={t('shell.account')}
      open={open}
      onOpenChange={setOpen}
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
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="p-5 pb-4">
          <UserCard user={user} />
        </div>
        <div className="border-t border-line p-2">
          <AccountEntries onLeave={() => setOpen(false)} />
        </div>
        <div className="border-t border-line p-4">
          <Button
            variant="dangerSecondary"
            busy={busy}
            className="w-full"
            onClick={() => void logout()}
          >
            <LogOut aria-hidden className="size-4.5" />
            {t('session.logout')}
          </Button>
        </div>
      </div>
    </Popover>
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
