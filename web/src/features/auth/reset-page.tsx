import { authLimits } from '@lumen/contracts/auth/limits'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { NewPasswordField, newPasswordProblem } from '@/ui/new-password-field'
import { AuthCard } from './auth-card'
import { useResetPasswordMutation } from './recovery-api'
import { useLinkToken } from './use-link-token'

/** Where the link of a mail leads that lets one choose a new password. */
export default function ResetPage() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const token = useLinkToken()
  const [reset, { isLoading }] = useResetPasswordMutation()
  // Kept here: it ends all sessions, which empties the cache of calls.
  const [isDone, setDone] = useState(false)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [failure, setFailure] = useState<string | null>(null)
  const [dead, setDead] = useState(token === null)

  const save = async () => {
    const found = newPasswordProblem(password)
    setProblem(found)
    setFailure(null)
    if (found !== undefined || token === null) return
    try {
      await reset({ body: { token, newPassword: password } }).unwrap()
      setDone(true)
    } catch (error) {
      const code = errorCodeOf(error)
      if (code === 'weak_password') setProblem('errors.weak_password')
      else setFailure(errorText(error))
      setDead(code === 'link_invalid')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) void save()
  }
  if (isDone)
    return (
      <AuthCard title={t('auth.reset.title')}>
        <Alert tone="ok" text={t('auth.reset.done')} />
        <Button asChild size="large">
          <Link to="/auth">{t('auth.login.title')}</Link>
        </Button>
      </AuthCard>
    )
  if (dead)
    return (
      <AuthCard title={t('auth.reset.title')}>
        <Alert text={failure ?? t('auth.verify.linkLost')} />
        <Button asChild size="large">
          <Link to="/auth/forgot">{t('auth.reset.again')}</Link>
        </Button>
      </AuthCard>
    )
  return (
    <AuthCard title={t('auth.reset.title')} lead={t('auth.reset.lead')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Alert text={failure} />
        <NewPasswordField
          label={t('settings.password.next')}
          value={password}
          error={problem && t(problem, { min: authLimits.passwordMin })}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" size="large" busy={isLoading}>
          {t('auth.reset.submit')}
        </Button>
      </form>
    </AuthCard>
  )
}
