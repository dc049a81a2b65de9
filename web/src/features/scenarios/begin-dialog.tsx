import type { Companion } from '@lumen/contracts/chat/schema'
import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { useCreateDefaultCompanion, useListCompanionsQuery } from '@/features/companion-data'
import { AnswersLink, useIsOffline } from '@/features/models'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { useBeginScenarioMutation, useListScenariosQuery } from './scenarios-api'

/** Chooses with whom a scenario is played; the companion tells its beginning in the talk. */
export default function BeginDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const list = useListScenariosQuery()
  const companions = useListCompanionsQuery()
  const scenario = list.data?.find((each) => each.id === id)
  const failed = [list, companions].find(({ isError, isFetching }) => isError && !isFetching)
  const loaded = list.data !== undefined && companions.data !== undefined
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={scenario?.title ?? t('scenarios.begin.title')}
      description={t('scenarios.begin.lead')}
    >
      {scenario !== undefined && companions.data !== undefined ? (
        companions.data.length === 0 ? (
          <FirstCompanion />
        ) : (
          <Begin scenario={scenario} companions={companions.data} />
        )
      ) : loaded ? (
        <p>{t('scenarios.begin.gone')}</p>
      ) : failed !== undefined ? (
        <ErrorState
          title={t('scenarios.loadFailed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

function FirstCompanion() {
  const { t } = useTranslation()
  const { create, busy } = useCreateDefaultCompanion()
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('scenarios.begin.nobody')}</p>
      <Button busy={busy} onClick={create}>
        {t('home.firstTalk')}
      </Button>
    </div>
  )
}

function Begin({ scenario, companions }: { scenario: Scenario; companions: readonly Companion[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const isOffline = useIsOffline()
  const [begin, { isLoading }] = useBeginScenarioMutation()
  const { id: scenarioId, participants, scripted } = scenario
  const meant = companions.find(({ id }) => participants.includes(id)) ?? companions[0]
  const [chosen, setChosen] = useState(meant?.id ?? '')
  const run = async () => {
    try {
      await begin({ params: { scenarioId }, body: { companionId: chosen } }).unwrap()
      await navigate(`/chat/${chosen}`)
    } catch (error) {
      showError(error, t('scenarios.begin.failed'))
    }
  }
  return (
    <div className="grid gap-5">
      <RadioGroup
        label={t('scenarios.begin.with')}
        value={chosen}
        onValueChange={setChosen}
        options={companions.map(({ id, name, avatarUrl }) => ({
          id,
          label: name,
          icon: <Avatar id={id} name={name} imageUrl={avatarUrl} size={36} />,
        }))}
      />
      <p className="text-small text-text-2">
        {t('scenarios.begin.who')} <AnswersLink />
        {isOffline && (
          <span className="block">
            {t(scripted ? 'scenarios.begin.choices' : 'scenarios.begin.offline')}
          </span>
        )}
      </p>
      <Button className="justify-self-start" busy={isLoading} onClick={() => void run()}>
        {t('scenarios.begin.start')}
      </Button>
    </div>
  )
}
