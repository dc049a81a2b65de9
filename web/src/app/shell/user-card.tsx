import { useTranslation } from 'react-i18next'
import type { User } from '@lumen/contracts/auth/schema'
import { useFormat } from '@/i18n/format'
import { useGetStatsQuery } from '@/session/session-api'
import { StatTile } from '@/ui/stat-tile'
import { TierBadge } from '@/ui/tier-badge'
import { UserAvatar } from './user-avatar'

const statsFreshSeconds = 30
const statsInput = () => ({
  query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
})

/** Who is signed in: avatar, name, e-mail, tier and counters. */
export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, isLoading } = useGetStatsQuery(statsInput(), {
    refetchOnMountOrArgChange: statsFreshSeconds,
  })
  const total = data?.totalMessages
  return (
    <div>
      <div className="flex items-center gap-4">
        <UserAvatar user={user} size={64} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg leading-snug font-bold">{user.username}</p>
          <p className="truncate text-small text-text-3">{user.email}</p>
          <TierBadge tier={user.subscriptionTier} className="mt-1" />
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        <StatTile size="small" label={t('session.credits')} value={format.number(user.credits)} />
        <StatTile
          size="small"
          label={t('session.vipPoints')}
          value={format.number(user.vipPoints)}
        />
        <StatTile
          size="small"
          label={t('session.interactions')}
          loading={isLoading}
          value={total === null || total === undefined ? null : format.number(total)}
        />
      </dl>
    </div>
  )
}
