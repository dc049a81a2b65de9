import { voices, type Voice } from '@lumen/contracts/media/names'
import { useTranslation } from 'react-i18next'
import { RadioGroup } from '@/ui/radio-group'

/** Who speaks. */
export function Voices({ value, onChange }: { value: Voice; onChange: (voice: Voice) => void }) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={t('multimodal.voice.label')}
      value={value}
      onValueChange={(id) => onChange(voices.find((one) => one === id) ?? value)}
      options={voices.map((id) => ({
        id,
        label: t(`media.voice.${id}.name`),
        hint: t(`media.voice.${id}.text`),
      }))}
      className="sm:grid-cols-2 lg:grid-cols-1"
    />
  )
}
