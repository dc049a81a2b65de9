import { authLimits } from '@lumen/contracts/auth/limits'
import { minimumAgeIn } from '@lumen/contracts/policy'
import { useEffect, useRef, useState } from 'react'
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
import { useGuestName } from './use-guest-name'
import { useStarsChoice } from './use-stars-choice'
import { StepPart, StepProgress } from './step-parts'
import { useSteps } from './use-steps'
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

/** What is asked, one question at a time. */
const steps: readonly (readonly (keyof Values)[])[] = [
  ['username'],
  ['email'],
  ['password'],
  ['birthDate', 'region'],
]
const stepOf = (name: keyof Values) => steps.findIndex((names) => names.includes(name))

/** A new account, step by step; everything typed is kept on the way back. */
export function RegisterForm() {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { status } = useSession()
  const [failure, setFailure] = useState<string | null>(null)
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const stars = useStarsChoice()
  const { step, isLast, next, backTo } = useSteps(steps.length)
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    getValues,
    setValue,
    trigger,
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

  useGuestName((name) => {
    if (getValues('username') === '') setValue('username', name)
  })

  const arrived = useRef(step)
  useEffect(() => {
    if (arrived.current === step) return
    arrived.current = step
    const [first] = steps[step] ?? []
    if (first !== undefined) setFocus(first)
  }, [step, setFocus])

  const refuse = (name: keyof Values, message: string) => {
    setError(name, { message }, { shouldFocus: true })
    backTo(stepOf(name))
  }
  const create = handleSubmit(async ({ username, email, ...values }) => {
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
      if (outcome === 'mailed') return setMailedTo(email.trim())
    } catch (error) {
      console.warn('The account could not be made', error)
      setFailure(errorText(error))
      if (errorCodeOf(error) === 'email_taken') refuse('email', 'errors.email_taken')
      if (errorCodeOf(error) === 'weak_password') refuse('password', 'errors.weak_password')
      if (errorCodeOf(error) === 'age_too_young') refuse('birthDate', 'auth.invalid.tooYoung')
      return
    }
    await stars.keep(values.birthDate)
  })
  const goOn = async () => {
    if (isLast) return create()
    setFailure(null)
    if (await trigger(steps[step], { shouldFocus: true })) next()
  }

  if (mailedTo !== null)
    return (
      <div className="grid gap-3">
        <Alert tone="ok" text={t('auth.registerSent', { email: mailedTo })} />
        {stars.wanted && <p className="text-small text-text-2">{t('birth.fromAccount.later')}</p>}
      </div>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void goOn()
      }}
      // What was refused is looked at again while it is mended.
      onChange={() =>
        void trigger((steps[step] ?? []).filter((name) => errors[name] !== undefined))
      }
      className="grid gap-4"
    >
      <StepProgress step={step} count={steps.length} />
      <Alert text={failure} />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <StepPart shown={step === 0}>
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
        </StepPart>
        <StepPart shown={step === 1}>
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
        </StepPart>
        <StepPart shown={step === 2}>
          <NewPasswordField
            {...fields.password}
            label={t('auth.password')}
            strengthFor={typed}
            error={problem('password')}
          />
        </StepPart>
        <StepPart shown={isLast}>
          <BirthFields birthDate={fields.birthDate} region={fields.region} problem={problem} />
          {stars.ask}
        </StepPart>
      </div>
      <div className="flex gap-3 max-sm:gap-1">
        {step > 0 && (
          <Button
            variant="ghost"
            size="large"
            className="max-sm:px-3"
            onClick={() => backTo(step - 1)}
          >
            {t('auth.register.back')}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          className="flex-1 max-sm:px-3"
          busy={isSubmitting || status === 'signed-in'}
        >
          {t(isLast ? 'auth.register.submit' : 'auth.register.next')}
        </Button>
      </div>
      <Agreement region={region} />
    </form>
  )
}
