import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'

/** Shown when the session ends on the page of the wallet; signing in leads back to it. */
export function SignedOutPanel() {
  const { t } = useTranslation()
  const { pathname, hash } = useLocation()
  return (
    <div className="grid min-h-[60dvh]">
      <h1 className="sr-only">{t('wallet.title')}</h1>
      <EmptyState
        title={t('wallet.signedOut.title')}
        text={t('wallet.signedOut.text')}
        action={
          <Button asChild>
            <Link to="/auth" state={{ from: pathname + hash }}>
              {t('wallet.signedOut.action')}
            </Link>
          </Button>
        }
      />
    </div>
  )
}
