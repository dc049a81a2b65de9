import type { User } from '@lumen/contracts/auth/schema'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeProps } from './badge'

const tones: Record<User['subscriptionTier'], NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  basic: 'soft',
  premium: 'gold',
  enterprise: 'gold',
  admin: 'soft',
}

/** The plan of an account. Gold is for premium and what contains it, never for anything else. */
export function TierBadge({
  tier,
  className = '',
}: {
  tier: User['subscriptionTier']
  className?: string
}) {
  const { t } = useTranslation()
  return (
    <Badge tone={tones[tier]} className={className}>
      {t(`session.tier.${tier}`)}
    </Badge>
  )
}
