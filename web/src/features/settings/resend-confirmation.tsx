import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useAskVerificationMutation } from './security-api'

/** Has the mail sent again that confirms one’s address. */
export function ResendConfirmation() {
  const { t } = useTranslation()
  const { email } = useUser()
  const showError = useShowError()
  const [ask, { isLoading }] = useAskVerificationMutation()
  const send = async () => {
    try {
      await ask().unwrap()
      notify.success(t('security.email.sent', { email }))
    } catch (error) {
      showError(error, t('security.email.failed'))
    }
  }
  return (
    <Button variant="secondary" size="small" busy={isLoading} onClick={() => void send()}>
      {t('security.email.resend')}
    </Button>
  )
}
