import {
  scenarioCategories,
  scenarioDifficulties,
  scenarioDurations,
  scenarioLimits,
  scenarioMoods,
} from '@lumen/contracts/chat/scenario-choices'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useListCompanionsQuery } from '@/features/companion-data'
import { Chips } from '@/ui/chips'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { faultsOf, isComplete, type Draft } from './scenario-draft'

const choices = {
  category: scenarioCategories,
  difficulty: scenarioDifficulties,
  duration: scenarioDurations,
} as const

/** Everything that can be written of a scenario. Calls back when it can be sent. */
export function ScenarioForm({
  id,
  draft,
  onChange,
  onSubmit,
}: {
  /** For the button outside that submits it. */
  id: string
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onSubmit: () => void
}) {
  const { t } = useTranslation()
  const { data: companions = [] } = useListCompanionsQuery()
  const faults = faultsOf(draft)
  const faultText = (list: 'objectives' | 'tags') =>
    faults[list]
      ? t('scenarios.field.tooMany', {
          max: scenarioLimits[list],
          length: scenarioLimits[list === 'tags' ? 'tag' : 'objective'],
        })
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete(draft) && !faults.objectives && !faults.tags) onSubmit()
  }
  const select = (field: keyof typeof choices) => (
    <Field
      label={t(field === 'duration' ? 'scenarios.detail.duration' : `scenarios.filter.${field}`)}
    >
      {(control) => (
        <Select
          {...control}
          value={draft[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        >
          {choices[field].map((choice) => (
            <option key={choice} value={choice}>
              {t(`scenarios.${field}.${choice}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const area = (field: 'description' | 'environment' | 'opening', rows: number) => (
    <Field label={t(`scenarios.field.${field}`)}>
      {(control) => (
        <Textarea
          {...control}
          rows={rows}
          required={field === 'description'}
          value={draft[field]}
          maxLength={scenarioLimits[field]}
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    </Field>
  )
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {draft.source !== null && (
        <p className="rounded-2 bg-soft px-4 py-2.5 text-small text-on-soft">
          {t('scenarios.builder.basedOn', { title: draft.source.title })}
        </p>
      )}
      <Field label={t('scenarios.field.title')}>
        {(control) => (
          <Input
            {...control}
            data-autofocus
            required
            value={draft.title}
            maxLength={scenarioLimits.title}
            autoComplete="off"
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      {area('description', 2)}
      <div className="grid gap-4 sm:grid-cols-2 sm:*:first:col-span-2">
        {select('category')}
        {select('difficulty')}
        {select('duration')}
      </div>
      <Chips
        label={t('scenarios.detail.mood')}
        options={scenarioMoods.map((mood) => ({ id: mood, label: t(`scenarios.mood.${mood}`) }))}
        chosen={[draft.mood]}
        single
        onChange={([next]) => {
          const mood = scenarioMoods.find((each) => each === next)
          if (mood !== undefined) onChange({ mood })
        }}
      />
      {area('environment', 3)}
      {area('opening', 5)}
      <Field
        label={t('scenarios.field.objectives')}
        hint={t('scenarios.field.objectivesHint', { max: scenarioLimits.objectives })}
        error={faultText('objectives')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.objectives}
            onChange={({ target }) => onChange({ objectives: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('scenarios.field.tags')}
        hint={t('scenarios.field.tagsHint', { max: scenarioLimits.tags })}
        error={faultText('tags')}
      >
        {(control) => (
          <Input
            {...control}
            value={draft.tags}
            autoComplete="off"
            onChange={({ target }) => onChange({ tags: target.value })}
          />
        )}
      </Field>
      {companions.length > 0 && (
        <Chips
          label={t('scenarios.field.participants')}
          options={companions.map(({ id: companionId, name }) => ({
            id: companionId,
            label: name,
          }))}
          chosen={draft.participants}
          full={draft.participants.length >= scenarioLimits.participants}
          onChange={(participants) => onChange({ participants })}
        />
      )}
    </form>
  )
}
