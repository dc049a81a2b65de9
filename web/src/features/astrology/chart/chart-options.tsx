import type { BirthData } from '@lumen/contracts/fortune/birth'
import { houseSystems, orbChoices, zodiacs } from '@lumen/contracts/fortune/names'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'

/** How a chart is drawn. */
export type ChartChoice = Required<Pick<BirthData, 'houseSystem' | 'zodiac' | 'orbs'>>

/** Zodiac, division into houses and width of aspects. */
export function ChartOptions({
  value,
  onChange,
}: {
  value: ChartChoice
  onChange: (choice: ChartChoice) => void
}) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <Choice
        label={t('astrology.method.zodiac')}
        hint={t('astrology.options.zodiacHint')}
        ids={zodiacs}
        name={(id) => t(`astrology.options.zodiac.${id}`)}
        value={value.zodiac}
        onChange={(zodiac) => onChange({ ...value, zodiac })}
      />
      <Choice
        label={t('astrology.method.houses')}
        hint={t('astrology.houses.hint')}
        ids={houseSystems}
        name={(id) => t(`astrology.houseSystem.${id}`)}
        value={value.houseSystem}
        onChange={(houseSystem) => onChange({ ...value, houseSystem })}
      />
      <Choice
        label={t('astrology.method.orbs')}
        hint={t('astrology.options.orbsHint')}
        ids={orbChoices}
        name={(id) => t(`astrology.options.orbs.${id}`)}
        value={value.orbs}
        onChange={(orbs) => onChange({ ...value, orbs })}
      />
    </div>
  )
}

function Choice<Id extends string>({
  label,
  hint,
  ids,
  name,
  value,
  onChange,
}: {
  label: string
  hint: string
  ids: readonly Id[]
  name: (id: Id) => string
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = ids.find((id) => id === target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        >
          {ids.map((id) => (
            <option key={id} value={id}>
              {name(id)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
