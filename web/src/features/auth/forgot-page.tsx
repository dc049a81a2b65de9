import { authLimits } from '@lumen/contracts/auth/limits'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '@/api/use-error-text'
import { languageOf } from '@/i18n/languages'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { AuthCard } from './auth-card'
import { emailRules } from './email-rules'
import { useAskResetMutation } from './recovery-api'

/** Asks for a link to a new password. The answer is the same whether or not there is an account. */
export default function ForgotPage() {
  const { t, i18n } = useTranslation()
  const errorText = useErrorText()
  const [ask, { isLoading }] = useAskResetMutation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { email: '' } })
  const field = register('email', emailRules)

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await ask({ body: { email: email.trim(), language: languageOf(i18n.language) } }).unwrap()
      setSentTo(email.trim())
    } catch (error) {
      console.warn('The link could not be asked for', error)
      setFailure(errorText(error))
    }
  })
  const back = (
    <Button asChild variant="ghost">
      <Link to="/auth">{t('auth.back')}</Link>
    </Button>
  )
  if (sentTo !== null)
    return (
      <AuthCard title={t('auth.mailTitle')}>
        <Alert
          tone="ok"
          text={t('auth.forgot.sent', {
            email: sentTo,
            minutes: authLimits.linkMinutes['reset-password'],
          })}
        />
        {back}
      </AuthCard>
    )
  return (
    <AuthCard title={t('auth.forgot.title')} lead={t('auth.forgot.lead')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Alert text={failure} />
        <Field label={t('auth.email')} error={errors.email && t(errors.email.message ?? '')}>
          {(control) => (
            <Input
              {...field}
              {...control}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" size="large" busy={isLoading}>
          {t('auth.forgot.submit')}
        </Button>
      </form>
      {back}
    </AuthCard>
  )
}
