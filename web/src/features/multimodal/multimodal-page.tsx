import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOver, useMediaJob, type MediaJob } from '@/features/media'
import { ErrorState } from '@/ui/error-state'
import { Page, PageHead } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { draftFrom, useDraft } from './draft'
import type { Example } from './examples'
import { kinds } from './kinds'
import { useCreation } from './use-creation'
import { useWorks } from './use-works'

const CreationForm = lazy(async () => ({
  default: (await import('./form/creation-form')).CreationForm,
}))
const Stage = lazy(async () => ({ default: (await import('./stage/stage')).Stage }))
const History = lazy(async () => ({ default: (await import('./history')).History }))
const Gallery = lazy(async () => ({ default: (await import('./gallery/gallery')).Gallery }))
const Viewer = lazy(async () => ({ default: (await import('./viewer/viewer')).Viewer }))
const DeleteDialog = lazy(async () => ({
  default: (await import('./work/delete-dialog')).DeleteDialog,
}))

/** The workshop: videos, speech and pictures from words. `?tab=…` is what is made, `?work=…` is shown large. */
export default function MultimodalPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const { id: kind } = kinds.find(({ id }) => id === params.get('tab')) ?? kinds[0]
  const [draft, change] = useDraft()
  const { asking, begin } = useCreation()
  const { works, session, running, known, error, refetch } = useWorks(asking !== null)
  const [shownId, setShownId] = useState<string | null>(null)
  const [among, setAmong] = useState<readonly MediaJob[]>([])
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<MediaJob | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const busy = asking !== null || running !== null

  const setParam = useCallback(
    (name: 'tab' | 'work', value: string | null, replace: boolean) =>
      setParams(
        (before) => {
          if (value === null) before.delete(name)
          else before.set(name, value)
          return before
        },
        { replace },
      ),
    [setParams],
  )
  const setTab = (id: string) => {
    setShownId(null)
    setParam('tab', id, true)
  }
  // The form of another tab is there only after the tab was changed.
  const focusWanted = useRef(false)
  useEffect(() => {
    if (!focusWanted.current || field.current === null) return
    focusWanted.current = false
    field.current.focus({ preventScroll: true })
    field.current.scrollIntoView({ block: 'center' })
  })
  const submit = () => {
    setShownId(null)
    void begin(kind, draft)
    // On phones the place where it appears is below the form.
    const { top = 0 } = stage.current?.getBoundingClientRect() ?? {}
    if (top > globalThis.innerHeight / 2) stage.current?.scrollIntoView({ block: 'start' })
  }
  const reuse = (job: MediaJob) => {
    change(draftFrom(draft, job))
    focusWanted.current = true
    setShownId(null)
    setParams(
      (before) => {
        before.delete('work')
        before.set('tab', job.kind)
        return before
      },
      { replace: true },
    )
  }
  const applyExample = (example: Example) => {
    const prompt = t(`multimodal.examples.${kind}.${example.id}.text`)
    change({
      prompts: { ...draft.prompts, [kind]: prompt },
      ...(example.kind === 'image' && { imageStyle: example.style }),
      ...(example.kind === 'video' && { videoStyle: example.style }),
      ...(example.kind === 'audio' && { voice: example.voice }),
    })
    focusWanted.current = true
  }
  const open = (job: MediaJob, among: readonly MediaJob[] = works) => {
    setAmong(among)
    setParam('work', job.id, false)
  }

  const ofKind = works.filter((job) => job.kind === kind && job.work !== 'avatar')
  const shown =
    works.find(({ id }) => id === shownId) ??
    ofKind.find((job) => !isOver(job.status)) ??
    ofKind.find((job) => session.includes(job)) ??
    ofKind.find(({ result }) => result !== null) ??
    null
  const openedId = params.get('work')
  const held = [...works, ...among].find(({ id }) => id === openedId)
  // An address may name a work that no list here holds.
  const elsewhere = held === undefined && known && openedId !== deletedId
  const { job: fetched } = useMediaJob(elsewhere ? openedId : null)
  const opened = held ?? fetched ?? null
  const openedAt = among.findIndex(({ id }) => id === openedId)
  const handlers = { onReuse: reuse, onDelete: setDeleting }
  return (
    <Page glow>
      <PageHead title={t('multimodal.title')} lead={t('multimodal.lead')} />
      <Tabs
        className="mt-6"
        label={t('multimodal.tabs')}
        value={kind}
        onValueChange={setTab}
        tabs={kinds.map(({ id, icon: Icon }) => ({
          id,
          label: t(`multimodal.tab.${id}`),
          icon: <Icon aria-hidden />,
        }))}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(20rem,25rem)_minmax(0,1fr)] xl:gap-8">
          <div className="rounded-4 border border-line bg-surface p-5 shadow-1 md:p-6">
            <Suspense fallback={<Skeleton className="h-120 rounded-3!" />}>
              <CreationForm
                key={kind}
                kind={kind}
                draft={draft}
                busy={busy}
                field={field}
                onChange={change}
                onExample={applyExample}
                onSubmit={submit}
              />
            </Suspense>
          </div>
          <div
            ref={stage}
            className="grid scroll-mt-4 scroll-mb-24 grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-4"
          >
            <Suspense fallback={<Skeleton className="h-96 rounded-4!" />}>
              {known ? (
                <Stage
                  kind={kind}
                  job={shown}
                  asking={asking === kind && running?.kind !== kind}
                  busy={busy}
                  onExample={applyExample}
                  onOpen={open}
                  {...handlers}
                />
              ) : error !== undefined ? (
                <ErrorState
                  title={t('multimodal.gallery.failed')}
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : (
                <Skeleton className="h-96 rounded-4!" />
              )}
              <History
                works={session}
                shown={shown?.id ?? null}
                onShow={(job) => {
                  if (job.kind !== kind) setParam('tab', job.kind, true)
                  setShownId(job.id)
                }}
              />
            </Suspense>
          </div>
        </div>
      </Tabs>
      <div className="mt-12 md:mt-16">
        <Suspense fallback={<Skeleton className="h-64 rounded-4!" />}>
          <Gallery onOpen={open} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {/* Two windows at once would fight for the focus. */}
        {opened !== null && deleting === null && (
          <Viewer
            job={opened}
            busy={busy}
            before={among[openedAt - 1] ?? null}
            after={openedAt < 0 ? null : (among[openedAt + 1] ?? null)}
            onMove={(job) => setParam('work', job.id, true)}
            onClose={() => setParam('work', null, true)}
            {...handlers}
          />
        )}
        {deleting !== null && (
          <DeleteDialog
            job={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={({ id }) => {
              if (openedId === id) setParam('work', null, true)
              setDeletedId(id)
              setAmong((before) => before.filter((one) => one.id !== id))
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
