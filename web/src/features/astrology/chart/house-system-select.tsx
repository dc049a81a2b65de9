import type { BirthData } from '@lumen/contracts/fortune/birth'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'

export type HouseSystem = NonNullable<BirthData['houseSystem']>
const systems = [
  'placidus',
  'whole-sign',
  'equal',
  'porphyry',
] as const satisfies readonly HouseSystem[]

/** Which division of the sky into houses is shown. */
export function HouseSystemSelect({
  value,
  onChange,
}: {
  value: HouseSystem
  onChange: (system: HouseSystem) => void
}) {
  const { t } = useTranslation()
  return (
    <Field label={t('astrology.method.houses')} hint={t('astrology.houses.hint')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = systems.find((one) => one === target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {systems.map((id) => (
            <option key={id} value={id}>
              {t(`astrology.houseSystem.${id}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
