import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Badge } from '@/ui/badge'
import { PillarGlyph } from './pillar-glyph'

/** A row that is moved sideways; it begins where the current card is in sight. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
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

/** A pillar of time: a tap explains its terms. */
export function Card({
  head,
  label,
  pillar,
  current,
  marked,
  onExplain,
  children,
}: {
  head: string
  label?: string | undefined
  pillar: { stem: string; branch: string }
  current: boolean
  /** What the current one is called; “now” when left out. */
  marked?: string
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
        {label !== undefined && (
          <span className="text-xs leading-4 text-text-3 tabular-nums">{label}</span>
        )}
        <PillarGlyph glyph={pillar.stem} size="small" />
        <PillarGlyph glyph={pillar.branch} size="small" />
        {children}
        {current && (
          <Badge tone="soft" className="mt-1">
            {marked ?? t('eastern.bazi.now')}
          </Badge>
        )}
      </button>
    </li>
  )
}
