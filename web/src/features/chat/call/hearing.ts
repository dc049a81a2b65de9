import type { Heard } from './ears'
import { createUtterance } from './utterance'

/** While somebody speaks their words so far are asked for this often, and never two at once. */
const askEveryMs = 1_200

export type Hearing = {
  /** What the ears tell. */
  readonly heard: Heard
  /** Somebody speaks. */
  isHearing(): boolean
  /** What was said is being written down. */
  isUnderstanding(): boolean
  /** Has what could not be understood written down again. */
  retry(): void
  close(): void
}

/** Turns what the ears tell into words: those so far while somebody speaks, and all of them then. */
export function createHearing({
  hear,
  toWav,
  now,
  onBegin,
  onSpeech,
  onNoise,
  onWords,
  onSaid,
  onFailed,
}: {
  /** @param final false: somebody still speaks */
  hear: (sound: Blob, final: boolean) => Promise<string>
  toWav: (samples: Float32Array) => Promise<Blob>
  now: () => number
  /** Perhaps somebody begins to speak. */
  onBegin: () => void
  /** Somebody does. */
  onSpeech: () => void
  /** Nobody did. */
  onNoise: () => void
  onWords: (words: string) => void
  /** @param begunAt when it was begun to be said; empty: there were no words in it */
  onSaid: (words: string, begunAt: number) => void
  onFailed: (error: unknown) => void
}): Hearing {
  const utterance = createUtterance()
  let begunAt = 0
  let hearing = false
  let closed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> = Promise.resolve()
  let understood: Promise<void> = Promise.resolve()
  let understanding = 0
  let failed: { samples: Float32Array; begunAt: number } | null = null

  const ask = async () => {
    const began = begunAt
    await understood
    const askedAt = now()
    try {
      const words = await hear(await toWav(utterance.soFar()), false)
      if (hearing && began === begunAt && !closed) onWords(words.trim())
    } catch (error) {
      // Those of the end count; it tells what does not work.
      console.warn('The words so far could not be asked for', error)
    }
    if (hearing && !closed) askIn(Math.max(0, askEveryMs - (now() - askedAt)))
  }
  const askIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      asking = ask()
    }, ms)
  }

  const understand = async (samples: Float32Array, began: number, earlier: Promise<unknown>) => {
    await earlier
    const answer = await toWav(samples)
      .then(async (sound) => ({ words: await hear(sound, true) }))
      .catch((error: unknown) => ({ error }))
    understanding -= 1
    failed = 'words' in answer ? null : { samples, begunAt: began }
    if (closed) return
    if ('words' in answer) onSaid(answer.words.trim(), began)
    else onFailed(answer.error)
  }
  /** One question at a time, in the order in which things were said. */
  const enqueue = (samples: Float32Array, began: number) => {
    understanding += 1
    understood = understand(samples, began, Promise.all([understood, asking]))
  }
  const finish = () => {
    clearTimeout(timer)
    const samples = utterance.take()
    if (!hearing) return
    hearing = false
    enqueue(samples, begunAt)
  }

  return {
    heard: {
      onFrame(frame) {
        if (!utterance.add(frame) || !hearing) return
        // Whoever goes on without a pause is understood in parts.
        finish()
        utterance.begin()
        hearing = true
        askIn(askEveryMs)
      },
      onBegin() {
        begunAt = now()
        utterance.begin()
        onBegin()
      },
      onSpeech() {
        hearing = true
        askIn(askEveryMs)
        onSpeech()
      },
      onNoise() {
        utterance.take()
        onNoise()
      },
      onEnd: finish,
    },
    isHearing: () => hearing,
    isUnderstanding: () => understanding > 0,
    retry() {
      if (failed === null) return
      const { samples, begunAt: began } = failed
      failed = null
      enqueue(samples, began)
    },
    close() {
      closed = true
      hearing = false
      clearTimeout(timer)
    },
  }
}
