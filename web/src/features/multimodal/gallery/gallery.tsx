import { mediaLimits } from '@lumen/contracts/media/limits'
import { mediaKinds, type MediaKind } from '@lumen/contracts/media/names'
import { Search } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListGalleryInfiniteQuery, type MediaJob } from '@/features/media'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Input } from '@/ui/input'
import { LoadMore } from '@/ui/load-more'
import { Segments } from '@/ui/segments'
import { Skeleton } from '@/ui/skeleton'
import { useSettled } from '@/ui/use-settled'
import { kinds, shapeOf } from '../kinds'
import { useWorkWords } from '../work/use-work-words'
import { WorkTile } from '../work/work-tile'

const pauseMs = 300
/** Height in pixels that rows of the gallery begin with; they grow to fill the line. */
const rowHeight = 200
const placeholders = [1, 16 / 9, 1, 1, 16 / 9, 1, 16 / 9, 1]
/** Width of a tile to begin with; two squares share a line of a phone. */
const basisOf = (ratio: number) =>
  `min(${Math.round(ratio * rowHeight)}px, calc(${ratio.toFixed(3)} * (50vw - 22px)))`

/** Everything that was made and kept: found by words and kind, page after page. */
export function Gallery({
  onOpen,
}: {
  /** `among`: what is listed, to move about in. */
  onOpen: (job: MediaJob, among: readonly MediaJob[]) => void
}) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<MediaKind | null>(null)
  const [words, setWords] = useState('')
  const search = useSettled(words.trim(), pauseMs)
  const filtered = kind !== null || search !== ''
  const {
    data,
    error,
    isFetching,
    isError,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useListGalleryInfiniteQuery({
    ...(kind !== null && { kind }),
    ...(search !== '' && { search }),
  })
  const works = useDeferredValue(data?.pages.flatMap(({ items }) => items))
  const more = hasNextPage && !isFetchingNextPage && !isError
  const end = useNear(more, () => void fetchNextPage())
  return (
    <section aria-labelledby="gallery" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="gallery" className="font-display text-h2 font-bold">
            {t('multimodal.gallery.title')}
          </h2>
          <p className="text-small text-text-2">{t('multimodal.gallery.lead')}</p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-3 max-md:w-full">
          <Segments
            label={t('multimodal.gallery.filter')}
            hideLabel
            value={kind ?? 'all'}
            onValueChange={(id) => setKind(mediaKinds.find((one) => one === id) ?? null)}
            items={[
              { id: 'all', label: t('multimodal.gallery.all') },
              ...kinds.map(({ id }) => ({ id, label: t(`media.kind.${id}`) })),
            ]}
            className="max-md:w-full"
          />
          <label className="relative max-md:w-full">
            <span className="sr-only">{t('multimodal.gallery.search')}</span>
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-text-3"
            />
            <Input
              type="search"
              value={words}
              maxLength={mediaLimits.searchLength}
              placeholder={t('multimodal.gallery.search')}
              className="pl-10 md:w-64"
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        </div>
      </div>
      <div className="mt-5" aria-busy={isFetching}>
        {works === undefined ? (
          error !== undefined && !isFetching ? (
            <ErrorState
              title={t('multimodal.gallery.failed')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading />
          )
        ) : works.length === 0 && !hasNextPage ? (
          filtered ? (
            <EmptyState
              title={t('multimodal.gallery.nothing.title')}
              text={t('multimodal.gallery.nothing.text')}
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    setWords('')
                    setKind(null)
                  }}
                >
                  {t('multimodal.gallery.nothing.all')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('multimodal.gallery.empty.title')}
              text={t('multimodal.gallery.empty.text')}
            />
          )
        ) : (
          <>
            <Tiles works={works} onOpen={(job) => onOpen(job, works)} />
            <div ref={end} />
            {isFetchingNextPage ? (
              <Loading />
            ) : (
              hasNextPage && <LoadMore onLoad={() => void fetchNextPage()} />
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** Rows of one height that fill the line, each work in its own shape; its room is there before it comes. */
function Tiles({ works, onOpen }: { works: readonly MediaJob[]; onOpen: (job: MediaJob) => void }) {
  const { title } = useWorkWords()
  return (
    <ul className="flex flex-wrap gap-2.5 after:grow-[1000] after:content-[''] md:gap-3">
      {works.map((job) => {
        const { width, height } = shapeOf(job)
        const ratio = width / height
        return (
          <li
            key={job.id}
            className="min-w-0 max-w-full"
            style={{
              flexGrow: ratio,
              flexBasis: basisOf(ratio),
            }}
          >
            <button
              type="button"
              aria-label={title(job)}
              style={{ aspectRatio: ratio }}
              className="group relative block w-full overflow-hidden rounded-3 border border-line bg-surface-3 transition-[border-color,box-shadow] duration-160 hover:border-ring hover:shadow-2"
              onClick={() => onOpen(job)}
            >
              <WorkTile job={job} />
              {job.kind !== 'audio' && job.result !== null && (
                <span
                  aria-hidden
                  className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent p-3 pt-10 text-start text-small text-white opacity-0 transition-opacity duration-160 group-hover:opacity-100 group-focus-visible:opacity-100"
                >
                  <span className="line-clamp-2">{job.prompt}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <output className="mt-2.5 flex flex-wrap gap-2.5 md:gap-3">
      <span className="sr-only">{t('multimodal.gallery.loading')}</span>
      {placeholders.map((ratio, index) => (
        <span
          key={index}
          style={{
            flexGrow: ratio,
            flexBasis: basisOf(ratio),
            aspectRatio: ratio,
          }}
        >
          <Skeleton className="size-full rounded-3!" />
        </span>
      ))}
    </output>
  )
}

/** Calls when the element comes near, as long as it is wanted. */
function useNear(wanted: boolean, call: () => void) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    const { current } = element
    if (!wanted || current === null || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: '600px' },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [wanted])
  return element
}
