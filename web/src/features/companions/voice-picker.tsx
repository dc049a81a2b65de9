import type { Face } from '@lumen/contracts/chat/faces'
import { voiceOf } from '@lumen/contracts/chat/voice-of'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { CompanionVoice } from '@lumen/contracts/chat/schema'
import { voices } from '@lumen/contracts/media/names'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createSpeaker } from '@/features/speech'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { announcePlayback } from '@/ui/audio-player/exclusive-playback'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Slider } from '@/ui/slider'

const { least, most, usual } = chatLimits.voicePitch
const heard = 'sample'

/** How a companion sounds, and a line to hear it: the voice of its portrait until another is chosen. */
export function VoicePicker({
  face,
  voice,
  onChange,
}: {
  face: Face | null
  voice: CompanionVoice | null
  onChange: (voice: CompanionVoice) => void
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const language = languageOf(i18n.language)
  const [speaker] = useState(() => createSpeaker(globalThis.speechSynthesis))
  const speaking = useSyncExternalStore(speaker.subscribe, () => speaker.speaking() !== null)
  const available = useSyncExternalStore(speaker.subscribe, () => speaker.canSpeak(language))
  useEffect(() => speaker.stop, [speaker])
  const id = voiceOf({ face, voice })
  const pitch = voice?.pitch ?? usual
  const hear = () => {
    announcePlayback(speaker)
    speaker.speak(heard, t(`faces.${face ?? 'lumi'}.line`), language, pitch)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('companions.voice.label')} hint={t(`media.voice.${id}.text`)}>
        {(control) => (
          <Select
            {...control}
            value={id}
            onChange={({ target }) =>
              onChange({ id: voices.find((one) => one === target.value) ?? id, pitch })
            }
          >
            {voices.map((one) => (
              <option key={one} value={one}>
                {t(`media.voice.${one}.name`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid content-start">
        <p aria-hidden className="flex justify-between text-small">
          <span className="font-semibold text-text-2">{t('companions.voice.pitch')}</span>
          <span className="text-text-2 tabular-nums">{format.number(pitch)}</span>
        </p>
        <Slider
          label={t('companions.voice.pitch')}
          min={least}
          max={most}
          step={0.05}
          value={pitch}
          format={format.number}
          onValueChange={(next) => onChange({ id, pitch: next })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        {available && (
          <Button variant="secondary" size="small" onClick={speaking ? speaker.stop : hear}>
            {speaking ? (
              <Square aria-hidden className="size-4 fill-current p-0.5" />
            ) : (
              <Volume2 aria-hidden className="size-4" />
            )}
            {t(speaking ? 'companions.voice.stop' : 'companions.voice.hear')}
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-48 text-small text-text-2">
          {t(available ? 'companions.voice.hint' : 'companions.voice.unheard')}
        </p>
      </div>
    </div>
  )
}
