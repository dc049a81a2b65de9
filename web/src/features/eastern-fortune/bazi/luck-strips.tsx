import type { BaziChart, BaziDepth } from '@lumen/contracts/fortune/bazi'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay, useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { useTerms } from '../terms/use-terms'
import { DecadeYears } from './decade-years'
import { FlowPanel } from './flow-panel'
import { Card, Row } from './strip'
import { TermDialog, type Explained } from './term-dialog'

type Strip =
  | NonNullable<BaziChart['luck']>['pillars'][number]
  | BaziChart['annual'][number]
  | BaziChart['monthly'][number]

/** 大运, 流年 and 流月: pillars of ten years, of years and of months, the current one marked. */
export function LuckStrips({ chart }: { chart: BaziChart }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { term } = useTerms()
  const [explained, setExplained] = useState<Explained | null>(null)
  const { luck, annual, monthly } = chart
  const day = new Intl.DateTimeFormat(tagOf(i18n.language), {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const dayOf = (date: string) => day.format(new Date(date))
  const age = (years: number) => format.number(Math.round(years * 10) / 10)
  const card = (pillar: Strip, head: string, label: string, current: boolean) => (
    <Card
      key={label}
      head={head}
      current={current}
      label={'fromAge' in pillar ? label : undefined}
      pillar={pillar}
      onExplain={() =>
        setExplained({
          title: label,
          terms: [
            pillar.stem,
            pillar.god,
            pillar.branch,
            pillar.branchGod,
            pillar.stage,
            pillar.nayin,
            ...pillar.relations.map(({ kind }) => kind),
          ],
        })
      }
    >
      <span className="text-xs leading-4 text-text-2">{term(pillar.god).short}</span>
      <span className="text-xs leading-4 text-text-3">{term(pillar.stage).short}</span>
    </Card>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section>
        <h3 className="font-semibold">{t('eastern.bazi.luck')}</h3>
        {luck === null ? (
          <p className="mt-1 text-small text-text-2">{t('eastern.bazi.luckNeedsGender')}</p>
        ) : (
          <>
            <p className="mt-0.5 text-small text-text-2">
              {t(luck.forward ? 'eastern.bazi.luckForward' : 'eastern.bazi.luckBackward', {
                age: age(luck.startAge),
              })}
            </p>
            {chart.depth?.start && <LuckStart start={chart.depth.start} />}
            <Row label={t('eastern.bazi.luck')}>
              {luck.pillars.map((pillar) =>
                card(
                  pillar,
                  t('eastern.bazi.ageFrom', { age: age(pillar.fromAge) }),
                  t('eastern.bazi.yearFrom', { year: pillar.fromYear }),
                  pillar.current,
                ),
              )}
            </Row>
          </>
        )}
      </section>
      <section>
        <h3 className="font-semibold">{t('eastern.bazi.annual')}</h3>
        <Row label={t('eastern.bazi.annual')}>
          {annual.map((pillar, at) =>
            card(
              pillar,
              String(pillar.year),
              t('eastern.bazi.year', { year: pillar.year }),
              at === 0,
            ),
          )}
        </Row>
      </section>
      <section>
        <h3 className="font-semibold">{t('eastern.bazi.monthly')}</h3>
        <Row label={t('eastern.bazi.monthly')}>
          {monthly.map((pillar) => {
            const from = t('eastern.bazi.monthFrom', { date: dayOf(pillar.from) })
            return card(pillar, from, from, pillar.current)
          })}
        </Row>
      </section>
      <div className="grid gap-3">
        {chart.depth !== undefined && <DecadeYears decades={chart.depth.decades} />}
        <FlowPanel chart={chart} />
      </div>
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </div>
  )
}

/** 起运 and 交运: how long after birth luck begins, on which day, and in which years it turns. */
function LuckStart({ start }: { start: NonNullable<BaziDepth['start']> }) {
  const { t, i18n } = useTranslation()
  const { term } = useTerms()
  const tag = tagOf(i18n.language)
  const span = (['years', 'months', 'days'] as const)
    .filter((unit) => start[unit] > 0)
    .map((unit) =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: unit.slice(0, -1),
        unitDisplay: 'long',
      }).format(start[unit]),
    )
  const [one = '', two = ''] = start.turns.map((stem) => term(stem).short)
  return (
    <p className="mt-0.5 text-small text-text-2">
      {t('eastern.depth.start', {
        span: new Intl.ListFormat(tag, { style: 'short', type: 'unit' }).format(span),
        date: formatCalendarDay(i18n.language)(start.at.slice(0, 10)),
        one,
        two,
      })}
    </p>
  )
}
