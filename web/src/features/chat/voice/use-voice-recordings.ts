import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '@/i18n/languages'
import { useAppStore } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { useChatTools } from '../chat-context'
import { draftChanged, hintShown, modeChosen, recordingAttached, selectChat } from '../chat-slice'
import { startRecording } from './recorder'
import { voiceApi } from './voice-api'
import { createVoiceRecordings, type VoiceRecordings, type VoiceState } from './voice-recordings'

/** The recordings of this chat page: made when voice is first wanted, gone with the page. */
export function useVoiceRecordings(): VoiceRecordings {
  const { i18n } = useTranslation()
  const store = useAppStore()
  const { sync, voice } = useChatTools()
  return useMemo(() => {
    const { dispatch, getState } = store
    const toText = (companionId: string) => dispatch(modeChosen({ companionId, mode: 'text' }))
    return voice.recordings(() =>
      createVoiceRecordings({
        record: startRecording,
        language: () => languageOf(i18n.language),
        transcribe: (recording, language) =>
          dispatch(
            voiceApi.endpoints.transcribe.initiate({ recording, language }, { track: false }),
          ).unwrap(),
        sendNote: (companionId, recordingId, clientMessageId) =>
          dispatch(
            voiceApi.endpoints.sendVoiceNote.initiate(
              { params: { companionId }, body: { recordingId, clientMessageId } },
              { track: false },
            ),
          ).unwrap(),
        sendWords: (companionId, text, recording) => sync.send(companionId, text, recording),
        offerWords(companionId, text, recording) {
          const draft = selectChat(getState()).drafts[companionId]?.trim() ?? ''
          dispatch(draftChanged({ companionId, text: draft === '' ? text : `${draft}\n${text}` }))
          dispatch(recordingAttached({ companionId, recording }))
          toText(companionId)
        },
        noteSent(companionId) {
          toText(companionId)
          dispatch(hintShown({ companionId, hint: { kind: 'voice-note-sent' } }))
        },
        nothingHeard: () =>
          notify.error(i18n.t('composer.voice.notHeard.title'), {
            description: i18n.t('composer.voice.notHeard.text'),
          }),
      }),
    )
  }, [store, sync, voice, i18n])
}

export const useVoiceState = (recordings: VoiceRecordings, companionId: string): VoiceState =>
  useSyncExternalStore(recordings.subscribe, () => recordings.state(companionId))
