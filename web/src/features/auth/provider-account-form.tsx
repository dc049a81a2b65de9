import { authLimits } from '@lumen/contracts/auth/limits'
import { minimumAgeIn } from '@lumen/contracts/policy'
import type { ProviderReturn } from '@lumen/contracts/auth/provider-operations'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useRegisterWithProviderMutation } from '@/features/providers'
import { languageOf } from '@/i18n/languages'
import { regionOf } from '@/i18n/regions'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Agreement } from './agreement'
import { BirthFields, birthDateRules, regionRules } from './birth-fields'
import { useStarsChoice } from './use-stars-choice'

type Values = { username: string; birthDate: string; region: string }

/** What an account needs beside what the provider told. */
export function ProviderAccountForm({
  username,
  onDone,
}: {
  /** What the provider calls them; perhaps nothing. */
  username: string
  onDone: (done: ProviderReturn) => void
}) {
  const { t, i18n } = useTranslation()
  const errorText = useErrorText()
  const stars = useStarsChoice()
  const [create] = useRegisterWithProviderMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    defaultValues: { username, birthDate: '', region: regionOf(navigator.language) ?? '' },
  })
  const fields = {
    username: register('username', {
      validate: (value) => value.trim() !== '' || 'auth.invalid.usernameMissing',
    }),
    birthDate: register('birthDate', birthDateRules),
    region: register('region', regionRules),
  }
  const region = useWatch({ control, name: 'region' })
  const problem = (name: keyof Values) => {
    const key = errors[name]?.message
    return key && t(key, { age: minimumAgeIn(region) })
  }
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    try {
      const body = {
        ...values,
        username: values.username.trim(),
        language: languageOf(i18n.language),
      }
      onDone(await create({ body }).unwrap())
    } catch (error) {
      console.warn('The account could not be made', error)
      setFailure(errorText(error))
      if (errorCodeOf(error) === 'age_too_young')
        setError('birthDate', { message: 'auth.invalid.tooYoung' }, { shouldFocus: true })
      return
    }
    await stars.keep(values.birthDate)
  })
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
      <BirthFields birthDate={fields.birthDate} region={fields.region} problem={problem} />
      {stars.ask}
      <Agreement region={region} />
      <Button type="submit" size="large" busy={isSubmitting}>
        {t('auth.register.submit')}
      </Button>
    </form>
  )
}
