import { voices } from '@lumen/contracts/media/names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CostLine,
  readReplyVoice,
  useCapability,
  writeReplyVoice,
  type ReplyVoice,
} from '@/features/media'
import { useUser } from '@/session/use-session'
import { RadioGroup } from '@/ui/radio-group'
import { SettingsSection } from './settings-section'

const browser = 'browser'
const served: readonly ReplyVoice[] = ['own', ...voices]

/** Whose voice reads replies aloud, and whether one can talk by voice. */
export default function VoiceSection() {
  return (
    <>
      <ReplyVoiceSection />
      <CallSection />
    </>
  )
}

/** Where calls are found, or why there are none and how they are switched on. */
function CallSection() {
  const { t } = useTranslation()
  const call = useCapability('call')
  if (call === undefined) return null
  const text = call.available ? t('call.settings.on') : call.reason
  return (
    <SettingsSection id="call" title={t('call.start')} text={t('call.settings.text')}>
      <p className="wrap-anywhere">{text}</p>
    </SettingsSection>
  )
}

/** Where the server has a voice to offer besides the browser's. */
function ReplyVoiceSection() {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const speech = useCapability('speech')
  const [voice, setVoice] = useState(() => readReplyVoice(userId))
  if (speech?.available !== true || speech.provider !== 'openai-compatible') return null
  const choose = (id: string) => {
    const next = served.find((one) => one === id) ?? null
    writeReplyVoice(userId, next)
    setVoice(next)
  }
  return (
    <SettingsSection id="voice" title={t('settings.voice.title')} text={t('settings.voice.text')}>
      <div className="grid gap-4">
        <RadioGroup
          label={t('settings.voice.label')}
          hideLabel
          value={voice ?? browser}
          onValueChange={choose}
          className="sm:grid-cols-2"
          options={[
            {
              id: browser,
              label: t('settings.voice.browser'),
              hint: t('settings.voice.browserHint'),
            },
            { id: 'own', label: t('faces.voice'), hint: t('faces.voiceHint') },
            ...voices.map((id) => ({
              id,
              label: t(`media.voice.${id}.name`),
              hint: t(`media.voice.${id}.text`),
            })),
          ]}
        />
        {voice !== null && (
          <div className="grid gap-1">
            <CostLine kind="voice" />
            <p className="text-small text-text-2">{t('settings.voice.cost')}</p>
          </div>
        )}
      </div>
    </SettingsSection>
  )
}
