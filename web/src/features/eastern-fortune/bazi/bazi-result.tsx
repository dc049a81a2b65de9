import type { EasternBazi } from '@lumen/contracts/fortune/eastern'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { useFormat } from '@/i18n/format'
import { ShareButton } from '@/ui/share-card/share-button'
import { ElementBars } from '../charts/element-bars'
import { ElementRadar } from '../charts/element-radar'
import { Part, Words } from '../reading/parts'
import { Alternatives } from './alternatives'
import { BaziBoard } from './board'
import { LuckStrips } from './luck-strips'
import { MethodLine } from './method-line'
import { Palaces } from './palaces'
import { ResultPanel } from './result-panel'
import { StrengthCard } from './strength-card'

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
        <div className="mt-5 border-t border-line pt-4">
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
          <ElementBars values={values} max={max} format={words} className="mt-4" />
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
