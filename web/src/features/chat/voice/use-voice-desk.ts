import { useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '@/i18n/languages'
import { useAppStore } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { useChatTools } from '../chat-context'
import { draftChanged, hintShown, modeChosen, recordingAttached, selectChat } from '../chat-slice'
import { startRecording } from './recorder'
import { voiceApi } from './voice-api'
import { createVoiceDesk, type VoiceDesk, type VoiceState } from './voice-desk'

/** The desk of this chat page: made when voice is first wanted, gone with the page. */
export function useVoiceDesk(): VoiceDesk {
  const { i18n } = useTranslation()
  const store = useAppStore()
  const { sync, voice } = useChatTools()
  return useMemo(() => {
    const { dispatch, getState } = store
    const toText = (companionId: string) => dispatch(modeChosen({ companionId, mode: 'text' }))
    return voice.desk(() =>
      createVoiceDesk({
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

export const useVoiceState = (desk: VoiceDesk, companionId: string): VoiceState =>
  useSyncExternalStore(desk.subscribe, () => desk.state(companionId))
