import { useTranslation } from 'react-i18next'
import { Checkbox } from '@/ui/checkbox'

/** Asks whether the date of birth of the account is for its stars, too. */
export default function StarsChoice({
  wanted,
  onChange,
}: {
  wanted: boolean
  onChange: (wanted: boolean) => void
}) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('birth.fromAccount.use')}
      hint={t('birth.fromAccount.hint')}
      checked={wanted}
      onCheckedChange={onChange}
    />
  )
}
