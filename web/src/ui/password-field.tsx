import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field'
import { IconButton } from './icon-button'
import { Input } from './input'

/** A password that can be looked at. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error: string | undefined
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative grid">
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-12"
          />
          <IconButton
            label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-pressed={shown}
            className="absolute top-0.5 right-0.5"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </span>
      )}
    </Field>
  )
}
