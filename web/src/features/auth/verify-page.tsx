import type { linkOutcomes } from '@lumen/contracts/auth/recovery-operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '@/api/use-error-text'
import { refreshUser } from '@/session/session-flow'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { AuthCard } from './auth-card'
import { useFollowLinkMutation } from './recovery-api'
import { useLinkToken } from './use-link-token'

type LinkOutcome = (typeof linkOutcomes)[number]

/**
 * Where the other links of mails lead: a press confirms. By itself nothing happens, because programs
 * that look through mails open their links too.
 */
export default function VerifyPage() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status } = useSession()
  const token = useLinkToken()
  const [follow, { isLoading }] = useFollowLinkMutation()
  // Kept here: a link that ends sessions empties the cache of calls.
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const [failure, setFailure] = useState<string | null>(
    token === null ? t('auth.verify.linkLost') : null,
  )

  const confirm = async () => {
    if (token === null) return
    setFailure(null)
    try {
      const { outcome } = await follow({ body: { token } }).unwrap()
      setOutcome(outcome)
      if (status === 'signed-in' && outcome !== 'email-restored') await dispatch(refreshUser())
    } catch (error) {
      console.warn('The link could not be followed', error)
      setFailure(errorText(error))
    }
  }
  const title = t('auth.verify.title')
  if (outcome === null && failure === null)
    return (
      <AuthCard title={title} lead={t('auth.verify.ask')}>
        <Button size="large" busy={isLoading} onClick={() => void confirm()}>
          {t('auth.verify.submit')}
        </Button>
      </AuthCard>
    )
  const next =
    outcome === 'email-restored' ? '/auth/forgot' : status === 'signed-in' ? '/' : '/auth'
  return (
    <AuthCard title={title}>
      <Alert tone="ok" text={outcome === null ? null : t(`auth.verify.${outcome}`)} />
      <Alert text={failure} />
      <Button asChild size="large">
        <Link to={next}>
          {t(
            outcome === 'email-restored'
              ? 'auth.reset.title'
              : status === 'signed-in'
                ? 'auth.verify.go'
                : 'auth.login.title',
          )}
        </Link>
      </Button>
    </AuthCard>
  )
}
