import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { cn } from '@/ui/class-names'
import { Badge } from '@/ui/badge'
import { useTerms } from '../terms/use-terms'
import { PillarGlyph } from './pillar-glyph'
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
      label={label}
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
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </div>
  )
}

/** A row that is moved sideways; it begins where the current card is in sight. */
function Row({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')?.closest('li')
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - 16
  }, [])
  return (
    <ul
      ref={list}
      aria-label={label}
      tabIndex={0}
      className="-mx-1 mt-2.5 flex gap-2 overflow-x-auto overscroll-x-contain px-1 pt-1 pb-2"
    >
      {children}
    </ul>
  )
}

function Card({
  head,
  label,
  pillar,
  current,
  onExplain,
  children,
}: {
  head: string
  label: string
  pillar: Strip
  current: boolean
  onExplain: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-current={current || undefined}
        className={cn(
          'grid w-24 justify-items-center gap-0.5 rounded-3 border px-1.5 py-3 transition-colors duration-160 hover:border-ring',
          current ? 'border-violet-500 bg-soft/60' : 'border-line bg-surface-2',
        )}
        onClick={onExplain}
      >
        <span className="text-small font-semibold tabular-nums">{head}</span>
        {'fromAge' in pillar && (
          <span className="text-xs leading-4 text-text-3 tabular-nums">{label}</span>
        )}
        <PillarGlyph glyph={pillar.stem} size="small" />
        <PillarGlyph glyph={pillar.branch} size="small" />
        {children}
        {current && (
          <Badge tone="soft" className="mt-1">
            {t('eastern.bazi.now')}
          </Badge>
        )}
      </button>
    </li>
  )
}
