import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useMediaJob, useObjectAddress } from '@/features/media'
import { useAppSelector } from '@/store/root-reducer'
import { bubbleShape } from '../bubble/bubble-frame'
import { chatApi } from '../chat-api'
import { AudioPlayer } from '@/ui/audio-player/audio-player'
import { FailedMedia } from './failed-media'
import { GeneratedVideo } from './generated-video'
import { mediaOfJob } from './media-of-job'
import { isBeingMade, type MediaProps } from './media-state'
import { GeneratedImage } from './generated-image'
import { GenerationProgress } from './generation-progress'

/** What a message holds: a sound, or a picture or video as far as it has come. */
export default function MediaBody({ message, media }: { message: Message; media: MessageMedia }) {
  return media.kind === 'voice' ? (
    <VoiceNote media={media} />
  ) : isBeingMade(media) ? (
    <BeingMade message={message} media={media} />
  ) : (
    <Made message={message} media={media} />
  )
}

/** The words that a picture or video was asked for with: they stand in the message before it. */
function usePrompt({ companionId, replyTo }: Message): string | undefined {
  return useAppSelector((state) => {
    const { data } = chatApi.endpoints.getConversation.select(companionId)(state)
    return data?.messages.find(({ id }) => id === replyTo)?.content
  })
}

function BeingMade({ message, media }: { message: Message; media: MessageMedia }) {
  const prompt = usePrompt(message)
  const { job, lost, refetch } = useMediaJob(media.jobId)
  const words = prompt ?? job?.prompt ?? ''
  // The job may have ended while nobody told so.
  const now = job === undefined ? media : mediaOfJob(media, job)
  return isBeingMade(now) ? (
    <GenerationProgress media={media} job={job} lost={lost} onAsk={refetch} />
  ) : (
    <Shown message={message} media={now} prompt={words} />
  )
}

function Made({ message, media }: { message: Message; media: MessageMedia }) {
  const prompt = usePrompt(message)
  // Asked for only where the wish is not held, or was deleted.
  const { job } = useMediaJob(prompt === undefined ? media.jobId : null)
  return <Shown message={message} media={media} prompt={prompt ?? job?.prompt ?? ''} />
}

function Shown(props: MediaProps) {
  const { media } = props
  const { t } = useTranslation()
  if (media.status !== 'done') return <FailedMedia {...props} />
  if (media.objectId === null)
    return <p className={bubbleShape({ mine: false, tail: true })}>{t('composer.media.deleted')}</p>
  return media.kind === 'image' ? <GeneratedImage {...props} /> : <GeneratedVideo {...props} />
}

function VoiceNote({ media: { objectId, seconds } }: { media: MessageMedia }) {
  const { t } = useTranslation()
  const address = useObjectAddress(objectId)
  if (objectId === null) return <p>{t('composer.media.soundGone')}</p>
  return (
    <AudioPlayer
      source={address()}
      seconds={seconds ?? 0}
      label={t('composer.media.voiceNote')}
      className="w-[min(18rem,68vw)]"
    />
  )
}
