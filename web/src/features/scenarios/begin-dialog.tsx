import { castMax } from '@lumen/contracts/chat/play-limits'
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
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import { useBeginScenarioMutation, useListScenariosQuery } from './scenarios-api'

/** Chooses with whom a scenario is played; the companion tells its beginning in the talk. */
export default function BeginDialog({
  id,
  companionId,
  onClose,
}: {
  id: string
  /** Who is meant; null: whoever the scenario was written for. */
  companionId: string | null
  onClose: () => void
}) {
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
          <Begin scenario={scenario} companions={companions.data} companionId={companionId} />
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

function Begin({
  scenario,
  companions,
  companionId,
}: {
  scenario: Scenario
  companions: readonly Companion[]
  companionId: string | null
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const isOffline = useIsOffline()
  const [begin, { isLoading }] = useBeginScenarioMutation()
  const { id: scenarioId, participants, scripted } = scenario
  const meant =
    companions.find(({ id }) => id === companionId) ??
    companions.find(({ id }) => participants.includes(id)) ??
    companions[0]
  const [chosen, setChosen] = useState(meant?.id ?? '')
  const [others, setOthers] = useState<readonly string[]>(participants)
  const guests = isOffline
    ? []
    : companions
        .flatMap(({ id }) => (id !== chosen && others.includes(id) ? [id] : []))
        .slice(0, castMax - 1)
  const run = async () => {
    try {
      const body = { companionId: chosen, ...(guests.length > 0 && { guests }) }
      await begin({ params: { scenarioId }, body }).unwrap()
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
      {companions.length > 1 && !isOffline && (
        <Guests
          companions={companions.filter(({ id }) => id !== chosen)}
          chosen={guests}
          onChange={setOthers}
        />
      )}
      <p className="text-small text-text-2">
        {t('scenarios.begin.who')} <AnswersLink />
        {isOffline && (
          <span className="block">
            {t(scripted ? 'scenarios.begin.choices' : 'scenarios.begin.offline')}
            {companions.length > 1 && ` ${t('scenarios.begin.guestsOffline')}`}
          </span>
        )}
      </p>
      <Button className="justify-self-start" busy={isLoading} onClick={() => void run()}>
        {t('scenarios.begin.start')}
      </Button>
    </div>
  )
}

/** Who else is there from the beginning; the one above is the host. */
function Guests({
  companions,
  chosen,
  onChange,
}: {
  companions: readonly Companion[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}) {
  const { t } = useTranslation()
  const max = castMax - 1
  const isFull = chosen.length >= max
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold text-text-2">
        {t('scenarios.begin.guests')}
      </legend>
      <p className="pt-1 text-small text-text-2">{t('scenarios.begin.guestsHint', { max })}</p>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        {companions.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onCheckedChange={(checked) =>
              onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
