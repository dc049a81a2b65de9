import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordField } from '@/ui/password-field'
import { useReauthenticateMutation } from './security-api'

/** Asks for the password again, and for a code where the account has an authenticator app. */
export function FreshDialog({ open, onEnd }: { open: boolean; onEnd: (fresh: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onEnd(false)
      }}
      size="small"
      title={t('security.fresh.title')}
      description={t('security.fresh.text')}
    >
      <FreshForm onFresh={() => onEnd(true)} />
    </Dialog>
  )
}

function FreshForm({ onFresh }: { onFresh: () => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const errorText = useErrorText()
  const id = useId()
  const [reauthenticate, { isLoading }] = useReauthenticateMutation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [wrong, setWrong] = useState<{ password?: string; code?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)

  const show = async () => {
    setWrong({})
    setFailure(null)
    if (password === '') return setWrong({ password: t('auth.invalid.passwordMissing') })
    try {
      await reauthenticate({
        body: { password, ...(asksCode && { code: code.trim() }) },
      }).unwrap()
      onFresh()
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (refusal === 'second_factor_required') setAsksCode(true)
      else if (refusal === 'code_invalid') setWrong({ code: t('errors.code_invalid') })
      else if (refusal === 'invalid_input') setWrong({ password: t('settings.password.wrong') })
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The window stands inside of forms of the page.
    event.stopPropagation()
    if (!isLoading) void show()
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4 pb-2">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Alert text={failure} />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        value={password}
        error={wrong.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksCode && (
        <Field label={t('auth.code')} hint={t('auth.codeHint')} error={wrong.code}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" busy={isLoading}>
        {t('security.fresh.submit')}
      </Button>
    </form>
  )
}
