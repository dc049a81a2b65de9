import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { login } from '@/session/session-flow'
import { endNoticed } from '@/session/session-slice'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { emailRules } from './email-rules'
import { Alert } from '@/ui/alert'
import { PasswordField } from '@/ui/password-field'

type Values = { email: string; password: string }

export function LoginForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status, ended } = useSession()
  const [expired] = useState(ended === 'expired')
  const [failure, setFailure] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: { email: '', password: '' } })

  // Registered in the order in which they stand, so that the first faulty one gets the focus.
  const fields = {
    email: register('email', emailRules),
    password: register('password', { required: 'auth.invalid.passwordMissing' }),
  }

  useEffect(() => {
    if (ended !== null) dispatch(endNoticed())
  }, [ended, dispatch])

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(null)
    try {
      await dispatch(login({ email: email.trim(), password }))
    } catch (error) {
      console.warn('Signing in failed', error)
      setFailure(errorText(error))
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Alert tone="info" text={expired && failure === null ? t('session.expired') : null} />
      <Alert text={failure} />
      <Field label={t('auth.email')} error={errors.email && t(errors.email.message ?? '')}>
        {(control) => (
          <Input
            {...fields.email}
            {...control}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField
        {...fields.password}
        label={t('auth.password')}
        autoComplete="current-password"
        error={errors.password && t(errors.password.message ?? '')}
      />
      <Button
        type="submit"
        size="large"
        busy={isSubmitting || status === 'signed-in'}
        className="mt-2"
      >
        {t('auth.login.submit')}
      </Button>
    </form>
  )
}
