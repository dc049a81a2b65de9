import type { Generation } from '@lumen/contracts/chat/generation'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { usualSampling } from '@lumen/contracts/chat/usual-sampling'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { findOffered, ModelSelect, useOfferedModels } from '@/features/model-choice'
import { useFormat } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { Slider } from '@/ui/slider'
import { FormSection } from './form-section'
import { StoredPart } from './stored-part'

const { temperature, topP, penalty, replyTokens } = chatLimits.generation

/** What can be set of how a reply is drawn; `rest`: where the handle stands while nobody knows the usual. */
const dials = [
  { id: 'temperature', range: temperature, step: 0.05, rest: 1 },
  { id: 'topP', range: topP, step: 0.05, rest: 1 },
  { id: 'presencePenalty', range: penalty, step: 0.1, rest: 0 },
  { id: 'frequencyPenalty', range: penalty, step: 0.1, rest: 0 },
  { id: 'replyTokens', range: replyTokens, step: 50, rest: 800 },
] as const

type Props = {
  /** What was entered so far; null: nothing yet. */
  entered: Generation | null
  onChange: (generation: Generation) => void
}

/** Which model answers for a companion, and how its replies are drawn: closed until asked for. */
export function GenerationSection({
  companionId,
  ...props
}: Props & {
  /** Null: it is about to be created. */
  companionId: string | null
}) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('companions.generation.title')} lead={t('companions.generation.lead')}>
      {() => (
        <StoredPart
          companionId={companionId}
          entered={props.entered}
          empty={usualGeneration}
          pick={({ generation }) => generation}
          failed={t('companions.generation.loadFailed')}
        >
          {(generation) => <GenerationFields {...props} generation={generation} />}
        </StoredPart>
      )}
    </FormSection>
  )
}

function GenerationFields({ generation, onChange }: Props & { generation: Generation }) {
  const { t } = useTranslation()
  const { data } = useOfferedModels()
  const answering = findOffered(data, generation.model ?? data?.answering ?? null)
  const usual = { ...usualSampling(answering?.offer ?? unknown), replyTokens: null }
  const change = (part: Partial<Generation>) => onChange({ ...generation, ...part })
  return (
    <>
      <ModelSelect
        label={t('companions.generation.model')}
        unchosen={t('companions.generation.whoever')}
        chosen={generation.model}
        onChoose={(model) => change({ model })}
      />
      {dials.map((dial) => (
        <Dial
          key={dial.id}
          {...dial}
          value={generation[dial.id]}
          usual={usual[dial.id]}
          onChange={(value) => change({ [dial.id]: value })}
        />
      ))}
    </>
  )
}

const unknown = { name: '', family: null }

/** One value, where it stands while nobody set it, and the way back there. */
function Dial({
  id,
  range: [min, max],
  step,
  rest,
  value,
  usual,
  onChange,
}: (typeof dials)[number] & {
  value: number | null
  /** What is usual for the model; null: it goes its own way. */
  usual: number | null
  onChange: (value: number | null) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const label = t(`companions.generation.${id}`)
  const said = (one: number) =>
    id === 'replyTokens'
      ? t('companions.generation.tokens', { count: one, amount: format.number(one) })
      : format.number(one)
  const shown =
    value !== null
      ? said(value)
      : usual === null
        ? t('companions.generation.usual')
        : t('companions.generation.usualOf', { value: said(usual) })
  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-3 text-small">
        <span aria-hidden className="font-semibold text-text-2">
          {label}
        </span>
        <span className="flex items-center gap-1 text-text-2 tabular-nums">
          <span aria-hidden>{shown}</span>
          {value !== null && (
            <IconButton
              label={t('companions.generation.reset', { name: label })}
              size="small"
              onClick={() => onChange(null)}
            >
              <RotateCcw />
            </IconButton>
          )}
        </span>
      </div>
      <Slider
        label={label}
        value={value ?? usual ?? rest}
        min={min}
        max={max}
        step={step}
        format={() => shown}
        className="-mt-2"
        // Steps of a tenth add up to 0.30000000000000004.
        onValueChange={(next) => onChange(Math.round(next * 100) / 100)}
      />
      <p className="text-small text-text-3">{t(`companions.generation.${id}Hint`)}</p>
    </div>
  )
}
