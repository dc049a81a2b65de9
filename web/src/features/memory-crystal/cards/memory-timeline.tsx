import type { Memory } from '@lumen/contracts/memory/schema'
import { CornerDownRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryCrystal, MemoryTypeLabel } from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'

/** So many entries are added at once. */
const portion = 12

/** Memories by when they began to hold, newest first; what is no longer true leads to what is. */
export function MemoryTimeline({
  memories,
  now,
  onSelect,
}: {
  memories: readonly Memory[]
  now: number
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(portion)
  const sorted = useMemo(
    () =>
      [...memories].sort((a, b) =>
        a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : 0,
      ),
    [memories],
  )
  const byId = useMemo(() => new Map(memories.map((memory) => [memory.id, memory])), [memories])
  return (
    <section className="mt-5 rounded-4 border border-line bg-surface p-5 shadow-1 [contain-intrinsic-size:auto_40rem] [content-visibility:auto] md:p-7">
      <h2 className="font-display text-h3 font-bold">{t('memoryCrystal.timeline.title')}</h2>
      <p className="mt-1 text-small text-text-2">{t('memoryCrystal.timeline.lead')}</p>
      <ol className="mt-5">
        {sorted.slice(0, shown).map((memory, index) => (
          <Entry
            key={memory.id}
            memory={memory}
            newer={memory.supersededBy === null ? undefined : byId.get(memory.supersededBy)}
            last={index === Math.min(shown, sorted.length) - 1}
            now={now}
            onSelect={onSelect}
          />
        ))}
      </ol>
      {sorted.length > shown && (
        <div className="mt-3 grid place-items-center">
          <Button size="small" variant="secondary" onClick={() => setShown(shown + portion)}>
            {t('ui.loadMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Entry({
  memory,
  newer,
  last,
  now,
  onSelect,
}: {
  memory: Memory
  newer: Memory | undefined
  last: boolean
  now: number
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { validFrom, validTo, content, memoryType } = memory
  const past = validTo !== null
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[8.5rem_2.25rem_minmax(0,1fr)]">
      <time
        dateTime={validFrom}
        className="hidden pt-2.5 text-right text-small text-text-3 tabular-nums md:block"
      >
        {format.date(validFrom)}
      </time>
      <span aria-hidden className="relative grid justify-items-center">
        {!last && <span className="absolute top-4 bottom-0 w-px bg-line" />}
        {!last && <span className="absolute -bottom-4 h-4 w-px bg-line" />}
        <span className={`relative mt-1 h-11 bg-surface py-0.5 ${past ? 'opacity-50' : ''}`}>
          <MemoryCrystal memory={memory} now={now} className="h-10 w-8" />
        </span>
      </span>
      <div className="min-w-0 pb-3">
        <button
          type="button"
          className="-mx-2.5 block w-[calc(100%+1.25rem)] rounded-2 px-2.5 py-2 text-left transition-colors duration-160 hover:bg-surface-2"
          onClick={() => onSelect(memory.id)}
        >
          <span className="mb-0.5 block text-small text-text-3 md:hidden">
            {format.date(validFrom)}
          </span>
          {past ? (
            <s className="line-clamp-3 text-text-3 decoration-1">{content}</s>
          ) : (
            <span className="line-clamp-3">{content}</span>
          )}
          <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-small text-text-3">
            <MemoryTypeLabel type={memoryType} />
            {past && (
              <span className="tabular-nums">
                {t('memories.until', { date: format.date(validTo) })}
              </span>
            )}
          </span>
        </button>
        {newer !== undefined && (
          <button
            type="button"
            className="mt-1 flex min-h-9 max-w-full items-center gap-2 rounded-2 bg-soft px-3 py-1.5 text-left text-small text-on-soft pointer-coarse:min-h-11"
            onClick={() => onSelect(newer.id)}
          >
            <CornerDownRight aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{t('memoryCrystal.detail.newer')}</span>
            <span className="line-clamp-2">{newer.content}</span>
          </button>
        )}
      </div>
    </li>
  )
}
