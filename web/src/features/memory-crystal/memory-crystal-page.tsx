import type { Companion } from '@lumen/contracts/chat/schema'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Page, PageHead } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { CompanionMemories } from './companion-memories'
import { Avatar } from '@/ui/avatar'

const NoMemories = lazy(() => import('./no-memories'))

/** Everything a companion remembers, as crystals. `?companion=…` and `?memory=…` lead to one. */
export default function MemoryCrystalPage() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useListCompanionsQuery()
  return (
    <Page glow>
      <PageHead
        title={t('memoryCrystal.title')}
        lead={t('memoryCrystal.lead')}
        aside={
          <Button variant="ghost" size="small" asChild>
            <Link to="/dashboard">
              <ArrowLeft aria-hidden className="size-4" />
              {t('route.dashboard')}
            </Link>
          </Button>
        }
      />
      {data !== undefined ? (
        <Chosen companions={data} />
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('companions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          className="mt-16"
        />
      ) : (
        <output className="mt-6 block">
          <span className="sr-only">{t('memories.loading')}</span>
          <span className="flex gap-3">
            <Skeleton className="h-21 w-64 rounded-3!" />
            <Skeleton className="h-21 w-64 rounded-3!" />
          </span>
          <Skeleton className="mt-6 h-120 rounded-4!" />
        </output>
      )}
    </Page>
  )
}

function Chosen({ companions }: { companions: readonly Companion[] }) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('companion')
  const chosen = companions.find(({ id }) => id === wanted) ?? companions[0]
  const chosenId = chosen?.id ?? ''
  const select = useCallback(
    (id: string | null) =>
      setParams({ companion: chosenId, ...(id !== null && { memory: id }) }, { replace: true }),
    [chosenId, setParams],
  )
  if (chosen === undefined)
    return (
      <Suspense fallback={null}>
        <NoMemories companionId={null} />
      </Suspense>
    )
  return (
    <>
      <CompanionPicker
        companions={companions}
        chosen={chosen.id}
        onChoose={(id) => setParams({ companion: id }, { replace: true })}
      />
      <CompanionMemories
        key={chosen.id}
        companion={chosen}
        selected={params.get('memory')}
        onSelect={select}
      />
    </>
  )
}

/** Cards to choose whose memories are shown. */
function CompanionPicker({
  companions,
  chosen,
  onChoose,
}: {
  companions: readonly Companion[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="mt-3 min-w-0 md:mt-5">
      <legend className="sr-only">{t('memoryCrystal.picker')}</legend>
      <div className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {companions.map((companion) => (
          <label
            key={companion.id}
            className="flex w-56 shrink-0 cursor-pointer snap-start items-center gap-3 rounded-3 border border-line bg-surface px-3 py-2 shadow-1 md:w-72 md:px-4 md:py-3 transition-[border-color,background-color,box-shadow] duration-160 ease-out hover:border-control has-checked:border-ring has-checked:bg-soft has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={companion.id === chosen}
              onChange={() => onChoose(companion.id)}
              className="peer sr-only"
            />
            <Avatar id={companion.id} name={companion.name} imageUrl={companion.avatarUrl} />
            <span className="min-w-0 flex-1 peer-checked:text-on-soft">
              <span className="block truncate font-bold">{companion.name}</span>
              <span className="line-clamp-1 text-small md:line-clamp-2 leading-5 text-text-2 [label:has(:checked)_&]:text-on-soft">
                {companion.backstory?.trim() || t('memoryCrystal.noBackstory')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
