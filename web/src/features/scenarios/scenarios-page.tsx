import { Plus, Trophy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { filterScenarios, noFilters } from './filter-scenarios'
import { ScenarioCard } from './scenario-card'
import { useScenarioDialogs } from './scenario-dialogs'
import { ScenarioFilters } from './scenario-filters'
import { useListScenariosQuery } from './scenarios-api'

/** Scenarios that come along, one’s own, and what others share. */
export default function ScenariosPage() {
  const { t } = useTranslation()
  const dialogs = useScenarioDialogs()
  const [filters, setFilters] = useState(noFilters)
  const { data, error, isFetching, refetch } = useListScenariosQuery(undefined, {
    refetchOnMountOrArgChange: 30,
  })
  const [params, setParams] = useSearchParams()
  const { create: build, edit } = dialogs
  // `/scenarios?with=<companion>` is where one is begun with it; `?new` opens the builder, `?edit=<id>` a scenario of one’s own as soon as it is known.
  const isNew = params.has('new')
  const edited = data?.find(({ id, origin }) => id === params.get('edit') && origin === 'own')
  useEffect(() => {
    if (!isNew && edited === undefined) return
    setParams({}, { replace: true })
    if (edited === undefined) build()
    else edit(edited)
  }, [isNew, edited, build, edit, setParams])
  const found = filterScenarios(data ?? [], filters)
  const create = (
    <Button onClick={() => build()}>
      <Plus aria-hidden className="size-4.5" />
      {t('scenarios.builder.open')}
    </Button>
  )
  return (
    <Page>
      <PageHead
        title={t('scenarios.title')}
        lead={t('scenarios.lead')}
        aside={
          <>
            <Button variant="ghost" onClick={dialogs.leaders}>
              <Trophy aria-hidden className="size-4.5" />
              {t('scenarios.leaders.open')}
            </Button>
            {create}
          </>
        }
      />
      <ScenarioFilters
        filters={filters}
        onChange={(change) => setFilters((now) => ({ ...now, ...change }))}
      />
      {data !== undefined ? (
        <>
          <p aria-live="polite" className="mt-6 text-small text-text-2">
            {t('scenarios.found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <EmptyState
              title={t('scenarios.none.title')}
              text={t('scenarios.none.text')}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  <Button variant="secondary" onClick={() => setFilters(noFilters)}>
                    {t('scenarios.none.clear')}
                  </Button>
                  {create}
                </div>
              }
              className="mt-8"
            />
          ) : (
            <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {found.map((scenario) => (
                <ScenarioCard
                  key={scenario.id}
                  scenario={scenario}
                  companionId={params.get('with')}
                  dialogs={dialogs}
                />
              ))}
            </ul>
          )}
        </>
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('scenarios.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          className="mt-12"
        />
      ) : (
        <output className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <span className="sr-only">{t('scenarios.loading')}</span>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-64 rounded-4!" />
          ))}
        </output>
      )}
      {dialogs.open}
    </Page>
  )
}
