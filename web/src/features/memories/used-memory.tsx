import { memoryLimits } from '@lumen/contracts/memory/limits'
import type { Memory } from '@lumen/contracts/memory/schema'
import { Pencil, Pin, PinOff, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { MemoryCrystal } from './memory-crystal'
import { MemoryTypeLabel } from './memory-type-label'
import { useMemoryActions, type MemoryActions } from './use-memory-actions'
import { errorCodeOf } from '@/api/error'
import { useGetMemoryQuery } from './memories-api'

/** What is older than this is asked for again. */
const freshSeconds = 10

type Found =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'standing'; memory: Memory }
  /** `memory` is null when it is beyond being restored. */
  | { state: 'forgotten'; memory: Memory | null }

/** Looks up a memory of a companion: it stands or was superseded, was forgotten, or is gone for good. */
function useMemory(companionId: string, id: string): Found {
  const { currentData, error, isFetching, refetch } = useGetMemoryQuery(
    { params: { companionId, memoryId: id } },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  if (error !== undefined && !isFetching)
    return errorCodeOf(error) === 'not_found'
      ? { state: 'forgotten', memory: null }
      : { state: 'failed', error, retry: () => void refetch() }
  if (currentData === undefined) return { state: 'loading' }
  return { state: currentData.deletedAt === null ? 'standing' : 'forgotten', memory: currentData }
}

/** A memory that went into a reply: as it is now, with the ways to mend, forget and pin it. */
export function UsedMemory({
  companionId,
  id,
  excerpt,
}: {
  companionId: string
  id: string
  /** Its first words when it was used. */
  excerpt: string
}) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const actions = useMemoryActions(companionId)
  const found = useMemory(companionId, id)
  switch (found.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid gap-2">
          <p className="sr-only">{excerpt}</p>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-1">
          <p className="wrap-anywhere">{excerpt}</p>
          <p className="text-small text-text-2">{errorText(found.error)}</p>
          <Button size="small" variant="secondary" onClick={found.retry}>
            {t('app.action.retry')}
          </Button>
        </div>
      )
    case 'forgotten':
      return (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="min-w-0">
            <p className="wrap-anywhere text-text-3 line-through">
              {found.memory?.content ?? excerpt}
            </p>
            <p className="text-small text-text-2">{t('memories.alreadyForgotten')}</p>
          </div>
          {found.memory !== null && (
            <Button
              size="small"
              variant="secondary"
              className="ml-auto"
              onClick={() => void actions.restore([id])}
            >
              <Undo2 aria-hidden className="size-4" />
              {t('memories.restore')}
            </Button>
          )}
        </div>
      )
    case 'standing':
      return <Standing memory={found.memory} actions={actions} />
  }
}

function Standing({ memory, actions }: { memory: Memory; actions: MemoryActions }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [now] = useState(Date.now)
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const { id, content, pinned, validTo } = memory
  if (editing)
    return (
      <QuickEdit
        memory={memory}
        actions={actions}
        onClose={() => {
          setEditing(false)
          requestAnimationFrame(() => edit.current?.focus())
        }}
      />
    )
  return (
    <div className="flex gap-3">
      <MemoryCrystal memory={memory} now={now} className="h-12 w-9" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-line">{content}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-text-2">
          <MemoryTypeLabel type={memory.memoryType} />
          {pinned && (
            <span className="inline-flex items-center gap-1">
              <Pin aria-hidden className="size-3.5" />
              {t('memories.pinned')}
            </span>
          )}
          {validTo !== null && <span>{t('memories.until', { date: format.date(validTo) })}</span>}
        </p>
        <div className="mt-1 -ml-3 flex flex-wrap">
          <Button ref={edit} size="small" variant="ghost" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {t('memories.fix')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-pressed={pinned}
            onClick={() => void actions.change(id, { pinned: !pinned })}
          >
            {pinned ? (
              <PinOff aria-hidden className="size-4" />
            ) : (
              <Pin aria-hidden className="size-4" />
            )}
            {t(pinned ? 'memories.select.unpin' : 'memories.select.pin')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={({ currentTarget }) => {
              const row = currentTarget.closest('li')
              void actions.forget(id)
              // The button goes with what it belonged to; what was forgotten stays named here.
              requestAnimationFrame(() => row?.focus())
            }}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('memories.select.forget')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function QuickEdit({
  memory,
  actions,
  onClose,
}: {
  memory: Memory
  actions: MemoryActions
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState(memory.content)
  const [busy, setBusy] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const content = text.trim()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (content === '' || busy) return
    setBusy(true)
    const saved = content === memory.content || (await actions.change(memory.id, { content }))
    setBusy(false)
    if (saved) onClose()
  }
  return (
    // Gives up the change wherever one is in the form.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      data-escapes
      aria-label={t('memories.edit.title')}
      className="grid gap-2"
      onSubmit={(event) => void save(event)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose()
      }}
    >
      <Textarea
        ref={area}
        rows={3}
        value={text}
        maxLength={memoryLimits.contentLength}
        aria-label={t('memories.form.content')}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" variant="ghost" onClick={onClose}>
          {t('app.action.cancel')}
        </Button>
        <Button size="small" type="submit" busy={busy} disabled={content === ''}>
          {t('app.action.save')}
        </Button>
      </div>
    </form>
  )
}
