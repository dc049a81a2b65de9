import type { Fact } from '@lumen/contracts/fortune/schema'
import { ChevronDown, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

export type Reading = {
  readonly facts: readonly Fact[]
  readonly provider: string
  readonly notice: string
}

const tones = new Map([
  [1, { mark: '+', style: 'text-ok' }],
  [-1, { mark: '−', style: 'text-danger' }],
])

/** What a reading was made from, who wrote it, and that it is for entertainment. */
export function ReadingBasis({ reading, className }: { reading: Reading; className?: string }) {
  const { t } = useTranslation()
  const { facts, provider, notice } = reading
  return (
    <div className={cn('grid gap-3 border-t border-line pt-4', className)}>
      <details className="group/basis">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-2 pe-2 font-semibold text-link [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            className="size-4.5 transition-transform duration-160 group-open/basis:rotate-180"
          />
          {t('astrology.basis.title')}
          <span className="font-normal text-text-3 tabular-nums">{facts.length}</span>
        </summary>
        <ul className="mt-1 grid gap-2 pb-2 sm:grid-cols-2">
          {facts.map(({ kind, label, detail, tone = 0 }) => (
            <li
              key={`${kind} ${label}`}
              className="flex items-start gap-2.5 rounded-2 bg-surface-2 px-3 py-2 text-small"
            >
              <span
                aria-hidden
                className={cn(
                  'grid size-5 shrink-0 place-items-center rounded-full bg-surface-3 font-bold',
                  tones.get(tone)?.style ?? 'text-text-3',
                )}
              >
                {tones.get(tone)?.mark ?? '·'}
              </span>
              <span className="min-w-0">
                <span className="font-medium">{label}</span>
                {detail !== undefined && <span className="block text-text-3">{detail}</span>}
              </span>
            </li>
          ))}
        </ul>
        <p className="pb-1 text-small text-text-3">
          {provider === 'local'
            ? t('astrology.basis.local')
            : t('astrology.basis.model', { provider })}
        </p>
      </details>
      <p className="flex items-start gap-2 text-small text-text-3">
        <Info aria-hidden className="mt-[.2em] size-4 shrink-0" />
        {notice}
      </p>
    </div>
  )
}
