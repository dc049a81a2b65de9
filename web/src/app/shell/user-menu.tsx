import type { User } from '@lumen/contracts/auth/schema'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/session/use-session'
import { Popover } from '@/ui/popover'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { useIsWide } from '@/ui/use-media'
import { placement } from './icon-trigger'
import { UserAvatar } from './user-avatar'

const AccountPanel = lazy(async () => ({
  default: (await import('./account-panel')).AccountPanel,
}))
const AccountSheet = lazy(async () => ({
  default: (await import('./account-sheet')).AccountSheet,
}))
const waiting = <Spinner className="m-auto my-12 size-8 text-violet-500" />

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
      <Suspense fallback={waiting}>
        <AccountPanel user={user} onLeave={() => setOpen(false)} />
      </Suspense>
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
        <Suspense fallback={waiting}>
          <AccountSheet user={user} onLeave={() => setOpen(false)} />
        </Suspense>
      </Sheet>
    </>
  )
}
