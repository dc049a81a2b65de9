import type { Companion } from '@lumen/contracts/chat/schema'
import { Mic, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CapabilityNote, CostLine, useCapability } from '@/features/media'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { Switch } from '@/ui/switch'
import { notify } from '@/ui/toast'
import type { OffRecord } from '../composer/use-off-record'
import { KeptRecording } from './kept-recording'
import { canRecognize, startRecognition } from './recognizer'
import { RecordingPanel } from './recording-panel'
import { useVoiceRecordings, useVoiceState } from './use-voice-recordings'
import { useAppDispatch } from '@/store/root-reducer'
import { modeChosen } from '../chat-slice'
import type { RecordingFailure } from './microphone'

const choiceName = 'browser-recognition'

/** Whether the browser writes down what is said, where the server cannot: chosen once, kept here. */
function useRecognition() {
  const { id: userId } = useUser()
  const [on, setOn] = useState(() => readPersonal(userId, choiceName) !== false)
  const transcription = useCapability('transcription')
  const offered = transcription?.available === false && canRecognize()
  return {
    offered,
    on: offered && on,
    turn(next: boolean) {
      writePersonal(userId, choiceName, next ? null : false)
      setOn(next)
    },
  }
}

/** Where one speaks: recorded, and sent as words where anybody can write them down. */
export default function VoiceMode({
  companion,
  offRecord,
  onSent,
}: {
  companion: Companion
  offRecord: OffRecord
  onSent: () => void
}) {
  const { t, i18n } = useTranslation()
  const { id: companionId, name } = companion
  const recordings = useVoiceRecordings()
  const state = useVoiceState(recordings, companionId)
  const recognition = useRecognition()
  const transcription = useCapability('transcription')

  useEffect(() => recordings.onSent(onSent), [recordings, onSent])
  // A microphone is never open out of sight.
  useEffect(() => () => recordings.setAside(companionId), [recordings, companionId])
  const problem = state.kind === 'idle' ? state.problem : null
  useEffect(() => {
    if (problem === 'denied')
      notify.error(t('composer.voice.denied.title'), {
        description: t('composer.voice.denied.text'),
      })
  }, [problem, t])

  const start = () => {
    const language = languageOf(i18n.language)
    void recordings.start(
      companionId,
      recognition.on ? (onText) => startRecognition(language, onText) : null,
    )
  }

  return (
    <section aria-label={t('composer.voice.label', { name })}>
      {state.kind === 'idle' && (
        <div className="grid gap-2 p-0.5">
          <Problem problem={state.problem} companionId={companionId} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button onClick={start} disabled={offRecord.switching}>
              <Mic aria-hidden className="size-5" />
              {t('composer.voice.start')}
            </Button>
            <p className="min-w-52 flex-1 text-small text-text-2">
              {transcription === undefined
                ? t('composer.voice.most')
                : transcription.available
                  ? t('composer.voice.becomesWords', { name })
                  : recognition.on
                    ? t('composer.voice.browserWrites')
                    : t('composer.voice.becomesNote', { name })}
            </p>
          </div>
          {transcription?.available === true && <CostLine kind="voice" />}
          {problem !== null && problem !== 'short' ? null : recognition.offered ? (
            <Switch
              label={t('composer.voice.recognition.label')}
              hint={t('composer.voice.recognition.hint')}
              checked={recognition.on}
              onCheckedChange={recognition.turn}
            />
          ) : (
            <CapabilityNote name="transcription" />
          )}
        </div>
      )}
      {state.kind === 'asking' && (
        <div className="flex min-h-11 items-center gap-3 pl-3">
          <Spinner className="text-violet-500" />
          <p role="status" className="min-w-0 flex-1 text-text-2">
            {t('composer.voice.asking')}
          </p>
          <Button variant="ghost" size="small" onClick={() => recordings.cancel(companionId)}>
            {t('app.action.cancel')}
          </Button>
        </div>
      )}
      {state.kind === 'recording' && (
        <RecordingPanel
          recorder={state.recorder}
          heard={state.heard}
          onCancel={() => recordings.cancel(companionId)}
          onStop={() => recordings.stop(companionId)}
        />
      )}
      {state.kind === 'sending' && (
        <p role="status" className="flex min-h-11 items-center gap-3 px-3 text-text-2">
          <Spinner className="text-violet-500" />
          {t(state.step === 'note' ? 'composer.voice.sendingNote' : 'composer.voice.uploading')}
        </p>
      )}
      {state.kind === 'kept' && (
        <KeptRecording
          key={companionId}
          kept={state}
          onRetry={() => void recordings.retry(companionId)}
          onNote={() => void recordings.sendAsNote(companionId)}
          onDiscard={() => recordings.discard(companionId)}
        />
      )}
    </section>
  )
}

/** Why nothing is being recorded, and the way on. */
function Problem({
  problem,
  companionId,
}: {
  problem: RecordingFailure | 'short' | null
  companionId: string
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  if (problem === null) return null
  if (problem === 'short')
    return (
      <p role="status" className="px-1 text-small text-text-2">
        {t('composer.voice.short')}
      </p>
    )
  return (
    <div role="alert" className="grid gap-1 rounded-3 bg-danger/8 px-3.5 py-2.5">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
        {t(`composer.voice.problem.${problem}.title`)}
      </p>
      <p className="text-small text-text-2">{t(`composer.voice.problem.${problem}.text`)}</p>
      <div>
        <Button
          variant="link"
          size="inline"
          className="-ml-1.5 min-h-9 px-1.5 pointer-coarse:min-h-11"
          onClick={() => dispatch(modeChosen({ companionId, mode: 'text' }))}
        >
          {t('composer.mode.back')}
        </Button>
      </div>
    </div>
  )
}
