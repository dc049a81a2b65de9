import { authLimits } from '@lumen/contracts/auth/limits'
import { minimumAgeIn } from '@lumen/contracts/policy'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { languageOf } from '@/i18n/languages'
import { register as createAccount } from '@/session/session-flow'
import { chosenTheme } from '@/session/theme'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Agreement } from './agreement'
import { BirthFields, birthDateRules, regionRules } from './birth-fields'
import { emailRules } from './email-rules'
import { Alert } from '@/ui/alert'
import { NewPasswordField, newPasswordProblem } from '@/ui/new-password-field'
import { regionOf } from '@/i18n/regions'

type Values = {
  username: string
  email: string
  password: string
  birthDate: string
  region: string
}

const { passwordMin } = authLimits

export function RegisterForm() {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status } = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: {
      username: '',
      email: '',
      password: '',
      birthDate: '',
      region: regionOf(navigator.language) ?? '',
    },
  })
  // Registered in the order in which they stand, so that the first faulty one gets the focus.
  const fields = {
    username: register('username', {
      validate: (value) => value.trim() !== '' || 'auth.invalid.usernameMissing',
    }),
    email: register('email', emailRules),
    password: register('password', { validate: (value) => newPasswordProblem(value) ?? true }),
    birthDate: register('birthDate', birthDateRules),
    region: register('region', regionRules),
  }
  const typed = useWatch({ control, name: 'password' })
  const region = useWatch({ control, name: 'region' })
  const problem = (name: keyof Values) => {
    const key = errors[name]?.message
    return key && t(key, { min: passwordMin, age: minimumAgeIn(region) })
  }

  const submit = handleSubmit(async ({ username, email, ...values }) => {
    setFailure(null)
    try {
      const outcome = await dispatch(
        createAccount(
          {
            ...values,
            username: username.trim(),
            email: email.trim(),
            language: languageOf(i18n.language),
          },
          chosenTheme(),
        ),
      )
      if (outcome === 'mailed') setMailedTo(email.trim())
    } catch (error) {
      console.warn('The account could not be made', error)
      setFailure(errorText(error))
      if (errorCodeOf(error) === 'email_taken')
        setError('email', { message: 'errors.email_taken' }, { shouldFocus: true })
      if (errorCodeOf(error) === 'weak_password')
        setError('password', { message: 'errors.weak_password' }, { shouldFocus: true })
      if (errorCodeOf(error) === 'age_too_young')
        setError('birthDate', { message: 'auth.invalid.tooYoung' }, { shouldFocus: true })
    }
  })

  if (mailedTo !== null)
    return <Alert tone="ok" text={t('auth.registerSent', { email: mailedTo })} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Alert text={failure} />
      <Field label={t('auth.username')} error={problem('username')}>
        {(control) => (
          <Input
            {...fields.username}
            {...control}
            maxLength={authLimits.username}
            autoComplete="nickname"
          />
        )}
      </Field>
      <Field label={t('auth.email')} error={problem('email')}>
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
      <NewPasswordField
        {...fields.password}
        label={t('auth.password')}
        strengthFor={typed}
        error={problem('password')}
      />
      <BirthFields
        birthDate={fields.birthDate}
        region={fields.region}
        problem={(name) => problem(name)}
      />
      <Agreement region={region} />
      <Button type="submit" size="large" busy={isSubmitting || status === 'signed-in'}>
        {t('auth.register.submit')}
      </Button>
    </form>
  )
}
