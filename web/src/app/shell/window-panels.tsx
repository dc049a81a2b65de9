import { Suspense } from 'react'
import { UserAvatarDialog } from '@/features/avatars'
import { CommandPalette } from './command-palette'
import { ProfileDialog } from './profile-dialog'
import type { ShellWindow, WindowProps } from '@/ui/shell-window'
import { ShortcutDialog } from './shortcut-dialog'
import { SlideOut } from './slide-out'
import { SubscriptionDialog } from './subscription-dialog'

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
