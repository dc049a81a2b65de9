import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { RadioGroup } from '@/ui/radio-group'
import { Segments } from '@/ui/segments'
import type { BirthProblems, BirthValues } from './birth-values'
import { PlaceField } from './place-field'
import type { PlaceCandidate } from './use-places'

const years = fortuneLimits.birthYears

const noPlaces: readonly PlaceCandidate[] = []

/** Why a birth was refused by the server, in the words of the form. */
export type BirthRefusal = BirthProblems & {
  /** The clocks showed this time twice, or jumped over it: it asks which clock counts. */
  which?: 'twice' | 'gap'
  /** The place may be any of these. */
  places?: readonly PlaceCandidate[]
  /** What belongs to no field. */
  general?: string
}

/** Date, time, place and gender of a birth, with what is wrong with them, as a part of a form. */
export function BirthFields({
  values,
  found,
  refusal,
  timeUnknownOffered = true,
  onChange,
}: {
  values: BirthValues
  /** What the form refuses. */
  found: BirthProblems
  /** What the server refused. */
  refusal: BirthRefusal | null | undefined
  /** Whether the time may be left open. */
  timeUnknownOffered?: boolean
  onChange: (part: Partial<BirthValues>) => void
}) {
  const { t } = useTranslation()
  /** The refusal that is not about what the fields hold any more. */
  const [outdated, setOutdated] = useState<BirthRefusal | null>(null)
  const current = refusal === outdated ? null : refusal
  const change = (part: Partial<BirthValues>) => {
    onChange({ disambiguation: null, ...part })
    if (!('disambiguation' in part)) setOutdated(refusal ?? null)
  }
  const problem = (name: keyof BirthProblems) => {
    const key = found[name] ?? current?.[name]
    return key === undefined ? undefined : t(key, { from: years.from, to: years.to })
  }
  const { date, time, timeUnknown, place, gender, disambiguation } = values
  const which = current?.which
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('birth.date')} error={problem('date')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={`${years.from}-01-01`}
              max={`${years.to}-12-31`}
              value={date}
              onChange={({ target }) => change({ date: target.value })}
            />
          )}
        </Field>
        <Field label={t('birth.time')} hint={t('birth.timeHint')} error={problem('time')}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={time}
              disabled={timeUnknown}
              onChange={({ target }) => change({ time: target.value })}
            />
          )}
        </Field>
      </div>
      {timeUnknownOffered && (
        <Checkbox
          label={t('birth.timeUnknown')}
          hint={t('birth.timeUnknownHint')}
          checked={timeUnknown}
          onCheckedChange={(checked) =>
            change({ timeUnknown: checked, ...(checked && { time: '' }) })
          }
        />
      )}
      {which !== undefined && (
        <RadioGroup
          label={t(`birth.${which}`)}
          value={disambiguation ?? ''}
          onValueChange={(chosen) => change({ disambiguation: chosen as 'earlier' | 'later' })}
          options={
            which === 'twice'
              ? [
                  { id: 'earlier', label: t('birth.twiceFirst') },
                  { id: 'later', label: t('birth.twiceSecond') },
                ]
              : [
                  { id: 'earlier', label: t('birth.gapBefore') },
                  { id: 'later', label: t('birth.gapAfter') },
                ]
          }
        />
      )}
      <PlaceField
        value={place}
        error={problem('place')}
        offered={current?.places ?? noPlaces}
        onChange={(next, placeId) => change({ place: next, placeId })}
      />
      <div className="grid gap-1.5">
        <Segments
          label={t('birth.gender')}
          value={gender ?? 'none'}
          onValueChange={(chosen) =>
            change({ gender: chosen === 'none' ? null : (chosen as 'male' | 'female') })
          }
          items={[
            { id: 'male', label: t('birth.male') },
            { id: 'female', label: t('birth.female') },
            { id: 'none', label: t('birth.genderNone') },
          ]}
        />
        <p className="text-small text-text-3">{t('birth.genderHint')}</p>
      </div>
      <Alert text={current?.general ?? null} />
    </>
  )
}
