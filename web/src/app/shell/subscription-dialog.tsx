import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { useSession } from '@/session/use-session'
import { localPath } from '@/site/public-path'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TierBadge } from '@/ui/tier-badge'
import type { WindowProps } from './shell-window'

const benefits = ['chat', 'memory', 'languages'] as const

/** The plan of the account and what it holds. */
export function SubscriptionDialog({ open, onClose }: WindowProps) {
  const { t, i18n } = useTranslation()
  const { user } = useSession()
  if (user === null) return null
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('account.subscription')}
      size="small"
      footer={
        <Button asChild variant="secondary" onClick={onClose}>
          <Link to={localPath('/pricing', languageOf(i18n.language))}>
            {t('account.comparePlans')}
          </Link>
        </Button>
      }
    >
      <dl className="grid">
        <div className="flex items-center justify-between gap-4 py-2.5">
          <dt className="text-text-3">{t('account.plan')}</dt>
          <dd>
            <TierBadge tier={user.subscriptionTier} />
          </dd>
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-line py-2.5">
          <dt className="text-text-3">{t('account.expires')}</dt>
          <dd className="font-medium">—</dd>
        </div>
      </dl>
      <h3 className="mt-4 text-small font-semibold text-text-2">{t('account.included')}</h3>
      <ul className="mt-2 mb-2 grid gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-[.25em] size-4.5 shrink-0 text-ok" />
            {t(`account.benefit.${benefit}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
