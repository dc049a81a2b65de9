import type { ErrorCode } from '@lumen/contracts/error-body'
import type { CallSession } from './call-session'
import type { CallTalk } from './call-talk'
import type { Heard } from './ears'
import { isEcho } from './echo'
import { createHearing } from './hearing'
import type { Loudspeaker } from './loudspeaker'
import { createReplySentences, type ReplySentences } from './reply-sentences'
import { createSpeechQueue } from './speech-queue'

/** What both are about now. */
export type CallPhase = 'listening' | 'hearing' | 'thinking' | 'speaking'

/** What did not work; the call goes on. */
export type CallTrouble =
  | { kind: 'hear' | 'say'; error: unknown }
  /** The companion did not answer. */
  | { kind: 'unanswered'; code: ErrorCode | null }
  /** What was said could not be sent, and waits in the text box. */
  | { kind: 'unsent' }

export type LoopState = {
  phase: CallPhase
  /** What the user says or said last. */
  heard: string
  /** What the companion says or said last, a sentence at a time. */
  saying: string
  trouble: CallTrouble | null
  /** A reply cared for somebody in danger. */
  crisis: boolean
}

export type CallLoop = {
  readonly heard: Heard
  state(): LoopState
  /** Has what could not be understood written down again. */
  retry(): void
  close(): void
}

/** An echo reaches the microphone a little after it was played. */
const echoMs = 500
/** What cannot be sent for so long is put into the text box. */
const sendWithinMs = 30_000

/**
 * The way round of a call: what is heard becomes a message, its reply is said sentence by sentence,
 * and whoever begins to speak meanwhile stops it.
 */
export function createCallLoop({
  session,
  talk,
  loudspeaker,
  guard,
  toWav,
  careWords,
  onChange,
  now = () => performance.now(),
}: {
  session: Pick<CallSession, 'hear' | 'say'>
  talk: CallTalk
  loudspeaker: Loudspeaker
  /** Only what surely is speech counts, as long as it is on. */
  guard: (on: boolean) => void
  toWav: (samples: Float32Array) => Promise<Blob>
  /** Said after a reply that has help lines beside it. */
  careWords: string
  onChange: () => void
  now?: () => number
}): CallLoop {
  /** Replies that are being read out; null: read to the end, or not to be. */
  const readers = new Map<string, ReplySentences | null>()
  let state: LoopState = { phase: 'listening', heard: '', saying: '', trouble: null, crisis: false }
  let closed = false
  /** Words that wait until they can be sent. */
  let pending = ''
  let giveUp: ReturnType<typeof setTimeout> | undefined
  /** Something was sent, and nothing has come back yet. */
  let awaiting = false
  /** The reply that will begin is not wanted any more. */
  let stopNext = false
  /** Somebody may be beginning to speak. */
  let perhaps = false
  /** What was broken off, until it is known whether somebody spoke. */
  let brokenOff: string[] = []

  const update = (change: Partial<LoopState> = {}) => {
    if (closed) return
    const playing = queue.playing()
    guard(playing !== null)
    state = { ...state, ...(playing !== null && { saying: playing }), ...change, phase: phaseNow() }
    onChange()
  }
  const phaseNow = (): CallPhase => {
    if (hearing.isHearing()) return 'hearing'
    if (queue.playing() !== null) return 'speaking'
    const works = hearing.isUnderstanding() || pending !== '' || awaiting
    return works || !talk.isIdle() || !queue.isIdle() ? 'thinking' : 'listening'
  }

  const queue = createSpeechQueue({
    fetchSound: async (sentence, signal) => loudspeaker.sound(await session.say(sentence, signal)),
    now,
    onChange: () => update(),
    onFailed: (error, sentence) => update({ saying: sentence, trouble: { kind: 'say', error } }),
  })

  /** Nobody listens to this reply any more. */
  const breakOff = () => {
    brokenOff = queue.clear()
    for (const { id, done } of talk.replies()) if (!done) readers.set(id, null)
    if (!talk.isIdle()) stopNext = !talk.stop()
  }

  const hearing = createHearing({
    hear: (sound, final) => session.hear(sound, final),
    toWav,
    now,
    onBegin() {
      perhaps = true
      loudspeaker.lower(true)
    },
    onSpeech() {
      perhaps = false
      // What is not heard yet waits for whether these are words.
      if (queue.playing() === null) queue.hold(true)
      else breakOff()
      loudspeaker.lower(false)
      update({ heard: pending })
    },
    onNoise() {
      perhaps = false
      loudspeaker.lower(false)
      deliver()
    },
    onWords: (words) => update({ heard: joined(pending, words) }),
    onSaid(words, begunAt) {
      const unsaid = brokenOff
      brokenOff = []
      if (words === '' || isEcho(words, queue.playedSince(begunAt - echoMs))) {
        for (const sentence of unsaid) queue.add(sentence)
        update({ heard: pending })
      } else {
        pending = joined(pending, words)
        update({ heard: pending, trouble: null })
      }
      if (hearing.isHearing()) return
      deliver()
      queue.hold(false)
    },
    onFailed(error) {
      queue.hold(false)
      update({ trouble: { kind: 'hear', error } })
      deliver()
    },
  })

  const deliver = () => {
    const goesOn = perhaps || hearing.isHearing() || hearing.isUnderstanding()
    if (pending === '' || goesOn) return
    if (giveUp === undefined) {
      if (!talk.isIdle() || !queue.isIdle()) breakOff()
      brokenOff = []
      giveUp = setTimeout(keepPending, sendWithinMs)
    }
    if (!talk.isIdle()) return update()
    const words = pending
    clearTimeout(giveUp)
    giveUp = undefined
    pending = ''
    stopNext = false
    // Not taken: the same was said a moment ago, and is being answered.
    awaiting = talk.send(words)
    update()
  }
  const keepPending = () => {
    giveUp = undefined
    if (pending !== '') talk.keep(pending)
    pending = ''
    update({ trouble: { kind: 'unsent' } })
  }

  const readReplies = () => {
    for (const { id, text, done, crisis } of talk.replies()) {
      if (!readers.has(id)) {
        awaiting = false
        readers.set(id, stopNext ? null : createReplySentences())
        if (stopNext) stopNext = !talk.stop() && !done
      }
      const reader = readers.get(id)
      if (!reader) continue
      const sentences = reader.read(text, done)
      for (const sentence of sentences) queue.add(sentence)
      if (!done) continue
      readers.set(id, null)
      if (crisis) {
        queue.add(careWords)
        update({ crisis: true })
      } else if (text === '') update({ trouble: { kind: 'unanswered', code: null } })
    }
    if (awaiting && talk.isIdle()) {
      awaiting = false
      update({ trouble: { kind: 'unanswered', code: talk.refusal() } })
    }
    deliver()
    update()
  }
  // A frame changes the store in several steps: between them it does not say what is so.
  let due = false
  const unsubscribe = talk.subscribe(() => {
    if (due) return
    due = true
    queueMicrotask(() => {
      due = false
      if (!closed) readReplies()
    })
  })

  return {
    heard: hearing.heard,
    state: () => state,
    retry() {
      hearing.retry()
      update({ trouble: null })
    },
    close() {
      closed = true
      unsubscribe()
      clearTimeout(giveUp)
      hearing.close()
      queue.clear()
      if (pending !== '') talk.keep(pending)
    },
  }
}

/** Scripts that write no spaces. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。，！？、]$/u

const joined = (before: string, words: string) =>
  before === '' || dense.test(before) ? before + words : `${before} ${words}`
