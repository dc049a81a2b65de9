import type { Companion } from '@lumen/contracts/chat/schema'
import type { Memory } from '@lumen/contracts/memory/schema'
import { Pencil, Pin, PinOff, Trash2, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MemoryTypeLabel,
  useMemoryActions,
  facetsOf,
  memoryLooks,
  warmthOf,
} from '@/features/memories'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { MemoryFacts } from './memory-facts'
import { MemoryRelations } from './memory-relations'
import { Crystal } from '@/ui/crystal'
import { warmShades } from '@/ui/crystal-colors'

const EditForm = lazy(() => import('./edit-form'))

/** One memory: what it says and where it comes from, with edit in place, pin and forget. */
export default function MemoryDetail({
  companion,
  memory,
  memories,
  beside,
  takesFocus,
  onSelect,
}: {
  companion: Companion
  memory: Memory
  memories: readonly Memory[]
  /** Stands beside the graph, instead of in a window that closes by itself. */
  beside: boolean
  /** Whether it was opened with the keyboard. */
  takesFocus: boolean
  onSelect: (id: string | null) => void
}) {
  const { t } = useTranslation()
  const actions = useMemoryActions(companion.id)
  const [editing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const text = useRef<HTMLHeadingElement>(null)
  const { content, pinned, validTo } = memory
  const article = useRef<HTMLElement>(null)
  const wants = useRef(takesFocus)
  useEffect(() => {
    if (wants.current) text.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const element = article.current
    if (element === null || !beside) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onSelect(null)
    }
    element.addEventListener('keydown', close)
    return () => element.removeEventListener('keydown', close)
  }, [beside, onSelect])

  const forget = async () => {
    setBusy(true)
    if (await actions.forget(memory.id)) onSelect(null)
    setBusy(false)
  }

  return (
    <article ref={article} className={cn('grid gap-5', beside && 'p-6')}>
      <header className="relative grid justify-items-center gap-3 text-center">
        {beside && (
          <IconButton
            size="small"
            label={t('app.action.close')}
            tooltip={false}
            className="absolute! -top-3 -right-3"
            onClick={() => onSelect(null)}
          >
            <X />
          </IconButton>
        )}
        <LargeCrystal memory={memory} />
        <p className="flex flex-wrap items-center justify-center gap-x-3 text-small">
          <MemoryTypeLabel type={memory.memoryType} />
          {pinned && (
            <span className="inline-flex items-center gap-1 font-medium text-link">
              <Pin aria-hidden className="size-3.5 fill-current" />
              {t('memories.pinned')}
            </span>
          )}
        </p>
      </header>
      {editing ? (
        <Suspense fallback={<Skeleton className="h-96 rounded-3!" />}>
          <EditForm
            memory={memory}
            onSave={(values) => actions.change(memory.id, pick(values))}
            onClose={() => {
              setEditing(false)
              requestAnimationFrame(() => text.current?.focus())
            }}
          />
        </Suspense>
      ) : (
        <>
          <h3
            ref={text}
            tabIndex={-1}
            className={cn(
              'text-center text-lg font-semibold break-words whitespace-pre-wrap outline-none',
              validTo !== null && 'text-text-3 line-through decoration-1',
            )}
          >
            {content}
          </h3>
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="small" variant="soft" className="flex-1" onClick={() => setEditing(true)}>
              <Pencil aria-hidden className="size-4" />
              {t('memoryCrystal.detail.edit')}
            </Button>
            <Button
              size="small"
              variant="secondary"
              className="flex-1"
              aria-pressed={pinned}
              onClick={() => void actions.change(memory.id, { pinned: !pinned })}
            >
              {pinned ? (
                <PinOff aria-hidden className="size-4" />
              ) : (
                <Pin aria-hidden className="size-4" />
              )}
              {t(pinned ? 'memoryCrystal.detail.unpin' : 'memoryCrystal.detail.pin')}
            </Button>
            <Button
              size="small"
              variant="dangerSecondary"
              className="flex-1"
              busy={busy}
              onClick={() => void forget()}
            >
              <Trash2 aria-hidden className="size-4" />
              {t('memoryCrystal.detail.forget')}
            </Button>
          </div>
          <MemoryFacts companion={companion} memory={memory} />
          <MemoryRelations memory={memory} memories={memories} onSelect={onSelect} />
        </>
      )}
    </article>
  )
}

/** What the form changes, and nothing else of the memory it began with. */
const pick = ({
  content,
  memoryType,
  scope,
  importance,
  emotionalWeight,
  contextTags,
}: Pick<
  Memory,
  'content' | 'memoryType' | 'scope' | 'importance' | 'emotionalWeight' | 'contextTags'
>) => ({ content, memoryType, scope, importance, emotionalWeight, contextTags })

/** The crystal of a memory, large: the same stone as in the graph, in the brilliant cut. Decorative. */
function LargeCrystal({ memory }: { memory: Memory }) {
  const { id, importance, memoryType, emotionalWeight, validTo } = memory
  const shades = useMemo(
    () => warmShades(memoryLooks[memoryType].hue, warmthOf(emotionalWeight)),
    [memoryType, emotionalWeight],
  )
  return (
    <span aria-hidden className="relative grid h-40 w-48 place-items-center">
      <span
        className="absolute inset-0 opacity-45 blur-md dark:opacity-60"
        style={{ background: `radial-gradient(closest-side, ${shades[5]}, transparent)` }}
      />
      <Crystal
        shades={shades}
        facets={facetsOf(importance)}
        seed={id}
        cut="brilliant"
        glow
        alive
        className={cn(
          'relative h-36 animate-[lift_400ms_var(--ease)]',
          validTo !== null && 'opacity-55 saturate-50',
        )}
      />
    </span>
  )
}
