import { mediaLimits } from '@lumen/contracts/media/limits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'

const limit = mediaLimits.avatarPromptLength

/** Own words for an avatar, with how many of them there may be. */
export function DescribeField({
  value,
  onChange,
}: {
  value: string
  onChange: (value: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Field
      label={t('avatars.describe.label')}
      hint={t('avatars.describe.hint')}
      aside={
        <span
          className={cn(
            'text-xs tabular-nums',
            value.length >= limit ? 'font-semibold text-warn' : 'text-text-3',
          )}
        >
          {`${format.number(value.length)} / ${format.number(limit)}`}
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          value={value}
          maxLength={limit}
          placeholder={t('avatars.describe.example')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
