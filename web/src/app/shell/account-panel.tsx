import type { User } from '@lumen/contracts/auth/schema'
import { LogOut } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { WalletWidget } from '@/features/wallet'
import { Button } from '@/ui/button'
import { AccountEntries } from './account-entries'
import { useLogout } from './use-logout'
import { UserCard } from './user-card'

/** Account and the way out, beside the rail of wide screens. */
export function AccountPanel({ user, onLeave }: { user: User; onLeave: () => void }) {
  const { t } = useTranslation()
  const { logout, busy } = useLogout()
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="p-5 pb-4">
        <UserCard user={user} onLeave={onLeave} />
        <div className="mt-4 min-h-14.5">
          <Suspense fallback={null}>
            <WalletWidget onLeave={onLeave} />
          </Suspense>
        </div>
      </div>
      <div className="border-t border-line p-2">
        <AccountEntries onLeave={onLeave} />
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
  )
}
