import { useTranslation } from 'react-i18next'
import type { User } from '@lumen/contracts/auth/schema'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Badge, type BadgeProps } from '@/ui/badge'

const tones: Record<User['subscriptionTier'], NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  basic: 'soft',
  premium: 'gold',
  enterprise: 'gold',
  admin: 'soft',
}

/** The avatar with its dot: this browser is signed in. */
export const UserAvatar = ({ user, size }: { user: User; size: 36 | 64 }) => (
  <span className="relative inline-block">
    <Avatar id={user.id} name={user.username} imageUrl={user.profileImageUrl} size={size} />
    <span
      aria-hidden
      className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface bg-wood-fill"
    />
  </span>
)

/** Who is signed in: avatar, name, e-mail, tier and counters. */
export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <div className="flex items-center gap-4">
        <UserAvatar user={user} size={64} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-lg leading-snug font-bold">{user.username}</p>
          <p className="truncate text-small text-text-3">{user.email}</p>
          <Badge tone={tones[user.subscriptionTier]} className="mt-1">
            {t(`session.tier.${user.subscriptionTier}`)}
          </Badge>
        </div>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-2">
        {(['credits', 'vipPoints'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse rounded-2 bg-surface-2 px-3 py-2">
            <dt className="text-small text-text-3">{t(`session.${name}`)}</dt>
            <dd className="text-h3 font-bold tabular-nums">{format.number(user[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
