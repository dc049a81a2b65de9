import { officeLimits } from '@lumen/contracts/admin/limits'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'

/** Why an administrator does something, which the log keeps. */
export function ReasonField({
  value,
  onChange,
  hint,
}: {
  value: string
  onChange: (reason: string) => void
  /** Instead of that the log keeps it. */
  hint?: string
}) {
  const { t } = useTranslation()
  return (
    <Field label={t('admin.users.reason')} hint={hint ?? t('admin.users.reasonHint')}>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={officeLimits.reason}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
