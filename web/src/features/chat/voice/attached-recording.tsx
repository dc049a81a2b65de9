import { Send, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useObjectAddress } from '@/features/media'
import { newSendId } from '@/realtime/send-id'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { useState } from 'react'
import { recordingAttached, type AttachedRecording as Attached } from '../chat-slice'
import { AudioPlayer } from '@/ui/audio-player/audio-player'
import { voiceApi } from './voice-api'

/** Above the text box: the recording that its words were heard in. Without words it goes as a note. */
export default function AttachedRecording({
  companionId,
  recording,
  hasText,
  onSent,
}: {
  companionId: string
  recording: Attached
  hasText: boolean
  onSent: () => void
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const showError = useShowError()
  const address = useObjectAddress(recording.recordingId)
  const [send, { isLoading }] = voiceApi.useSendVoiceNoteMutation()
  const [clientMessageId] = useState(newSendId)
  const remove = () => dispatch(recordingAttached({ companionId, recording: null }))

  const sendNote = async () => {
    const body = { recordingId: recording.recordingId, clientMessageId }
    try {
      await send({ params: { companionId }, body }).unwrap()
      remove()
      onSent()
    } catch (error) {
      showError(error, t('composer.voice.kept.note'))
    }
  }
  return (
    <div className="mb-1 grid gap-1 rounded-4 bg-surface-3 px-2.5 py-1 dark:bg-surface-2">
      <div className="flex items-center gap-1">
        <AudioPlayer
          source={address()}
          seconds={recording.seconds}
          label={t('composer.voice.own')}
          className="min-w-0"
        />
        <IconButton size="small" label={t('composer.voice.removeAttached')} onClick={remove}>
          <X />
        </IconButton>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 pb-1 text-small text-text-2">
        {t('composer.voice.checkWords')}
        {!hasText && (
          <Button
            variant="link"
            size="inline"
            className="min-h-9 px-1 pointer-coarse:min-h-11"
            busy={isLoading}
            onClick={() => void sendNote()}
          >
            <Send aria-hidden className="size-4" />
            {t('composer.voice.asNote')}
          </Button>
        )}
      </p>
    </div>
  )
}
