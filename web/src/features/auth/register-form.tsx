import { authLimits } from '@lumen/contracts/auth/limits'
import { useMemo, useState } from 'react'
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
import { Select } from '@/ui/select'
import { ageOn, dateValue } from '@/session/age'
import { emailRules } from './email-rules'
import { Alert } from '@/ui/alert'
import { NewPasswordField, newPasswordProblem } from '@/ui/new-password-field'
import { regionOf, regionOptions } from '@/i18n/regions'
import { ChevronDown } from 'lucide-react'

type Values = {
  username: string
  email: string
  password: string
  birthDate: string
  region: string
}

const { passwordMin, minimumAge } = authLimits

function birthDateProblem(value: string): string | true {
  const age = ageOn(value, new Date())
  if (age === null || age < 0 || age > 130) return 'auth.invalid.birthDate'
  return age >= minimumAge || 'auth.invalid.tooYoung'
}

export function RegisterForm() {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status } = useSession()
  const regions = useMemo(() => regionOptions(i18n.language), [i18n.language])
  const [failure, setFailure] = useState<string | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const [today] = useState(() => dateValue(new Date()))
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
    birthDate: register('birthDate', {
      required: 'auth.invalid.birthDateMissing',
      validate: birthDateProblem,
    }),
    region: register('region', { required: 'auth.invalid.regionMissing' }),
  }
  const typed = useWatch({ control, name: 'password' })
  const problem = (name: keyof Values) => {
    const key = errors[name]?.message
    return key && t(key, { min: passwordMin, age: minimumAge })
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
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('auth.birthDate')} error={problem('birthDate')}>
          {(control) => (
            <Input
              {...fields.birthDate}
              {...control}
              type="date"
              min="1900-01-01"
              max={today}
              autoComplete="bday"
            />
          )}
        </Field>
        <Field label={t('auth.region')} error={problem('region')}>
          {(control) => (
            <Select {...fields.region} {...control} autoComplete="country">
              <option value="" disabled>
                {t('auth.regionChoose')}
              </option>
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Agreement />
      <Button type="submit" size="large" busy={isSubmitting || status === 'signed-in'}>
        {t('auth.register.submit')}
      </Button>
    </form>
  )
}

/** What one agrees to, and how the product treats what it is told. */
function Agreement() {
  const { t } = useTranslation()
  return (
    <div className="rounded-2 bg-surface-2 px-3.5 py-3 text-small text-text-2">
      <p>{t('auth.agreement.notice', { age: authLimits.minimumAge })}</p>
      <details className="group mt-1">
        <summary className="-mx-1 flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-1 px-1 font-semibold text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          {t('auth.agreement.more')}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-160 group-open:rotate-180"
          />
        </summary>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {(['use', 'data', 'birthDate', 'notTherapy'] as const).map((point) => (
            <li key={point}>{t(`auth.agreement.${point}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
