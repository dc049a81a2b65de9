import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorCodeOf } from '@/api/error'
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

type Values = { email: string; password: string; code: string }

export function LoginForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status, ended } = useSession()
  const [expired] = useState(ended === 'expired')
  const [failure, setFailure] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const {
    register,
    handleSubmit,
    setFocus,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({ defaultValues: { email: '', password: '', code: '' } })

  // Registered in the order in which they stand, so that the first faulty one gets the focus.
  const fields = {
    email: register('email', emailRules),
    password: register('password', { required: 'auth.invalid.passwordMissing' }),
    code: register('code', { required: asksCode && 'errors.second_factor_required' }),
  }

  useEffect(() => {
    if (asksCode) setFocus('code')
  }, [asksCode, setFocus])

  useEffect(() => {
    if (ended !== null) dispatch(endNoticed())
  }, [ended, dispatch])

  const submit = handleSubmit(async ({ email, password, code }) => {
    setFailure(null)
    try {
      const given = asksCode ? { code: code.trim() } : {}
      await dispatch(login({ email: email.trim(), password, ...given }))
    } catch (error) {
      const refusal = errorCodeOf(error)
      if (refusal === 'second_factor_required') return setAsksCode(true)
      if (refusal === 'code_invalid' || (asksCode && refusal === 'invalid_input'))
        return setError('code', { message: 'errors.code_invalid' }, { shouldFocus: true })
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
      {asksCode && (
        <Field
          label={t('auth.code')}
          hint={t('auth.codeHint')}
          error={errors.code && t(errors.code.message ?? '')}
        >
          {(control) => (
            <Input
              {...fields.code}
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Link
        to="/auth/forgot"
        className="-mt-2 -mb-1 inline-flex min-h-9 w-fit items-center font-medium text-link hover:underline pointer-coarse:min-h-11"
      >
        {t('auth.forgotLink')}
      </Link>
      <Button type="submit" size="large" busy={isSubmitting || status === 'signed-in'}>
        {t('auth.login.submit')}
      </Button>
    </form>
  )
}
