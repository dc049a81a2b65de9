import type { BaziChart, BaziFlow } from '@lumen/contracts/fortune/bazi'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCalendarDay } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { ownDay } from '@/i18n/own-day'
import { Alert } from '@/ui/alert'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { useGetFlowQuery } from '../eastern-api'
import { Fold } from '../reading/fold'
import { ReadingSkeleton } from '../reading/parts'
import { useTerms } from '../terms/use-terms'
import { Card, Row } from './strip'
import { TermDialog, type Explained } from './term-dialog'

type Pillar = Omit<BaziFlow['year'], 'year'>

/** 流月, 流日 and 流时 of a day that is chosen, and what they are to the chart. */
export function FlowPanel({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  return (
    <Fold title={t('eastern.depth.flow')}>
      <Flow chart={chart} />
    </Fold>
  )
}

function Flow({ chart: { pillars } }: { chart: BaziChart }) {
  const { t, i18n } = useTranslation()
  const { term } = useTerms()
  const [date, setDate] = useState(() => ownDay())
  const [explained, setExplained] = useState<Explained | null>(null)
  const plain = ({ stem, branch }: { stem: string; branch: string }) => stem + branch
  const { currentData: flow, isError } = useGetFlowQuery({
    body: {
      baziChart: {
        year: plain(pillars.year),
        month: plain(pillars.month),
        day: plain(pillars.day),
        hour: pillars.hour === null ? null : plain(pillars.hour),
      },
      date,
    },
  })
  const dayText = formatCalendarDay(i18n.language, { month: 'numeric', day: 'numeric' })
  const termText = new Intl.DateTimeFormat(tagOf(i18n.language), {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Shanghai',
  })
  const card = (pillar: Pillar, head: string, current: boolean, key: string) => (
    <Card
      key={key}
      head={head}
      pillar={pillar}
      current={current}
      marked={t('eastern.depth.chosen')}
      onExplain={() =>
        setExplained({
          title: head,
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
    </Card>
  )
  return (
    <>
      <p className="text-small text-text-2">{t('eastern.depth.flowLead')}</p>
      <Field label={t('eastern.depth.flowDay')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min="1600-02-10"
            max="2200-12-31"
            value={date}
            onChange={({ target }) => target.value !== '' && setDate(target.value)}
          />
        )}
      </Field>
      <Alert text={isError ? t('eastern.failed.text') : null} />
      {flow === undefined && !isError && <ReadingSkeleton />}
      {flow !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <section>
            <h4 className="text-small font-semibold">
              {t('eastern.depth.months', { year: flow.year.year })}
            </h4>
            <Row label={t('eastern.depth.months', { year: flow.year.year })}>
              {flow.months.map((month) =>
                card(month, termText.format(new Date(month.at)), month.current, month.at),
              )}
            </Row>
          </section>
          <section>
            <h4 className="text-small font-semibold">{t('eastern.depth.days')}</h4>
            <Row label={t('eastern.depth.days')}>
              {flow.days.map((day) => card(day, dayText(day.date), day.current, day.date))}
            </Row>
          </section>
          <section>
            <h4 className="text-small font-semibold">{t('eastern.depth.hours')}</h4>
            <Row label={t('eastern.depth.hours')}>
              {flow.hours.map((hour) => card(hour, hour.from, false, hour.from))}
            </Row>
          </section>
        </div>
      )}
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </>
  )
}
