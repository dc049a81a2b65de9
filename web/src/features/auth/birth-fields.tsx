import { minimumAgeIn } from '@lumen/contracts/policy'
import { useMemo, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { regionOptions } from '@/i18n/regions'
import { ageOn, dateValue } from '@/session/age'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'

function birthDateProblem(value: string, { region }: { region: string }): string | true {
  const age = ageOn(value, new Date())
  if (age === null || age < 0 || age > 130) return 'auth.invalid.birthDate'
  return age >= minimumAgeIn(region) || 'auth.invalid.tooYoung'
}

export const birthDateRules = {
  required: 'auth.invalid.birthDateMissing',
  validate: birthDateProblem,
}
export const regionRules = { required: 'auth.invalid.regionMissing' }

/** What every account tells: how old its owner is, and where they are. */
export function BirthFields({
  birthDate,
  region,
  problem,
}: {
  birthDate: UseFormRegisterReturn<'birthDate'>
  region: UseFormRegisterReturn<'region'>
  problem: (name: 'birthDate' | 'region') => string | undefined
}) {
  const { t, i18n } = useTranslation()
  const regions = useMemo(() => regionOptions(i18n.language), [i18n.language])
  const [today] = useState(() => dateValue(new Date()))
  return (
    <div className="grid items-start gap-4 min-[24rem]:grid-cols-[minmax(0,8fr)_minmax(0,7fr)] max-sm:gap-2 sm:grid-cols-2">
      <Field label={t('auth.birthDate')} error={problem('birthDate')}>
        {(control) => (
          <Input
            {...birthDate}
            {...control}
            type="date"
            min="1900-01-01"
            max={today}
            autoComplete="bday"
          />
        )}
      </Field>
      <Field label={t('auth.region')} error={problem('region')}>
        {(control) => (
          <Select
            {...region}
            {...control}
            autoComplete="country"
            className="max-sm:pr-7 max-sm:pl-2.5"
          >
            <option value="" disabled>
              {t('auth.regionChoose')}
            </option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
