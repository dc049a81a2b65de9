import { authLimits } from '@lumen/contracts/auth/limits'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { NewPasswordField, newPasswordProblem } from '@/ui/new-password-field'
import { PasswordField } from '@/ui/password-field'
import { notify } from '@/ui/toast'
import { useChangePasswordMutation } from './settings-api'
import { SettingsSection } from './settings-section'

const { passwordMin } = authLimits
type Problems = { current?: string; next?: string }

/** Whether the server refused the password that is in use now. */
const isWrongPassword = (error: unknown) =>
  isApiError(error) &&
  error.body?.code === 'invalid_input' &&
  error.body.details?.some(({ path }) => path === '/currentPassword') === true

/** Changes the password, which signs every other device out. */
export function PasswordSection() {
  const { t } = useTranslation()
  const { email } = useUser()
  const errorText = useErrorText()
  const [changePassword, { isLoading }] = useChangePasswordMutation()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    setFailure(null)
    const problem = newPasswordProblem(next)
    const found: Problems = {
      ...(current === '' && { current: 'auth.invalid.passwordMissing' }),
      ...(problem !== undefined && { next: problem }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    try {
      const { ended } = await changePassword({
        body: { currentPassword: current, newPassword: next },
      }).unwrap()
      setCurrent('')
      setNext('')
      notify.success(t('settings.password.changed'), {
        description: ended > 0 ? t('settings.sessions.ended', { count: ended }) : undefined,
      })
    } catch (error) {
      if (isWrongPassword(error)) setProblems({ current: 'settings.password.wrong' })
      else if (errorCodeOf(error) === 'weak_password') setProblems({ next: 'errors.weak_password' })
      else setFailure(errorText(error))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  const text = (key: string | undefined) => key && t(key, { min: passwordMin })

  return (
    <SettingsSection
      id="password"
      title={t('settings.password.title')}
      text={t('settings.password.text')}
    >
      <form noValidate onSubmit={submit} className="grid items-start gap-5 sm:grid-cols-2">
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('settings.password.current')}
          autoComplete="current-password"
          value={current}
          error={text(problems.current)}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <NewPasswordField
          label={t('settings.password.next')}
          value={next}
          error={text(problems.next)}
          onChange={({ target }) => setNext(target.value)}
        />
        <div className="grid gap-4 sm:col-span-2 sm:justify-items-end">
          <Alert text={failure} />
          <Button type="submit" busy={isLoading} disabled={current === '' && next === ''}>
            {t('settings.password.submit')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
