import type { Companion } from '@lumen/contracts/chat/schema'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { CompanionMemories } from './companion-memories'
import { CompanionPicker } from './companion-picker'

const NothingYet = lazy(() => import('./nothing-yet'))

/** Everything a companion remembers, as crystals. `?companion=…` and `?memory=…` lead to one. */
export default function MemoryCrystalPage() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useListCompanionsQuery()
  return (
    <div className="dawn min-h-full">
      <div className="mx-auto w-full max-w-7xl px-4 pt-4 pb-12 md:px-8 md:pt-7">
        <Button variant="ghost" size="small" asChild className="-ml-3">
          <Link to="/dashboard">
            <ArrowLeft aria-hidden className="size-4" />
            {t('route.dashboard')}
          </Link>
        </Button>
        <h1 className="mt-1 font-display text-h1 font-bold">{t('memoryCrystal.title')}</h1>
        <p className="mt-1 max-w-2xl text-small text-text-2 md:text-base">
          {t('memoryCrystal.lead')}
        </p>
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
      </div>
    </div>
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
        <NothingYet companionId={null} />
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
