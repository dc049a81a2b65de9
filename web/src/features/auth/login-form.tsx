import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { answerChallenge, askChallenge, loginByPasskey, passkeyRefusalOf } from '@/session/passkeys'
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
import { ObjectionLink } from './objection-link'
import { usePasskeyLogin } from './use-passkey-login'

type Values = { email: string; password: string; code: string }

export function LoginForm() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status, ended } = useSession()
  const [expired] = useState(ended === 'expired')
  const [failure, setFailure] = useState<string | null>(null)
  const [suspended, setSuspended] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const {
    register,
    handleSubmit,
    setFocus,
    setError,
    getValues,
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

  const failed = (error: unknown) => {
    console.warn('Signing in failed', error)
    setSuspended(errorCodeOf(error) === 'account_suspended')
    setFailure(passkeyRefusalOf(error) === null ? errorText(error) : t('passkeys.unsupported'))
  }
  const passkeys = usePasskeyLogin(failed)
  const showPasskey = () => {
    setFailure(null)
    return passkeys.ask(async () => {
      const challenge = await dispatch(askChallenge())
      if (!asksCode) return dispatch(loginByPasskey(challenge, false))
      const passkey = await answerChallenge(challenge)
      const { email, password } = getValues()
      await dispatch(login({ email: email.trim(), password, passkey }))
    })
  }

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
      failed(error)
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <Alert tone="info" text={expired && failure === null ? t('session.expired') : null} />
      <Alert text={failure} />
      {suspended && failure !== null && <ObjectionLink />}
      <Field label={t('auth.email')} error={errors.email && t(errors.email.message ?? '')}>
        {(control) => (
          <Input
            {...fields.email}
            {...control}
            type="email"
            inputMode="email"
            autoComplete={passkeys.offered ? 'username webauthn' : 'username'}
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
        className="-mt-1 mb-1 inline-flex min-h-9 w-fit items-center font-medium text-link hover:underline pointer-coarse:min-h-11"
      >
        {t('auth.forgotLink')}
      </Link>
      <Button type="submit" size="large" busy={isSubmitting || status === 'signed-in'}>
        {t('auth.login.submit')}
      </Button>
      {passkeys.offered && (
        <>
          <p className="flex items-center gap-3 text-small text-text-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {t('auth.passkey.or')}
          </p>
          <Button
            variant="secondary"
            size="large"
            busy={passkeys.asking}
            onClick={() => void showPasskey()}
          >
            <Fingerprint aria-hidden className="size-5" />
            {t(asksCode ? 'auth.passkey.instead' : 'auth.passkey.signIn')}
          </Button>
        </>
      )}
    </form>
  )
}
