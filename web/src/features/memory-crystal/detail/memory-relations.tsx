import type { Memory } from '@lumen/contracts/memory/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryCrystal } from '@/features/memories'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { relatedTo } from '../related'

/** So many connected memories are shown at first. */
const portion = 5

/** What took the place of a memory, what it took the place of, and what belongs together with it. */
export function MemoryRelations({
  memory,
  memories,
  onSelect,
}: {
  memory: Memory
  memories: readonly Memory[]
  onSelect: (id: string) => void
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(portion)
  const { newer, older, connected } = relatedTo(memory, memories)
  return (
    <>
      {newer !== null && (
        <Group title={t('memoryCrystal.detail.newer')} memories={[newer]} onSelect={onSelect} />
      )}
      {older.length > 0 && (
        <Group title={t('memoryCrystal.detail.older')} memories={older} onSelect={onSelect} />
      )}
      {connected.length > 0 && (
        <div>
          <Group
            title={t('memories.connections', { count: connected.length })}
            memories={connected.slice(0, shown)}
            onSelect={onSelect}
          />
          {connected.length > shown && (
            <Button
              size="small"
              variant="ghost"
              className="mt-1 w-full"
              onClick={() => setShown(shown + 20)}
            >
              {t('ui.loadMore')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const Group = ({
  title,
  memories,
  onSelect,
}: {
  title: string
  memories: readonly Memory[]
  onSelect: (id: string) => void
}) => (
  <div>
    <h4 className="text-small font-semibold text-text-2">{title}</h4>
    <ul className="mt-1.5 grid gap-1">
      {memories.map((memory) => (
        <li key={memory.id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-2.5 rounded-2 border border-line px-2.5 py-1.5 text-left text-small transition-colors duration-160 hover:border-control hover:bg-surface-2"
            onClick={() => onSelect(memory.id)}
          >
            <MemoryCrystal
              memory={memory}
              className={cn('h-7 w-6', memory.validTo !== null && 'opacity-45')}
            />
            <span
              className={cn(
                'line-clamp-2',
                memory.validTo !== null && 'text-text-3 line-through decoration-1',
              )}
            >
              {memory.content}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </div>
)
