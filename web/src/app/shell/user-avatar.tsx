import type { User } from '@lumen/contracts/auth/schema'
import { Avatar } from '@/ui/avatar'

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
