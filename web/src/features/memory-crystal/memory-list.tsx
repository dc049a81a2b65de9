import type { Memory } from '@lumen/contracts/memory/schema'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MemoryCrystal,
  MemoryTypeLabel,
  useFeelingText,
  useImportanceText,
} from '@/features/memories'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'

/** So many are added at once. */
const portion = 40

/** The crystals as a list: the same memories, the same order, the same actions. */
export default function MemoryList({
  memories,
  selected,
  now,
  onSelect,
}: {
  memories: readonly Memory[]
  selected: string | null
  now: number
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { word } = useFeelingText()
  const importance = useImportanceText()
  const [shown, setShown] = useState(portion)
  return (
    <>
      <ul aria-label={t('memories.list')} className="divide-y divide-line">
        {memories.slice(0, shown).map((memory) => (
          <li key={memory.id}>
            <button
              type="button"
              aria-current={memory.id === selected}
              className={cn(
                'flex w-full items-center gap-3.5 px-4 py-3 text-left -outline-offset-2 transition-colors duration-160 md:px-6',
                memory.id === selected ? 'bg-soft' : 'hover:bg-surface-2',
              )}
              onClick={() => onSelect(memory.id)}
            >
              <MemoryCrystal
                memory={memory}
                now={now}
                className={cn('h-12 w-9', memory.validTo !== null && 'opacity-45')}
              />
              <span className="min-w-0 flex-1">
                <span
                  className={cn(
                    'line-clamp-2',
                    memory.validTo !== null && 'text-text-3 line-through decoration-1',
                  )}
                >
                  {memory.content}
                </span>
                <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-small text-text-3">
                  <MemoryTypeLabel type={memory.memoryType} />
                  <span>{importance.word(memory.importance)}</span>
                  <span className="tabular-nums">
                    {t('memories.emotionOf', { value: word(memory.emotionalWeight) })}
                  </span>
                  {memory.validTo !== null && (
                    <span>{t('memories.until', { date: format.date(memory.validTo) })}</span>
                  )}
                </span>
              </span>
              {memory.pinned && (
                <>
                  <Pin aria-hidden className="size-4 shrink-0 fill-current text-link" />
                  <span className="sr-only">{t('memories.pinned')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      {memories.length > shown && (
        <div className="grid place-items-center p-4">
          <Button size="small" variant="secondary" onClick={() => setShown(shown + portion)}>
            {t('ui.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}
