import type { CallEnding, VoiceCall } from '@lumen/contracts/media/call-schema'
import type { Language } from '@lumen/contracts/languages'
import type { Voice } from '@lumen/contracts/media/names'
import { newSendId } from '@/realtime/send-id'
import type { AppStore } from '@/store/root-reducer'
import type { ChatSync } from '../live/chat-sync'
import { openMicrophone, RecordingError, type RecordingFailure } from '../voice/microphone'
import { callApi } from './call-api'
import { createCallLoop, type CallLoop, type LoopState } from './call-loop'
import { openCallSession, type CallServer, type CallSession } from './call-session'
import { openCallTalk } from './call-talk'
import { openEars, toWav } from './ears'
import { createLoudspeaker } from './loudspeaker'

/** What has to be there before a call begins, one after the other. */
export type CallStep = 'microphone' | 'hearing' | 'connecting'

/** Why no call began. */
export type CallProblem =
  | { kind: 'microphone'; reason: RecordingFailure | 'insecure' }
  /** What hears when somebody speaks could not be fetched. */
  | { kind: 'hearing' }
  | { kind: 'refused'; error: unknown }

export type CallState =
  | { stage: 'ready' }
  | { stage: 'starting'; step: CallStep }
  | { stage: 'failed'; problem: CallProblem }
  | ({
      stage: 'live'
      call: VoiceCall
      beganAt: number
      muted: boolean
      online: boolean
    } & LoopState)
  /** `microphone`: it went away. `seconds` and `credits` are null where nobody could be asked. */
  | {
      stage: 'ended'
      reason: CallEnding | 'microphone'
      seconds: number | null
      credits: number | null
    }

export type Call = {
  state(): CallState
  subscribe(listener: () => void): () => void
  /** Asks for the microphone, fetches what is needed and begins. */
  start(): void
  mute(on: boolean): void
  /** Has what could not be understood written down again. */
  retry(): void
  hangUp(): void
}

export type CallOptions = {
  store: AppStore
  sync: ChatSync
  companionId: string
  /** What the user probably speaks. */
  language: () => Language
  /** One that is wanted in place of the companion’s own. */
  voice: Voice | null
  /** Said after a reply that has help lines beside it. */
  careWords: () => string
}

/** What the server is asked, through the store. */
function serverOf({ dispatch }: AppStore, language: () => Language): CallServer {
  const { hear, say, tellAlive, endCall } = callApi.endpoints
  return {
    hear: async (callId, sound, sequence, final) => {
      const said = { callId, sound, sequence, final, language: language() }
      return (await dispatch(hear.initiate(said, { track: false })).unwrap()).text
    },
    say: (callId, text, sequence, signal) => {
      const answer = dispatch(say.initiate({ callId, text, sequence }, { track: false }))
      signal.addEventListener('abort', () => answer.abort(), { once: true })
      return answer.unwrap()
    },
    alive: async (callId) => {
      const answer = dispatch(tellAlive.initiate({ params: { callId } }, { track: false }))
      return (await answer.unwrap()).secondsLeft
    },
    end: (callId) => dispatch(endCall.initiate({ params: { callId } }, { track: false })).unwrap(),
  }
}

/** What a call holds of the device, in the order in which it was opened. */
type Opened = { close: () => unknown }[]

/** A call with a companion, from its first question for the microphone to what it came to. */
export function createCall({
  store,
  sync,
  companionId,
  language,
  voice,
  careWords,
}: CallOptions): Call {
  const listeners = new Set<() => void>()
  let state: CallState = { stage: 'ready' }
  let opened: Opened = []
  let stream: MediaStream | null = null
  let loop: CallLoop | null = null
  let finish: ((reason: CallEnding | 'microphone') => void) | null = null
  let attempt = 0

  const become = (next: CallState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const closeAll = () => {
    attempt += 1
    for (const { close } of opened.toReversed()) void close()
    opened = []
    stream = null
    loop = null
    finish = null
  }
  const fail = (problem: CallProblem) => {
    closeAll()
    become({ stage: 'failed', problem })
  }
  /** The microphone hears only somebody who wants to be heard, and can be. */
  const listen = () => {
    if (state.stage !== 'live') return
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !state.muted && state.online
  }

  const start = async () => {
    closeAll()
    const own = attempt
    const isOver = () => attempt !== own
    become({ stage: 'starting', step: 'microphone' })
    const context = new AudioContext()
    opened.push({ close: () => context.close() })
    const loudspeaker = createLoudspeaker()

    let microphone: MediaStream
    try {
      microphone = await openMicrophone()
    } catch (error) {
      if (isOver()) return
      const reason = error instanceof RecordingError ? error.reason : 'failed'
      const insecure = reason === 'unsupported' && !globalThis.isSecureContext
      return fail({ kind: 'microphone', reason: insecure ? 'insecure' : reason })
    }
    const release = () => microphone.getTracks().forEach((track) => track.stop())
    if (isOver()) return release()
    opened.push({ close: release })
    stream = microphone

    become({ stage: 'starting', step: 'hearing' })
    try {
      const ears = await openEars(microphone, context, {
        onFrame: (frame) => loop?.heard.onFrame(frame),
        onBegin: () => loop?.heard.onBegin(),
        onSpeech: () => loop?.heard.onSpeech(),
        onNoise: () => loop?.heard.onNoise(),
        onEnd: () => loop?.heard.onEnd(),
      })
      if (isOver()) return void ears.close()
      opened.push(ears)
      await begin(ears.guard, loudspeaker, isOver)
    } catch (error) {
      console.error('Nobody hears when somebody speaks', error)
      if (!isOver()) fail({ kind: 'hearing' })
    }
  }

  const begin = async (
    guard: (on: boolean) => void,
    loudspeaker: ReturnType<typeof createLoudspeaker>,
    isOver: () => boolean,
  ) => {
    become({ stage: 'starting', step: 'connecting' })
    const server = serverOf(store, language)
    const body = { companionId, requestKey: newSendId(), ...(voice !== null && { voice }) }
    let call: VoiceCall
    try {
      const asked = callApi.endpoints.beginCall.initiate({ body }, { track: false })
      ;({ call } = await store.dispatch(asked).unwrap())
    } catch (error) {
      if (!isOver()) fail({ kind: 'refused', error })
      return
    }
    if (isOver()) return void server.end(call.id).catch(ignore)

    const session = openCallSession(call, server, (reason) => finish?.(reason))
    const live = createCallLoop({
      session,
      talk: openCallTalk(store, sync, companionId),
      loudspeaker,
      guard,
      toWav,
      careWords: careWords(),
      onChange: () => {
        if (state.stage === 'live') become({ ...state, ...live.state() })
      },
    })
    loop = live
    finish = (reason) => {
      closeAll()
      become({ stage: 'ended', reason, seconds: null, credits: null })
      void settle(session)
    }
    opened.push(live, { close: () => void session.end() }, watchNetwork(), keepAwake())
    for (const track of stream?.getAudioTracks() ?? [])
      track.addEventListener('ended', () => finish?.('microphone'))
    const online = isOnline()
    const beganAt = Date.now()
    become({ stage: 'live', call, beganAt, muted: false, online, ...live.state() })
    listen()
  }

  const settle = async (session: CallSession) => {
    const came = await session.end()
    if (came !== null && state.stage === 'ended') become({ ...state, ...came })
  }

  /** Whether what is said reaches anybody: going offline leaves an open socket alone. */
  const isOnline = () => navigator.onLine && store.getState().realtime.status === 'connected'
  const watchNetwork = () => {
    const look = () => {
      const online = isOnline()
      if (state.stage !== 'live' || state.online === online) return
      become({ ...state, online })
      listen()
    }
    const unsubscribe = store.subscribe(look)
    for (const event of ['online', 'offline']) globalThis.addEventListener(event, look)
    const close = () => {
      unsubscribe()
      for (const event of ['online', 'offline']) globalThis.removeEventListener(event, look)
    }
    return { close }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => void start(),
    mute(on) {
      if (state.stage !== 'live') return
      become({ ...state, muted: on })
      listen()
    },
    retry: () => loop?.retry(),
    hangUp() {
      if (finish !== null) finish('ended')
      else {
        closeAll()
        become({ stage: 'ready' })
      }
    },
  }
}

const ignore = () => undefined

/** Keeps the screen on: nobody touches it while they talk. */
function keepAwake(): { close: () => void } {
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return { close: () => void lock?.then((held) => held?.release()) }
}
