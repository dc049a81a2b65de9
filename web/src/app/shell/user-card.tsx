import type { User } from '@lumen/contracts/auth/schema'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useStats } from '@/session/use-stats'
import { StatTile } from '@/ui/stat-tile'
import { TierBadge } from '@/ui/tier-badge'
import { useOpenWindow } from '@/ui/shell-window'
import { UserAvatar } from './user-avatar'

/** Who is signed in: avatar (which opens the choice of another), name, e-mail, tier and counters. */
export function UserCard({ user, onLeave }: { user: User; onLeave?: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isLoading } = useStats()
  const openWindow = useOpenWindow()
  const shown = (figure: number | null | undefined) =>
    figure === null || figure === undefined ? null : format.number(figure)
  return (
    <div>
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label={t('avatars.open.own')}
          data-tooltip={t('avatars.open.own')}
          className="group/avatar relative shrink-0 rounded-3"
          onClick={() => {
            onLeave?.()
            openWindow('avatar')
          }}
        >
          <UserAvatar user={user} size={64} />
          <span
            aria-hidden
            className="absolute -top-1 -right-1.5 grid size-7 place-items-center rounded-full border-2 border-surface bg-soft text-on-soft transition-colors duration-160 group-hover/avatar:bg-violet-200 dark:group-hover/avatar:bg-violet-800"
          >
            <Pencil className="size-3.5" />
          </span>
        </button>
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg leading-snug font-bold">{user.username}</p>
          <p className="truncate text-small text-text-3">{user.email}</p>
          <TierBadge tier={user.subscriptionTier} className="mt-1" />
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        <StatTile size="small" label={t('session.credits')} value={shown(user.credits)} />
        <StatTile size="small" label={t('session.vipPoints')} value={shown(user.vipPoints)} />
        <StatTile
          size="small"
          label={t('session.interactions')}
          loading={isLoading}
          value={shown(data?.totalMessages)}
        />
      </dl>
    </div>
  )
}
