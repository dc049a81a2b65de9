import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/toast'
import { useShareScenarioMutation } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

const BeginDialog = lazy(() => import('./begin-dialog'))
const BuilderDialog = lazy(() => import('./builder-dialog'))
const EditDialog = lazy(() => import('./edit-dialog'))
const DetailDialog = lazy(() => import('./detail-dialog'))
const ConfirmDialog = lazy(() => import('./confirm-dialog'))
const LeaderboardDialog = lazy(() => import('./leaderboard-dialog'))

type Asked =
  | { kind: 'create'; source: Scenario | null }
  | { kind: 'leaders' }
  | { kind: 'begin'; scenario: Scenario; companionId: string | null }
  | { kind: 'look' | 'edit' | 'share' | 'delete'; scenario: Scenario }

/** The windows about scenarios: what opens them, and the one that is open. */
export function useScenarioDialogs() {
  const { t } = useTranslation()
  const showFailure = useScenarioFailure()
  const [share] = useShareScenarioMutation()
  const [asked, setAsked] = useState<Asked | null>(null)
  const onClose = () => setAsked(null)
  const create = useCallback(
    (source: Scenario | null = null) => setAsked({ kind: 'create', source }),
    [],
  )
  const look = (scenario: Scenario) => setAsked({ kind: 'look', scenario })
  return {
    create,
    look,
    edit: useCallback((scenario: Scenario) => setAsked({ kind: 'edit', scenario }), []),
    share: (scenario: Scenario) => setAsked({ kind: 'share', scenario }),
    remove: (scenario: Scenario) => setAsked({ kind: 'delete', scenario }),
    /** Here, without leaving the page; the talk comes next. */
    begin: (scenario: Scenario, companionId: string | null) =>
      setAsked({ kind: 'begin', scenario, companionId }),
    leaders: () => setAsked({ kind: 'leaders' }),
    /** At once: nothing is lost by it. */
    stopSharing: async ({ id: scenarioId, title }: Scenario) => {
      try {
        await share({ params: { scenarioId }, body: { shared: false } }).unwrap()
        notify.success(t('scenarios.share.stopped', { title }))
      } catch (error) {
        showFailure(error, t('scenarios.edit.failed'))
      }
    },
    open: (
      <Suspense fallback={null}>
        {asked?.kind === 'create' && <BuilderDialog source={asked.source} onClose={onClose} />}
        {asked?.kind === 'edit' && <EditDialog scenario={asked.scenario} onClose={onClose} />}
        {asked?.kind === 'look' && (
          <DetailDialog scenario={asked.scenario} onCopy={create} onClose={onClose} />
        )}
        {(asked?.kind === 'delete' || asked?.kind === 'share') && (
          <ConfirmDialog kind={asked.kind} scenario={asked.scenario} onClose={onClose} />
        )}
        {asked?.kind === 'begin' && (
          <BeginDialog id={asked.scenario.id} companionId={asked.companionId} onClose={onClose} />
        )}
        {asked?.kind === 'leaders' && <LeaderboardDialog onLook={look} onClose={onClose} />}
      </Suspense>
    ),
  }
}

export type ScenarioDialogs = ReturnType<typeof useScenarioDialogs>
