import type { Message } from '@lumen/contracts/chat/schema'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { Voice } from '@lumen/contracts/media/names'
import { estimatedVoiceMinutes } from '@lumen/contracts/media/voice-minutes'
import { creditCosts } from '@lumen/contracts/plans'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isOver,
  useCancelMediaJobMutation,
  useCapability,
  useCreateAudioMutation,
  useGenerationFailure,
  useMediaJob,
  useObjectAddress,
} from '@/features/media'
import { useFormat } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { wordsOf } from '../markdown/reply-text'
import { useMedia } from '@/ui/use-media'
import { useExclusivePlayback } from '@/ui/audio-player/exclusive-playback'

/**
 * Reads a reply with a voice of the server, and says what that costs. `otherwise` is preferred to the
 * voices of a program, which are no better than a browser's; null: there is nothing else.
 */
export default function ServerPlayButton({
  message,
  voice,
  otherwise,
}: {
  message: Message
  voice: Voice
  otherwise: ReactNode
}) {
  const speech = useCapability('speech')
  if (speech === undefined) return null
  return speech.available && (speech.provider === 'openai-compatible' || otherwise === null) ? (
    <Button message={message} voice={voice} />
  ) : (
    otherwise
  )
}

function Button({ message, voice }: { message: Message; voice: Voice }) {
  const { t } = useTranslation()
  const format = useFormat()
  const tellFailure = useGenerationFailure()
  const [create] = useCreateAudioMutation()
  const [cancel] = useCancelMediaJobMutation()
  const audio = useRef<HTMLAudioElement>(null)
  /** Somebody wants to hear it: it is being made, or it plays. */
  const [wanted, setWanted] = useState(false)
  const isTouch = useMedia('(pointer: coarse)')
  /** A finger asked what it costs. */
  const [priced, setPriced] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  /** A voice that failed is asked for anew; one that was made is not paid for twice. */
  const [attempt, setAttempt] = useState(0)
  /** Grows with each press: an answer to an earlier one means nothing. */
  const press = useRef(0)
  const { job } = useMediaJob(jobId)
  const address = useObjectAddress(job?.result?.metadata.objectId ?? null)()
  const amount = estimatedVoiceMinutes(message.content) * creditCosts.voiceMinute
  const failed = job?.status === 'failed' || job?.status === 'cancelled'
  const active = wanted && !failed

  useExclusivePlayback(audio)
  useEffect(() => {
    const element = audio.current
    if (!active || address === undefined || element === null) return
    element.src = address
    element.play().catch((error: unknown) => {
      console.warn('A voice could not be played', error)
      setWanted(false)
    })
  }, [address, active])
  const failure = job?.status === 'failed' ? job.error : undefined
  useEffect(() => {
    if (failure !== undefined) tellFailure('audio', failure)
  }, [failure, tellFailure])

  const stop = () => {
    press.current += 1
    setWanted(false)
    audio.current?.pause()
    if (jobId !== null && job !== undefined && !isOver(job.status)) void cancel(jobId)
  }
  const start = async () => {
    press.current += 1
    const own = press.current
    setWanted(true)
    if (jobId !== null && !failed) return
    const next = failed ? attempt + 1 : attempt
    setAttempt(next)
    try {
      const text = (await wordsOf(message.content)).slice(0, mediaLimits.speechLength)
      const requestKey = `say-${message.id}-${message.version}-${voice}-${next}`
      const begun = await create({ body: { text, voice, requestKey } }).unwrap()
      setJobId(begun.jobId)
      // Stopped before it had an id to be called off by.
      if (press.current !== own && begun.content === null) void cancel(begun.jobId)
    } catch (error) {
      setWanted(false)
      tellFailure('audio', error)
    }
  }
  const cost = t('wallet.quote.cost', { amount: format.number(amount) })
  // What was made once is heard again for nothing.
  const costs = !active && address === undefined
  const play = t('chat.voice.playServer', { voice: t(`media.voice.${voice}.name`) })
  const offered = costs ? `${play} · ${cost}` : play
  return (
    <span className="inline-flex items-center gap-1">
      {/* What is heard stands above. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} onPause={() => setWanted(false)} />
      <IconButton
        label={active ? t('chat.voice.stop') : offered}
        size="small"
        className="-my-1.5"
        aria-pressed={active}
        aria-busy={(active && address === undefined) || undefined}
        onClick={() => {
          if (active) stop()
          else if (costs && isTouch && !priced) setPriced(true)
          else void start()
        }}
      >
        {active ? <Square className="fill-current p-0.5" /> : <Volume2 />}
      </IconButton>
      {/* A finger has no tooltip that says it: it is told once before it is paid. */}
      {costs && priced && (
        <button
          type="button"
          aria-label={offered}
          className="rounded-full bg-soft px-3 py-1 text-on-soft"
          onClick={() => void start()}
        >
          {cost}
        </button>
      )}
    </span>
  )
}
