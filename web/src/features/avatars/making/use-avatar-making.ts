import { avatarStyles, type AvatarStyle } from '@lumen/contracts/media/names'
import type { GeneratedAvatar, MediaJob } from '@lumen/contracts/media/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '@/api/error'
import { isOver, useCancelMediaJobMutation, useMediaJob } from '@/features/media'
import type { AvatarAnswer } from '../avatars-api'

/** A picture to look at; nobody wears it yet. */
export type MadeAvatar = {
  imageUrl: string
  styleType: AvatarStyle
  prompt: string
  /** Credits that were taken. */
  credits: number | null
  /** Who made it. */
  model: string
}

export type Making =
  | { step: 'idle' }
  /** Asked for; `job` once the server answered that it goes on. */
  | { step: 'working'; job: MediaJob | null }
  | { step: 'made'; made: MadeAvatar }
  /** `failure`: an error of the call, or the error of the job. */
  | { step: 'failed'; failure: unknown }

type Held =
  | Exclude<Making, { step: 'working' }>
  | { step: 'working'; jobId: string | null; answered: MediaJob | null }

/** Styles come as text: what is not known here is shown as the first one. */
const styleOf = (style: string | null): AvatarStyle =>
  avatarStyles.find((one) => one === style) ?? avatarStyles[0]

const isJob = (answer: AvatarAnswer): answer is MediaJob => 'status' in answer

const madeOf = ({
  imageUrl,
  styleType,
  generationPrompt,
  credits,
  model,
}: GeneratedAvatar): MadeAvatar => ({
  imageUrl,
  styleType: styleOf(styleType),
  prompt: generationPrompt,
  credits,
  model,
})

function outcomeOf(job: MediaJob): Exclude<Making, { step: 'working' }> {
  if (job.status === 'cancelled') return { step: 'idle' }
  const imageUrl = job.result?.metadata.imageUrl
  if (job.status !== 'done' || job.result === null || imageUrl === undefined)
    return { step: 'failed', failure: job.error }
  const { generationParams, credits } = job.result
  return {
    step: 'made',
    made: {
      imageUrl,
      styleType: styleOf(job.style),
      prompt: job.prompt,
      credits: job.credits ?? credits,
      model: generationParams.model,
    },
  }
}

/** No answer came: whether the server began is not known, so the same key is sent again. */
const isUnanswered = (failure: unknown) =>
  isApiError(failure) && (failure.status === 'network' || failure.status === 'timeout')

/**
 * Makes one avatar after the other: asks, follows the job where the answer is that it goes on, and
 * ends with a picture or with what went wrong. What is still being made when the window closes is
 * cancelled, and then costs nothing.
 */
export function useAvatarMaking<Wish>(
  ask: (wish: Wish & { requestKey: string }) => Promise<AvatarAnswer>,
): {
  making: Making
  start: (wish: Wish) => Promise<void>
  cancel: () => void
  reset: () => void
} {
  const [held, setHeld] = useState<Held>({ step: 'idle' })
  const [cancelJob] = useCancelMediaJobMutation()
  /** The attempt whose answer counts; closing and cancelling leave none. */
  const attempt = useRef<string | null>(null)
  const again = useRef<{ key: string; wish: string } | null>(null)
  const jobId = held.step === 'working' ? held.jobId : null
  const { job, error, lost } = useMediaJob(jobId)

  if (held.step === 'working' && jobId !== null) {
    if (job !== undefined && isOver(job.status)) setHeld(outcomeOf(job))
    else if (lost || (error !== undefined && job === undefined && !isUnanswered(error)))
      setHeld({ step: 'failed', failure: error ?? null })
  }

  const drop = useCallback(
    (id: string) =>
      void cancelJob(id)
        .unwrap()
        .catch((failure: unknown) => console.warn('A job could not be cancelled', failure)),
    [cancelJob],
  )
  const running = useRef<string | null>(null)
  useEffect(() => {
    running.current = jobId
  }, [jobId])
  useEffect(
    () => () => {
      attempt.current = null
      if (running.current !== null) drop(running.current)
    },
    [drop],
  )

  const start = async (wish: Wish) => {
    const text = JSON.stringify(wish)
    const key = again.current?.wish === text ? again.current.key : crypto.randomUUID()
    again.current = null
    attempt.current = key
    setHeld({ step: 'working', jobId: null, answered: null })
    try {
      const answer = await ask({ ...wish, requestKey: key })
      if (attempt.current !== key) {
        if (isJob(answer) && !isOver(answer.status)) drop(answer.id)
        return
      }
      if (!isJob(answer)) setHeld({ step: 'made', made: madeOf(answer) })
      else if (isOver(answer.status)) setHeld(outcomeOf(answer))
      else setHeld({ step: 'working', jobId: answer.id, answered: answer })
    } catch (failure) {
      if (attempt.current !== key) return
      if (isUnanswered(failure)) again.current = { key, wish: text }
      setHeld({ step: 'failed', failure })
    }
  }
  const reset = () => {
    attempt.current = null
    setHeld({ step: 'idle' })
  }
  return {
    making: held.step === 'working' ? { step: 'working', job: job ?? held.answered } : held,
    start,
    reset,
    cancel: () => {
      if (jobId !== null) drop(jobId)
      reset()
    },
  }
}
