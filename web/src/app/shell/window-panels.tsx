import { Suspense, useEffect } from 'react'
import { UserAvatarDialog } from '@/features/avatars'
import { CommandPalette } from './command-palette'
import type { ShellWindow, WindowProps } from '@/ui/shell-window'
import { ShortcutDialog } from './shortcut-dialog'
import { SlideOut } from './slide-out'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { useSession } from '@/session/use-session'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { UserCard } from './user-card'
import { loadSubscriptionDialog } from '@/features/wallet'
import { useOnDemand } from '@/ui/use-on-demand'

/** Every window of the frame, fetched together when the first is opened. */
export function WindowPanels({
  shown,
  onClose,
}: {
  shown: ShellWindow | null
  onClose: () => void
}) {
  const of = (window: ShellWindow): WindowProps => ({ open: shown === window, onClose })
  return (
    <>
      <CommandPalette {...of('palette')} />
      <ShortcutDialog {...of('shortcuts')} />
      <ProfileDialog {...of('profile')} />
      {shown === 'avatar' && (
        <Suspense fallback={null}>
          <UserAvatarDialog onClose={onClose} />
        </Suspense>
      )}
      <SubscriptionDialog {...of('subscription')} />
      <SlideOut {...of('menu')} />
    </>
  )
}

/** Everything about the account at a glance. */
function ProfileDialog({ open, onClose }: WindowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { user } = useSession()
  if (user === null) return null
  const facts = [
    { id: 'registered', value: format.date(user.createdAt) },
    {
      id: 'lastLogin',
      value: user.lastLoginAt === null ? '—' : format.dateTime(user.lastLoginAt),
    },
    { id: 'status', value: <Badge tone="ok">{t('account.statusNormal')}</Badge> },
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('account.profile')}
      size="small"
      footer={
        <Button asChild variant="secondary" onClick={onClose}>
          <Link to="/settings#profile">{t('account.editProfile')}</Link>
        </Button>
      }
    >
      <UserCard user={user} />
      <dl className="mt-4 grid">
        {facts.map(({ id, value }) => (
          <div
            key={id}
            className="flex items-center justify-between gap-4 border-t border-line py-2.5"
          >
            <dt className="text-text-3">{t(`account.${id}`)}</dt>
            <dd className="text-end font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/** The plan of the account; fetched when it is first opened. */
function SubscriptionDialog({ open, onClose }: WindowProps) {
  const [panel, request] = useOnDemand(loadSubscriptionDialog)
  useEffect(() => {
    if (open) request()
  }, [open, request])
  return panel === null ? null : <panel.SubscriptionDialog open={open} onClose={onClose} />
}
