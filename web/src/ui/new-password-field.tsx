import { authLimits } from '@lumen/contracts/auth/limits'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names'
import { PasswordField } from './password-field'
import { strengthOf, strengths } from './password-strength'

const { passwordMin, passwordMax } = authLimits
const tones = {
  weak: 'bg-danger',
  fair: 'bg-warn',
  good: 'bg-ok',
  strong: 'bg-ok',
} as const

/** What is wrong with a new password before anybody is asked, as the key of its text. */
export function newPasswordProblem(password: string): string | undefined {
  if (password === '') return 'auth.invalid.passwordMissing'
  if (password.length < passwordMin) return 'auth.invalid.passwordShort'
  if (password.trim() === '') return 'errors.weak_password'
  return password.length > passwordMax ? 'auth.invalid.passwordLong' : undefined
}

/** A password that is chosen: with what is asked of it, and how strong it is in words. */
export function NewPasswordField({
  strengthFor,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  /** What is typed, where the field does not hold it as its `value`. */
  strengthFor?: string
}) {
  const { t } = useTranslation()
  const typed = strengthFor ?? (typeof props.value === 'string' ? props.value : '')
  const strength = strengthOf(typed)
  const level = strengths.indexOf(strength) + 1
  return (
    <div className="grid gap-2">
      <PasswordField
        {...props}
        hint={t('auth.passwordHint', { min: passwordMin })}
        autoComplete="new-password"
      />
      {typed !== '' && (
        <p className="flex items-center gap-3 text-small text-text-2">
          <span aria-hidden className="flex w-24 shrink-0 gap-1">
            {strengths.map((name, place) => (
              <span
                key={name}
                className={cn(
                  'h-1.5 flex-1 rounded-full',
                  place < level ? tones[strength] : 'bg-surface-3',
                )}
              />
            ))}
          </span>
          <span role="status">
            <span className="sr-only">{t('auth.strength.label')}: </span>
            {t(`auth.strength.${strength}`)}
          </span>
        </p>
      )}
    </div>
  )
}
