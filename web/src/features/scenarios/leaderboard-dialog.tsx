import type { Scenario, ScenarioRanking } from '@lumen/contracts/chat/scenario-schema'
import { scenarioRankings } from '@lumen/contracts/chat/scenario-choices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Segments } from '@/ui/segments'
import { Skeleton } from '@/ui/skeleton'
import { ScenarioFigures } from './scenario-figures'
import { useListLeadersQuery } from './scenarios-api'

/** The templates that most people used, or that were rated best. */
export default function LeaderboardDialog({
  onLook,
  onClose,
}: {
  onLook: (scenario: Scenario) => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [by, setBy] = useState<ScenarioRanking>('uses')
  const asked = { query: { by } }
  const { currentData, error, isFetching, refetch } = useListLeadersQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <Dialog open onOpenChange={onClose} title={t('scenarios.leaders.open')}>
      <Segments
        label={t('scenarios.leaders.by')}
        hideLabel
        value={by}
        onValueChange={(id) => setBy(scenarioRankings.find((each) => each === id) ?? 'uses')}
        items={scenarioRankings.map((id) => ({ id, label: t(`scenarios.leaders.${id}`) }))}
        className="mb-4"
      />
      {currentData !== undefined ? (
        currentData.length === 0 ? (
          <EmptyState title={t('scenarios.leaders.none')} text={t('scenarios.leaders.noneText')} />
        ) : (
          <ol className="grid gap-2">
            {currentData.map((scenario, index) => (
              <li key={scenario.id}>
                <button
                  type="button"
                  className="flex w-full items-center gap-4 rounded-3 border border-line px-4 py-3 text-start transition-colors duration-160 hover:border-ring"
                  onClick={() => onLook(scenario)}
                >
                  <span className="min-w-6 text-center font-display text-h3 font-bold text-link tabular-nums">
                    {format.number(index + 1)}
                  </span>
                  <span className="min-w-0">
                    <span lang={scenario.language} className="block font-semibold wrap-break-word">
                      {scenario.title}
                    </span>
                    <ScenarioFigures scenario={scenario} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('scenarios.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="grid gap-2">
          <span className="sr-only">{t('scenarios.loading')}</span>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-18 rounded-3!" />
          ))}
        </output>
      )}
    </Dialog>
  )
}
