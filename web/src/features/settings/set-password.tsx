import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useGetSecurityQuery, useSendPasswordLinkMutation } from './security-api'

/** For an account that came by a provider: a password of its own, by a link that is mailed. */
export function SetPassword() {
  const { t, i18n } = useTranslation()
  const { email } = useUser()
  const showError = useShowError()
  const { data } = useGetSecurityQuery()
  const [send, { isLoading }] = useSendPasswordLinkMutation()
  const [isSent, setSent] = useState(false)
  const ask = async () => {
    try {
      await send({ body: { email, language: languageOf(i18n.language) } }).unwrap()
      setSent(true)
    } catch (error) {
      showError(error, t('providers.settings.failed'))
    }
  }
  if (data === undefined) return null
  if (isSent) return <Alert tone="ok" text={t('providers.settings.sent', { email })} />
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="flex-1 basis-52 text-text-2">
        {data.mails
          ? t('providers.settings.noPassword', { email })
          : t('providers.settings.noPasswordNoMail')}
      </p>
      {data.mails && (
        <Button variant="secondary" size="small" busy={isLoading} onClick={() => void ask()}>
          {t('providers.settings.setPassword')}
        </Button>
      )}
    </div>
  )
}
