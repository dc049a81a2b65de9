import type { EasternBazi } from '@lumen/contracts/fortune/eastern'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { useFormat } from '@/i18n/format'
import { ShareButton } from '@/ui/share-card/share-button'
import { ElementBars } from '../charts/element-bars'
import { ElementRadar } from '../charts/element-radar'
import { Part, Words } from '../reading/parts'
import { Alternatives } from './alternatives'
import { BaziBoard } from './board'
import { BonesFold } from './bones-fold'
import { DepthList } from './depth-list'
import { LuckStrips } from './luck-strips'
import { PatternFold } from './pattern-fold'
import { SpiritList } from './spirit-list'
import { StrengthCard } from './strength-card'
import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { TriangleAlert } from 'lucide-react'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'
import { TermDialog, type Explained } from './term-dialog'

/**
 * A chart of four pillars with all that follows from it.
 * @param scale `counts`: characters of five, as the basic page shows them; `fractions`: percent
 */
export default function BaziResult({
  result,
  scale,
}: {
  result: EasternBazi
  scale: 'counts' | 'fractions'
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const radar = useRef<HTMLDivElement>(null)
  const { chart } = result
  const counts = scale === 'counts'
  const values = counts ? result.elements : result.elementFractions
  const max = counts ? 5 : 1
  const words = (value: number) =>
    counts ? t('eastern.ofMax', { value: format.number(value), max: 5 }) : format.percent(value)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Part
        title={t('eastern.bazi.title')}
        aside={
          <ShareButton
            card={() => ({
              title: result.destiny.dayMaster,
              subtitle: t('eastern.bazi.title'),
              reading: result.destiny.overallFortune,
              picture: radar.current?.querySelector('svg') ?? null,
            })}
          />
        }
      >
        <BaziBoard chart={chart} />
        <div className="mt-5 grid gap-3 border-t border-line pt-4">
          {chart.depth !== undefined && (
            <>
              <PatternFold depth={chart.depth} />
              <DepthList depth={chart.depth} />
            </>
          )}
          <SpiritList spirits={chart.spirits} />
          {chart.depth?.bones && <BonesFold bones={chart.depth.bones} />}
          <MethodLine chart={chart} />
        </div>
      </Part>
      {chart.alternatives.length > 0 && (
        <div className="rounded-4 border border-line bg-surface p-5 shadow-1">
          <Alternatives chart={chart} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Part title={t('eastern.elements')} className="grid">
          <div ref={radar} className="grid justify-items-center">
            <ElementRadar
              label={t('eastern.elements')}
              values={values}
              max={Math.max(...Object.values(values))}
              format={words}
            />
          </div>
          <p className="mt-4 text-small text-text-2">{t(`eastern.elementsBy.${scale}`)}</p>
          <ElementBars values={values} max={max} format={words} className="mt-2" />
        </Part>
        <Part title={t('eastern.strength.heading')} className="grid">
          <StrengthCard chart={chart} />
        </Part>
      </div>
      <Part title={t('eastern.bazi.palaces')}>
        <Palaces chart={chart} />
      </Part>
      <Part title={t('eastern.bazi.flow')}>
        <LuckStrips chart={chart} />
      </Part>
      <Part title={t('eastern.traits')}>
        <dl>
          <Words name={t('eastern.core')} words={result.personality} />
        </dl>
        <p className="mt-4">{result.destiny.text || '—'}</p>
      </Part>
      <ResultPanel result={result} />
      <ReadingFooter reading={result} />
    </div>
  )
}

/** How clock and place were read for a chart: zone, offset, daylight saving, true solar time, school. */
function MethodLine({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { method, warnings, clock } = chart
  const solar = method.solarMinutes
  const parts = [
    method.place === null ? t('eastern.method.noPlace') : method.place.name,
    method.zone,
    `UTC${method.offset}`,
    method.dstSeconds > 0
      ? t('eastern.method.saving', { minutes: Math.round(method.dstSeconds / 60) })
      : t('eastern.method.noSaving'),
    ...(solar === null
      ? []
      : [
          t('eastern.method.solar', {
            minutes: `${solar < 0 ? '−' : '+'}${format.number(Math.abs(Math.round(solar * 10) / 10))}`,
          }),
        ]),
    t(`eastern.method.axis.${method.axis}`),
    t(method.dayChange === '23:00' ? 'eastern.method.lateRat' : 'eastern.method.midnight'),
    ...(method.timeKnown
      ? [t('eastern.method.clock', { time: clock.slice(11, 16), date: clock.slice(0, 10) })]
      : []),
  ]
  return (
    <div className="grid gap-3">
      <p className="text-small text-text-2">
        <span className="font-semibold text-text">{t('eastern.method.label')}</span>{' '}
        {parts.join(' · ')}
      </p>
      {warnings.length > 0 && (
        <ul className="grid gap-2">
          {warnings.map(({ kind, text }) => (
            <li
              key={`${kind}-${text}`}
              className="flex items-start gap-2.5 rounded-2 bg-warn/10 px-3.5 py-2.5 text-small text-warn"
            >
              <TriangleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** 胎元, 胎息, 命宫 and 身宫; a dash for those that need the hour. */
function Palaces({ chart }: { chart: BaziChart }) {
  const { term, latin } = useTerms()
  const [explained, setExplained] = useState<Explained | null>(null)
  const { conception, life, body } = chart.palaces
  const entries = [
    { name: '胎元', pillar: conception },
    ...(chart.depth === undefined ? [] : [{ name: '胎息', pillar: chart.depth.breath }]),
    { name: '命宫', pillar: life },
    { name: '身宫', pillar: body },
  ]
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {entries.map(({ name, pillar }) => (
        <li key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <button
            type="button"
            className="grid min-h-11 content-start justify-items-center gap-0.5 rounded-3 border border-line bg-surface-2 px-2 py-3 text-center hover:border-ring"
            onClick={() =>
              setExplained({
                title: term(name).name,
                terms: [name, ...(pillar === null ? [] : [pillar.stem, pillar.branch])],
              })
            }
          >
            <span className="max-w-full text-xs leading-4 hyphens-auto text-text-3">
              {term(name).name}
            </span>
            {pillar === null ? (
              <span className="text-h3">—</span>
            ) : (
              <>
                <Han className="text-h3">{pillar.stem + pillar.branch}</Han>
                {latin && (
                  <span className="text-xs leading-4 text-text-2">
                    {term(pillar.stem).short} {term(pillar.branch).short}
                  </span>
                )}
              </>
            )}
          </button>
        </li>
      ))}
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </ul>
  )
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? (
    <p>—</p>
  ) : (
    <ul className="grid list-disc gap-2 pl-5 marker:text-violet-400">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )

/** What a chart says of a person: insights, the course of life, what lies ahead. */
function ResultPanel({
  result,
}: {
  result: Pick<EasternBazi, 'personalInsights' | 'destiny' | 'lifePredictions'>
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Part title={t('eastern.result.insights')}>
        <Sentences sentences={result.personalInsights} />
      </Part>
      <Part title={t('eastern.result.destiny')}>
        <p>{result.destiny.overallFortune || '—'}</p>
      </Part>
      <Part title={t('eastern.result.predictions')} className="lg:col-span-2">
        <Sentences sentences={result.lifePredictions} />
      </Part>
    </div>
  )
}
