import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Fold } from '../reading/fold'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'

/** 流年 and 小运 of one luck pillar at a time, begun with the one that runs. */
export function DecadeYears({ decades }: { decades: BaziDepth['decades'] }) {
  const { t } = useTranslation()
  if (decades.length === 0) return null
  return (
    <Fold title={t('eastern.depth.decades')}>
      <Years decades={decades} />
    </Fold>
  )
}

function Years({ decades }: { decades: BaziDepth['decades'] }) {
  const { t } = useTranslation()
  const { term, latin } = useTerms()
  const [now] = useState(() => new Date().getFullYear())
  const running = decades.findIndex(({ years }) => years.some(({ year }) => year === now))
  const [chosen, setChosen] = useState(Math.max(0, running))
  const nameOf = ({ pillar, years }: BaziDepth['decades'][number]) => {
    const span = `${years[0]?.year}–${years.at(-1)?.year}`
    const name = pillar === null ? t('eastern.depth.beforeLuck') : `${pillar.stem}${pillar.branch}`
    return `${name} · ${span}`
  }
  return (
    <>
      <Field label={t('eastern.depth.decade')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {decades.map((decade, at) => (
              <option key={decade.years[0]?.year} value={at}>
                {nameOf(decade)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <table className="w-full text-left text-small tabular-nums [&_:is(td,th):not(:last-child)]:pr-3">
        <thead className="text-xs text-text-3">
          <tr>
            <th className="py-1.5 font-medium">{t('eastern.depth.year')}</th>
            <th className="font-medium">{t('eastern.depth.age')}</th>
            <th className="font-medium">{t('eastern.bazi.annual')}</th>
            <th className="font-medium">{term('小运').name}</th>
          </tr>
        </thead>
        <tbody>
          {decades[chosen]?.years.map(({ year, age, stem, branch, god, minor }) => (
            <tr
              key={year}
              aria-current={year === now || undefined}
              className={cn('border-t border-line', year === now && 'bg-soft/60')}
            >
              <td className="py-2">{year}</td>
              <td>{age}</td>
              <td>
                <Han>{stem + branch}</Han>{' '}
                <span className={cn('text-text-2', latin && 'block text-xs')}>
                  {term(god).name}
                </span>
              </td>
              <td>{minor === null ? '—' : <Han>{minor.stem + minor.branch}</Han>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-xs text-text-3">{t('eastern.depth.nominal')}</p>
    </>
  )
}
