import { mediaLimits } from '@lumen/contracts/media/limits'
import { type MediaKind, voices, type Voice } from '@lumen/contracts/media/names'
import { estimatedVoiceMinutes } from '@lumen/contracts/media/voice-minutes'
import { plans } from '@lumen/contracts/plans'
import { Sparkles } from 'lucide-react'
import { lazy, Suspense, useId, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CapabilityNote,
  CostLine,
  isWithoutSubject,
  PicturePreviewLine,
  StyleChoice,
  useCapability,
  usePicturePreview,
  usePossibleStyles,
} from '@/features/media'
import { PriceTag } from '@/features/wallet'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import type { Draft } from '../draft'
import { imageExamples, videoExamples } from '../example-pictures'
import type { Example } from '../examples'
import { kindOf, workshopImageStyles } from '../kinds'
import { PromptField } from './prompt-field'
import { RadioGroup } from '@/ui/radio-group'

const Duration = lazy(async () => ({ default: (await import('./duration')).Duration }))

/** Everything that is asked of somebody before something is made, and the button that makes it. */
export function CreationForm({
  kind,
  draft,
  busy,
  field,
  onChange,
  onExample,
  onSubmit,
}: {
  kind: MediaKind
  draft: Draft
  /** Something is being made. */
  busy: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (changes: Partial<Draft>) => void
  onExample: (example: Example) => void
  onSubmit: () => void
}) {
  const { t } = useTranslation()
  const { capability, cost } = kindOf(kind)
  const off = useCapability(capability)?.available === false
  const imageStyles = usePossibleStyles(workshopImageStyles)
  const [missing, setMissing] = useState(false)
  const previewId = useId()
  const prompt = draft.prompts[kind]
  const preview = usePicturePreview(kind === 'image' ? prompt : null)
  const refused = isWithoutSubject(preview)

  const setPrompt = (text: string) => {
    setMissing(false)
    onChange({ prompts: { ...draft.prompts, [kind]: text } })
  }
  const submit = () => {
    if (busy || off || refused) return
    if (prompt.trim() === '') {
      setMissing(true)
      notify.error(t('multimodal.missing.title'), { description: t('multimodal.missing.text') })
      field.current?.focus()
      return
    }
    onSubmit()
  }

  return (
    <form
      noValidate
      aria-label={t(`multimodal.generate.${kind}`)}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PromptField
        kind={kind}
        value={prompt}
        missing={missing}
        field={field}
        onChange={setPrompt}
        onExample={(example) => {
          setMissing(false)
          onExample(example)
        }}
        onSubmit={submit}
      />
      <PicturePreviewLine id={previewId} of={preview} className="-mt-3 min-h-[4.8em]" />
      {kind === 'image' && (
        <StyleChoice
          legend={t('multimodal.style.label')}
          look="tiles"
          styles={imageStyles}
          value={draft.imageStyle}
          sample={imageExample}
          onChange={(imageStyle) => onChange({ imageStyle })}
        />
      )}
      {kind === 'video' && (
        <>
          <StyleChoice
            legend={t('multimodal.style.label')}
            look="tiles"
            styles={Object.keys(videoExamples) as (keyof typeof videoExamples)[]}
            value={draft.videoStyle}
            sample={videoExample}
            onChange={(videoStyle) => onChange({ videoStyle })}
          />
          <Suspense fallback={<Skeleton className="h-20" />}>
            <Duration seconds={draft.seconds} onChange={(seconds) => onChange({ seconds })} />
          </Suspense>
        </>
      )}
      {kind === 'audio' && <Voices value={draft.voice} onChange={(voice) => onChange({ voice })} />}
      <div className="grid gap-3 border-t border-line pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <CostLine
            kind={cost}
            units={kind === 'audio' ? estimatedVoiceMinutes(prompt.trim()) : 1}
            receipt={refused ? 0 : null}
          />
          {kind === 'image' && <PictureSize />}
        </div>
        <CapabilityNote name={capability} instead={refused ? t('media.preview.way') : undefined} />
        <Button
          type="submit"
          size="large"
          busy={busy}
          disabled={off || refused}
          aria-describedby={preview.told ? previewId : undefined}
          className="w-full flex-wrap gap-y-0"
        >
          {!busy && <Sparkles aria-hidden className="size-5" />}
          {t(busy ? 'multimodal.generate.busy' : `multimodal.generate.${kind}`)}
          {kind === 'image' && !busy && !refused && (
            <Suspense>
              <PriceTag />
            </Suspense>
          )}
        </Button>
      </div>
    </form>
  )
}

/** As large as the plan has pictures. */
function PictureSize() {
  const { t } = useTranslation()
  const { subscriptionTier } = useUser()
  const { standard, hd } = mediaLimits.pictureSize
  const large = plans.find(({ id }) => id === subscriptionTier)?.hdImages ?? false
  const side = large ? hd : standard
  return (
    <span className="text-small text-text-2 tabular-nums">
      {t('multimodal.size', { size: `${side}x${side}` })}
    </span>
  )
}

const example = (picture: string) => (
  <img
    src={picture}
    alt=""
    width={3}
    height={2}
    loading="lazy"
    decoding="async"
    className="block aspect-3/2 w-full bg-surface-3 object-cover"
  />
)

/** Who speaks. */
function Voices({ value, onChange }: { value: Voice; onChange: (voice: Voice) => void }) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={t('multimodal.voice.label')}
      value={value}
      onValueChange={(id) => onChange(voices.find((one) => one === id) ?? value)}
      options={voices.map((id) => ({
        id,
        label: t(`media.voice.${id}.name`),
        hint: t(`media.voice.${id}.text`),
      }))}
      className="sm:grid-cols-2 lg:grid-cols-1"
    />
  )
}
const imageExample = (style: keyof typeof imageExamples) => example(imageExamples[style])
const videoExample = (style: keyof typeof videoExamples) => example(videoExamples[style])
