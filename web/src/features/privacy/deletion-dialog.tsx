import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { ProviderButtons, useGetSignInWaysQuery } from '@/features/providers'
import { useFormat } from '@/i18n/format'
import { refreshUser } from '@/session/session-flow'
import { useUser } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { PasswordField } from '@/ui/password-field'
import { notify } from '@/ui/toast'
import { useRequestDeletionMutation, useRequestFreshDeletionMutation } from './deletion-api'

/** What is asked for only now is written next. */
const focusOnArrival = (input: HTMLInputElement | null) => input?.focus()

const isWrongPassword = (error: unknown) =>
  isApiError(error) &&
  error.body?.code === 'invalid_input' &&
  error.body.details?.some(({ path }) => path === '/password') === true

/** Asks for the password, and a code where the account has an authenticator app, and has the account deleted once the days of grace are over. */
export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('deletion.confirm.title')}
      description={t('deletion.confirm.text')}
    >
      <DeletionForm onDone={onClose} />
    </Dialog>
  )
}

/** Forgets what was typed when the window closes. */
function DeletionForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { email } = useUser()
  const format = useFormat()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const { data: ways } = useGetSignInWaysQuery()
  const [request, withPassword] = useRequestDeletionMutation()
  const [requestFresh, withoutPassword] = useRequestFreshDeletionMutation()
  const isLoading = withPassword.isLoading || withoutPassword.isLoading
  // Whoever signs in with a provider shows by it that it is them.
  const hasPassword = ways?.hasPassword !== false
  const [asksProvider, setAsksProvider] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const [wrongCode, setWrongCode] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    setFailure(null)
    const missing = hasPassword && password === ''
    setProblem(missing ? t('auth.invalid.passwordMissing') : undefined)
    const codeMissing = asksCode && code.trim() === ''
    setWrongCode(codeMissing ? t('errors.second_factor_required') : undefined)
    if (missing || codeMissing) return
    try {
      const { dueAt } = await (
        hasPassword
          ? request({ body: { password, ...(asksCode && { code: code.trim() }) } })
          : requestFresh()
      ).unwrap()
      notify.success(t('deletion.requested', { date: format.dateTime(dueAt) }))
      onDone()
      void dispatch(refreshUser())
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (!hasPassword && refusal === 'reauthentication_required') setAsksProvider(true)
      else if (refusal === 'second_factor_required') setAsksCode(true)
      else if (isWrongPassword(error)) setProblem(t('deletion.wrongPassword'))
      else if (refusal === 'code_invalid' || (asksCode && refusal === 'invalid_input'))
        setWrongCode(t('errors.code_invalid'))
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {asksProvider && ways !== undefined && (
        <ProviderButtons
          providers={ways.links.map(({ provider }) => provider)}
          purpose="reauthenticate"
          target="/privacy#delete-account"
        />
      )}
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      {hasPassword && (
        <PasswordField
          label={t('deletion.password')}
          autoComplete="current-password"
          value={password}
          error={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      {asksCode && (
        <Field label={t('auth.code')} hint={t('auth.codeHint')} error={wrongCode}>
          {(control) => (
            <Input
              {...control}
              ref={focusOnArrival}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
      )}
      <Alert text={failure} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onDone}>
          {t('app.action.cancel')}
        </Button>
        <Button type="submit" variant="danger" busy={isLoading}>
          {t('deletion.confirm.submit')}
        </Button>
      </div>
    </form>
  )
}
