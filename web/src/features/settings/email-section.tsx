import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useFreshSignIn } from './fresh-sign-in'
import { ResendConfirmation } from './resend-confirmation'
import { useChangeEmailMutation } from './security-api'
import { SettingsSection } from './settings-section'

const wellFormed = /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/

/** The address of the account: whether it is confirmed, and how to change it. */
export function EmailSection() {
  const { t } = useTranslation()
  const { email, emailState } = useUser()
  const withFreshSignIn = useFreshSignIn()
  const errorText = useErrorText()
  const [change, { isLoading }] = useChangeEmailMutation()
  const [next, setNext] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    const newEmail = next.trim()
    setWrong(wellFormed.test(newEmail) ? undefined : t('auth.invalid.email'))
    setFailure(null)
    setSentTo(null)
    if (!wellFormed.test(newEmail)) return
    try {
      const done = await withFreshSignIn(() => change({ body: { newEmail } }).unwrap())
      if (done === null) return
      setSentTo(newEmail)
      setNext('')
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  return (
    <SettingsSection id="email" title={t('security.email.title')} text={t('security.email.text')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-medium break-all">
        {email}
        <Badge tone={emailState === 'confirmed' ? 'ok' : 'neutral'}>
          {t(`security.email.${emailState === 'confirmed' ? 'confirmed' : 'unconfirmed'}`)}
        </Badge>
        {emailState === 'unconfirmed' && <ResendConfirmation />}
      </p>
      {emailState === 'unavailable' ? (
        <p className="mt-3 text-text-2">{t('security.email.unavailable')}</p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
          <Alert text={failure} />
          <Alert
            tone="ok"
            text={
              sentTo === null
                ? null
                : `${t('security.email.sent', { email: sentTo })} ${t('security.email.sentText')}`
            }
          />
          <Field label={t('security.email.next')} error={wrong}>
            {(control) => (
              <Input
                {...control}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                value={next}
                onChange={({ target }) => setNext(target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            className="sm:justify-self-end"
            busy={isLoading}
            disabled={next.trim() === ''}
          >
            {t('security.email.submit')}
          </Button>
        </form>
      )}
    </SettingsSection>
  )
}
