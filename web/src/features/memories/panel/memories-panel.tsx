import type { Companion } from '@lumen/contracts/chat/schema'
import type { Memory, MemoryType } from '@lumen/contracts/memory/schema'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { notify } from '@/ui/toast'
import { useSettled } from '@/ui/use-settled'
import {
  useCreateMemoryMutation,
  useGetMemoryAnalysisQuery,
  useListMemoriesInfiniteQuery,
} from '../memories-api'
import { MemoryForm, newMemoryValues, type MemoryValues } from '../memory-form'
import { useMemoryActions, type MemoryEdit } from '../use-memory-actions'
import { BulkBar } from './bulk-bar'
import { ForgottenCard } from './forgotten-card'
import { Nothing, Waiting } from './list-states'
import { MemoryCard, MemoryShell } from './memory-card'
import { MemoryList } from './memory-list'
import { SummaryCards } from './summary-cards'
import { Toolbar, type MemoryView } from './toolbar'
import { TypeFilter } from './type-filter'

/** The search begins once nobody typed for this long. */
const searchAfterMs = 250
const pageSize = 50
/** Lists older than this are asked for again when the tab is opened. */
const freshSeconds = 30

/** The memories tab: what a companion knows, and everything its owner may do with it. */
export default function MemoriesPanel({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const { id: companionId, name } = companion
  const actions = useMemoryActions(companionId)
  const box = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [now] = useState(Date.now)
  const [view, setView] = useState<MemoryView>('current')
  const [type, setType] = useState<MemoryType | null>(null)
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [selected, setSelected] = useState<readonly string[] | null>(null)
  const query = useSettled(search.trim(), searchAfterMs)
  const analysis = useGetMemoryAnalysisQuery(
    { params: { companionId } },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  const list = useListMemoriesInfiniteQuery(
    {
      companionId,
      limit: pageSize,
      ...(type !== null && { type }),
      ...(query !== '' && { query }),
      ...(view === 'all' && { includeSuperseded: true }),
      ...(view === 'forgotten' && { deleted: true }),
    },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  const memories = list.currentData?.pages.flat()
  const shown = memories?.map(({ id }) => id) ?? []
  const chosen = selected?.filter((id) => shown.includes(id)) ?? []
  const narrowed = type !== null || query !== ''

  const closeEditor = (id: string) => {
    setEditing(null)
    // The form takes the focus with it; the button that opened it is where one goes on.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`)?.focus(),
    )
  }
  const forget = (id: string) => {
    void actions.forget(id)
    // The button is gone with its card: one goes on in the list.
    requestAnimationFrame(() =>
      (box.current?.querySelector<HTMLElement>('[data-list]') ?? box.current)?.focus(),
    )
  }
  const save = (memory: Memory) => (values: MemoryValues) => {
    const change = changesOf(memory, values)
    return Object.keys(change).length === 0
      ? Promise.resolve(true)
      : actions.change(memory.id, change)
  }

  const render = (memory: Memory) => (
    <MemoryShell
      memory={memory}
      now={now}
      faded={view === 'forgotten' || memory.validTo !== null}
      selection={
        selected === null
          ? null
          : {
              chosen: chosen.includes(memory.id),
              onToggle: () =>
                setSelected(
                  chosen.includes(memory.id)
                    ? chosen.filter((id) => id !== memory.id)
                    : [...chosen, memory.id],
                ),
            }
      }
    >
      {view === 'forgotten' ? (
        <ForgottenCard memory={memory} actions={actions} />
      ) : editing === memory.id ? (
        <MemoryForm
          label={t('memories.edit.title')}
          initial={memory}
          onSave={save(memory)}
          onClose={() => closeEditor(memory.id)}
        />
      ) : (
        <MemoryCard
          memory={memory}
          actions={actions}
          quiet={selected !== null}
          onEdit={() => setEditing(memory.id)}
          onForget={() => forget(memory.id)}
        />
      )}
    </MemoryShell>
  )

  return (
    <div
      ref={box}
      data-list-box
      tabIndex={-1}
      className="relative h-full overflow-y-auto overscroll-contain outline-none"
    >
      <div className="mx-auto flex min-h-full w-full max-w-4xl flex-col px-3 md:px-6">
        <div ref={head} className="grid grid-cols-[minmax(0,1fr)] gap-3.5 py-4 md:gap-4 md:py-6">
          <h2 className="sr-only">{t('memories.title', { name })}</h2>
          <SummaryCards
            analysis={analysis.currentData}
            loading={analysis.currentData === undefined && analysis.isFetching}
          />
          <Toolbar
            search={search}
            onSearch={setSearch}
            view={view}
            onView={(next) => {
              setView(next)
              setSelected(null)
              setEditing(null)
            }}
            selecting={selected !== null}
            onSelecting={
              view === 'forgotten' || shown.length === 0
                ? null
                : () => setSelected((before) => (before === null ? [] : null))
            }
            onAdd={() => setAdding(true)}
          />
          <TypeFilter value={type} onChange={setType} />
          {view === 'forgotten' && (
            <p className="text-small text-text-2">{t('memories.forgottenHint')}</p>
          )}
          {adding && <NewMemory companionId={companionId} onClose={() => setAdding(false)} />}
        </div>
        {memories === undefined ? (
          list.error !== undefined && !list.isFetching ? (
            <ErrorState
              title={t('memories.loadFailed')}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <Waiting />
          )
        ) : memories.length === 0 ? (
          <Nothing
            view={view}
            narrowed={narrowed}
            onAll={() => {
              setType(null)
              setSearch('')
            }}
          />
        ) : (
          <div className={selected === null ? 'pb-6' : ''}>
            <MemoryList
              box={box}
              head={head}
              label={t('memories.list')}
              memories={memories}
              hasMore={list.hasNextPage}
              busy={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
              keptId={editing}
              render={render}
            />
          </div>
        )}
        {selected !== null && (
          <BulkBar
            ids={chosen}
            all={shown}
            actions={actions}
            onChoose={setSelected}
            onDone={() => setSelected(null)}
          />
        )}
      </div>
    </div>
  )
}

/** What of a memory was changed in its form. */
function changesOf(memory: Memory, values: MemoryValues): MemoryEdit {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => key in newMemoryValues() && !same(value, memory[key as keyof MemoryValues]),
    ),
  )
}

function NewMemory({ companionId, onClose }: { companionId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [create] = useCreateMemoryMutation()
  const save = async (values: MemoryValues) => {
    try {
      await create({ params: { companionId }, body: values }).unwrap()
      notify.success(t('memories.add.done'))
      return true
    } catch (error) {
      showError(error, t('memories.saveFailed'))
      return false
    }
  }
  return (
    <Card>
      <h3 className="mb-3 font-display text-h3 font-bold">{t('memories.add.title')}</h3>
      <MemoryForm
        label={t('memories.add.title')}
        initial={newMemoryValues()}
        onSave={save}
        onClose={onClose}
      />
    </Card>
  )
}
