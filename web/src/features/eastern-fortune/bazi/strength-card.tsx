import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { ElementMark } from '../terms/element-mark'
import { PillarGlyph } from './pillar-glyph'

/** How strong the day master is, how that came about, and which elements bring balance. */
export function StrengthCard({ chart }: { chart: BaziChart }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { strength, dayMaster } = chart
  const { verdict, support, inSeason, roots, allies, favourable, unfavourable } = strength
  const signs = [
    { id: 'season', holds: inSeason, text: t('eastern.strength.season') },
    { id: 'roots', holds: roots > 0, text: t('eastern.strength.roots', { number: roots }) },
    { id: 'allies', holds: allies > 0, text: t('eastern.strength.allies', { number: allies }) },
  ]
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <PillarGlyph glyph={dayMaster.stem} />
        <div>
          <p className="text-small text-text-3">{t('eastern.term.日主.name')}</p>
          <p className="text-h3 font-bold">{t(`eastern.strength.${verdict}`)}</p>
        </div>
      </div>
      <div>
        <div
          role="meter"
          aria-label={t('eastern.strength.support')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(support * 100)}
          className="relative h-2.5 rounded-full bg-surface-3"
        >
          {/* Where a day master counts as balanced. */}
          <span className="absolute inset-y-0 left-[33.5%] w-[12.5%] bg-violet-500/25" />
          <span
            className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-[3px] border-surface bg-violet-500"
            style={{ left: `${support * 100}%` }}
          />
        </div>
        <p aria-hidden className="mt-1.5 flex justify-between text-xs text-text-3">
          <span>{t('eastern.strength.weak')}</span>
          <span>{format.percent(support)}</span>
          <span>{t('eastern.strength.strong')}</span>
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {signs.map(({ id, holds, text }) => (
          <li
            key={id}
            className={cn(
              'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-small',
              holds ? 'bg-ok/12 text-ok' : 'bg-surface-3 text-text-2',
            )}
          >
            {holds ? (
              <Check aria-hidden className="size-4" />
            ) : (
              <X aria-hidden className="size-4" />
            )}
            {text}
            <span className="sr-only">
              {t(holds ? 'eastern.strength.yes' : 'eastern.strength.no')}
            </span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-small">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <dt className="text-text-2">{t('eastern.strength.favourable')}</dt>
          {favourable.map((element) => (
            <dd key={element}>
              <ElementMark element={element} />
            </dd>
          ))}
        </div>
        {unfavourable.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <dt className="text-text-2">{t('eastern.strength.unfavourable')}</dt>
            {unfavourable.map((element) => (
              <dd key={element}>
                <ElementMark element={element} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      <ul className="grid list-disc gap-1 pl-5 text-small text-text-2 marker:text-violet-400">
        {strength.reasoning.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
