import type { PillarDates } from '@lumen/contracts/fortune/bazi'
import { earthlyBranches, heavenlyStems } from '@lumen/contracts/fortune/names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { useFindPillarDatesMutation } from '../eastern-api'
import { useTerms } from '../terms/use-terms'

const pillarAt = (at: number) => `${heavenlyStems[at % 10]}${earthlyBranches[at % 12]}`
const sixty = Array.from({ length: 60 }, (_, at) => pillarAt(at))
/** The months of a year from 寅 on (五虎遁): only these can stand beside its pillar. */
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, at) => {
    const stem = heavenlyStems[(((year % 10) % 5) * 2 + 2 + at) % 10]
    return `${stem}${earthlyBranches[(at + 2) % 12]}`
  })
/** The hours of a day from 子 on (五鼠遁). */
const hoursOf = (day: number) =>
  earthlyBranches.map((branch, at) => `${heavenlyStems[(((day % 10) % 5) * 2 + at) % 10]}${branch}`)
const hourSpan = (at: number) =>
  `${String((at * 2 + 23) % 24).padStart(2, '0')}:00–${String(at * 2 + 1).padStart(2, '0')}:00`

/** 反推: when four pillars that somebody knows were, or will be. */
export default function ReverseLookup() {
  const { t } = useTranslation()
  const { term, latin } = useTerms()
  const [find, { data, isLoading, isError, reset }] = useFindPillarDatesMutation()
  const [chosen, setChosen] = useState({ year: 0, month: 0, day: 0, hour: -1 })
  const months = monthsOf(chosen.year)
  const hours = hoursOf(chosen.day)
  const choose = (change: Partial<typeof chosen>) => {
    reset()
    setChosen({ ...chosen, ...change })
  }
  const nameOf = (han: string) =>
    latin ? `${han} ${[...han].map((glyph) => term(glyph).short).join(' ')}` : han
  const select = (name: keyof typeof chosen, options: readonly string[]) => (
    <Field label={t(`eastern.pillar.${name}`)}>
      {(control) => (
        <Select
          {...control}
          value={chosen[name]}
          onChange={({ target }) => choose({ [name]: Number(target.value) })}
        >
          {name === 'hour' && <option value={-1}>{t('eastern.reverse.anyHour')}</option>}
          {options.map((han, at) => (
            <option key={han} value={at}>
              {name === 'hour' ? `${nameOf(han)} · ${hourSpan(at)}` : nameOf(han)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void find({
          body: {
            baziChart: {
              year: sixty[chosen.year]!,
              month: months[chosen.month]!,
              day: sixty[chosen.day]!,
              hour: hours[chosen.hour] ?? null,
            },
          },
        })
      }}
    >
      <p className="text-small text-text-2">{t('eastern.reverse.lead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {select('year', sixty)}
        {select('month', months)}
        {select('day', sixty)}
        {select('hour', hours)}
      </div>
      <Button type="submit" variant="secondary" busy={isLoading} className="sm:justify-self-start">
        {t('eastern.reverse.submit')}
      </Button>
      <Alert text={isError ? t('eastern.failed.text') : null} />
      {data !== undefined && <Dates found={data} />}
    </form>
  )
}

function Dates({ found: { from, to, matches } }: { found: PillarDates }) {
  const { t, i18n } = useTranslation()
  const day = formatCalendarDay(i18n.language, { dateStyle: 'long' })
  if (matches.length === 0)
    return <output className="text-small">{t('eastern.reverse.none', { from, to })}</output>
  return (
    <div aria-live="polite" className="grid gap-2 text-small">
      <span className="font-semibold">{t('eastern.reverse.found', { from, to })}</span>
      <ul className="grid gap-1 tabular-nums">
        {matches.map((match) => (
          <li key={match.from}>
            {day(match.from.slice(0, 10))} {match.from.slice(11)}–{match.until.slice(11)}
            {match.dayChange !== null && (
              <span className="text-text-3">
                {' · '}
                {t(
                  match.dayChange === '23:00'
                    ? 'eastern.method.lateRat'
                    : 'eastern.method.midnight',
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
