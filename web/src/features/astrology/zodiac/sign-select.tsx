import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { isSign, signs, type SignId } from './signs'

/** One of the signs, or none yet. */
export function SignSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: SignId | null
  onChange: (sign: SignId | null) => void
}) {
  const { t } = useTranslation()
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(isSign(target.value) ? target.value : null)}
        >
          <option value="">{t('astrology.compatibility.choose')}</option>
          {signs.map(({ id }) => (
            <option key={id} value={id}>
              {t(`astrology.sign.${id}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
