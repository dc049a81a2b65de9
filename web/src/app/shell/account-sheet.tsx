import type { User } from '@lumen/contracts/auth/schema'
import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageSelect, ThemeSegments } from '@/features/settings'
import { WalletWidget } from '@/features/wallet'
import { Button } from '@/ui/button'
import { AccountEntries } from './account-entries'
import { useLogout } from './use-logout'
import { UserCard } from './user-card'

/** Account, language, theme and the way out, for small screens. */
export function AccountSheet({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { t } = useTranslation()
  const { logout, busy } = useLogout()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <UserCard user={user} onLeave={onLeave} />
      <div className="min-h-14.5">
        <Suspense fallback={null}>
          <WalletWidget onLeave={onLeave} />
        </Suspense>
      </div>
      <div className="-mx-3">
        <AccountEntries onLeave={onLeave} />
      </div>
      <LanguageSelect />
      <ThemeSegments />
      <Button variant="dangerSecondary" busy={busy} onClick={() => void logout()}>
        <LogOut aria-hidden className="size-4.5" />
        {t('session.logout')}
      </Button>
    </div>
  )
}
