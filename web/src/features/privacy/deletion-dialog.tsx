import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { refreshUser } from '@/session/session-flow'
import { useUser } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { PasswordField } from '@/ui/password-field'
import { notify } from '@/ui/toast'
import { useRequestDeletionMutation } from './deletion-api'

const isWrongPassword = (error: unknown) =>
  isApiError(error) &&
  error.body?.code === 'invalid_input' &&
  error.body.details?.some(({ path }) => path === '/password') === true

/** Asks for the password, and has the account deleted once the days of grace are over. */
export function DeletionDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deletion.confirm.title')}
      description={t('deletion.confirm.text')}
    >
      <DeletionForm onDone={() => onOpenChange(false)} />
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
  const [request, { isLoading }] = useRequestDeletionMutation()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)

  const send = async () => {
    setFailure(null)
    setProblem(password === '' ? t('auth.invalid.passwordMissing') : undefined)
    if (password === '') return
    try {
      const { dueAt } = await request({ body: { password } }).unwrap()
      notify.success(t('deletion.requested', { date: format.dateTime(dueAt) }))
      onDone()
      void dispatch(refreshUser())
    } catch (error) {
      if (isWrongPassword(error)) setProblem(t('deletion.wrongPassword'))
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void send()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('deletion.password')}
        autoComplete="current-password"
        value={password}
        error={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
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
