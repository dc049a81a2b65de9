import type { Language } from '@lumen/contracts/languages'
import { mediaLimits } from '@lumen/contracts/media/limits'
import type { Transcript } from '@lumen/contracts/media/schema'
import { errorCodeOf, isApiError } from '@/api/error'
import { newSendId } from '@/realtime/send-id'
import type { AttachedRecording } from '../chat-slice'
import type { Recognizer } from './recognizer'
import { RecordingError, type RecordingFailure } from './microphone'
import type { Recorder, Recording } from './recorder'

/** What became of a recording that was not sent: it stays here until somebody decides. */
export type Kept = {
  kind: 'kept'
  recording: Recording
  /** What the browser heard meanwhile. */
  heard: string
  /** `empty`: no words were heard. `aside`: another mode or talk was opened meanwhile. */
  reason: 'upload' | 'empty' | 'interrupted' | 'aside' | 'note'
  /** Why it could not be sent. */
  error: unknown
  /** Where the server keeps it, once it does. */
  stored: AttachedRecording | null
}

export type VoiceState =
  | { kind: 'idle'; problem: RecordingFailure | 'short' | null }
  | { kind: 'asking' }
  | { kind: 'recording'; recorder: Recorder; heard: string }
  | { kind: 'sending'; step: 'upload' | 'note' }
  | Kept

/** A recording for each talk: where it stands, and everything that can be done with it. */
export type VoiceRecordings = {
  state(companionId: string): VoiceState
  /** Whether anything was recorded, or is being, that nobody sent yet. */
  anyWaits(): boolean
  subscribe(listener: () => void): () => void
  /** Hears of recordings that became messages; returns how to stop. */
  onSent(listener: () => void): () => void
  /** @param recognize null: nobody writes down what is said while it is recorded */
  start(companionId: string, recognize: ((onText: () => void) => Recognizer) | null): Promise<void>
  /** Ends the recording and sends it. */
  stop(companionId: string): void
  cancel(companionId: string): void
  /** Ends what is being recorded and keeps it: its window goes away. */
  setAside(companionId: string): void
  /** Sends what was kept once more, to be written down. */
  retry(companionId: string): Promise<void>
  sendAsNote(companionId: string): Promise<void>
  discard(companionId: string): void
  /** The microphone is let go; what was kept is gone. */
  close(): void
}

export type VoiceRecordingsOptions = {
  record: (signal: AbortSignal) => Promise<Recorder>
  transcribe: (recording: Recording, language: Language) => Promise<Transcript>
  sendNote: (companionId: string, recordingId: string, clientMessageId: string) => Promise<unknown>
  /** Sends words as a message of voice; false when that is not possible now. */
  sendWords: (companionId: string, text: string, recording: AttachedRecording) => boolean
  /** Puts words into the text box, to be corrected and sent with their recording. */
  offerWords: (companionId: string, text: string, recording: AttachedRecording) => void
  /** A recording went out without words. */
  noteSent: (companionId: string) => void
  /** No words were heard. */
  nothingHeard: () => void
  language: () => Language
}

/** Shorter than this, somebody only touched the button. */
const shortestSeconds = 0.6
/** A little before the server's limit: the last slice takes its time. */
const longestMs = (mediaLimits.recordingSeconds - 0.5) * 1_000

const idle: VoiceState = { kind: 'idle', problem: null }

/** Where the server keeps a recording that nobody could write down. */
function storedIn(error: unknown): AttachedRecording | null {
  if (errorCodeOf(error) !== 'stt_unavailable' || !isApiError(error)) return null
  const of = (path: string) => error.body?.details?.find((one) => one.path === path)?.message
  const recordingId = of('recording')
  return recordingId === undefined ? null : { recordingId, seconds: Number(of('seconds') ?? 0) }
}

type Running = {
  recorder: Recorder
  recognizer: Recognizer | null
  aside: boolean
  limit: ReturnType<typeof setTimeout>
}

export function createVoiceRecordings(options: VoiceRecordingsOptions): VoiceRecordings {
  const states = new Map<string, VoiceState>()
  const running = new Map<string, Running>()
  const asking = new Map<string, AbortController>()
  /** A note that is sent again is the same note. */
  const noteIds = new Map<string, string>()
  const listeners = new Set<() => void>()
  const sentListeners = new Set<() => void>()
  const tellSent = () => {
    for (const listener of sentListeners) listener()
  }
  const become = (companionId: string, next: VoiceState) => {
    states.set(companionId, next)
    for (const listener of listeners) listener()
  }

  const keep = (companionId: string, kept: Omit<Kept, 'kind'>) =>
    become(companionId, { kind: 'kept', ...kept })

  const sendNote = async (
    companionId: string,
    recording: Recording,
    stored: AttachedRecording,
    heard: string,
  ): Promise<void> => {
    become(companionId, { kind: 'sending', step: 'note' })
    const { recordingId } = stored
    const clientMessageId = noteIds.get(recordingId) ?? newSendId()
    noteIds.set(recordingId, clientMessageId)
    try {
      await options.sendNote(companionId, recordingId, clientMessageId)
      noteIds.delete(recordingId)
      become(companionId, idle)
      tellSent()
      options.noteSent(companionId)
    } catch (error) {
      keep(companionId, { recording, heard, reason: 'note', error, stored })
    }
  }

  const deliver = async (companionId: string, recording: Recording, heard: string) => {
    become(companionId, { kind: 'sending', step: 'upload' })
    try {
      const { text, ...stored } = await options.transcribe(recording, options.language())
      const words = text.trim()
      if (words === '') {
        options.nothingHeard()
        keep(companionId, { recording, heard, reason: 'empty', error: null, stored })
        return
      }
      become(companionId, idle)
      if (options.sendWords(companionId, words, stored)) tellSent()
      else options.offerWords(companionId, words, stored)
    } catch (error) {
      const stored = storedIn(error)
      if (stored === null) keep(companionId, { recording, heard, reason: 'upload', error, stored })
      else if (heard === '') await sendNote(companionId, recording, stored, heard)
      else {
        become(companionId, idle)
        options.offerWords(companionId, heard, stored)
      }
    }
  }

  const ended = async (companionId: string, turn: Running): Promise<void> => {
    const recording = await turn.recorder.ended
    clearTimeout(turn.limit)
    running.delete(companionId)
    const { recognizer, aside } = turn
    if (recording === null) {
      recognizer?.abort()
      become(companionId, idle)
    } else if (recording.blob.size === 0 || recording.seconds < shortestSeconds) {
      recognizer?.abort()
      become(companionId, { kind: 'idle', problem: aside ? null : 'short' })
    } else if (aside || recording.interrupted) {
      const heard = recognizer?.text() ?? ''
      recognizer?.abort()
      const reason = aside ? 'aside' : 'interrupted'
      keep(companionId, { recording, heard, reason, error: null, stored: null })
    } else {
      become(companionId, { kind: 'sending', step: 'upload' })
      await deliver(companionId, recording, (await recognizer?.finish()) ?? '')
    }
  }

  const keptOf = (companionId: string): Kept | null => {
    const state = states.get(companionId)
    return state?.kind === 'kept' ? state : null
  }

  return {
    state: (companionId) => states.get(companionId) ?? idle,
    anyWaits: () => [...states.values()].some(({ kind }) => kind !== 'idle' && kind !== 'asking'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onSent(listener) {
      sentListeners.add(listener)
      return () => sentListeners.delete(listener)
    },
    async start(companionId, recognize) {
      if (asking.has(companionId) || running.has(companionId)) return
      const controller = new AbortController()
      asking.set(companionId, controller)
      become(companionId, { kind: 'asking' })
      try {
        const recorder = await options.record(controller.signal)
        const heard = () =>
          become(companionId, { kind: 'recording', recorder, heard: recognizer?.text() ?? '' })
        const recognizer = recognize?.(heard) ?? null
        const limit = setTimeout(() => recorder.stop(), longestMs)
        const turn: Running = { recorder, recognizer, aside: false, limit }
        running.set(companionId, turn)
        heard()
        void ended(companionId, turn)
      } catch (error) {
        if (controller.signal.aborted) return become(companionId, idle)
        if (!(error instanceof RecordingError)) console.error('Recording could not begin', error)
        const problem = error instanceof RecordingError ? error.reason : 'failed'
        become(companionId, { kind: 'idle', problem })
      } finally {
        asking.delete(companionId)
      }
    },
    stop: (companionId) => running.get(companionId)?.recorder.stop(),
    cancel(companionId) {
      asking.get(companionId)?.abort()
      running.get(companionId)?.recorder.cancel()
      if (states.get(companionId)?.kind === 'asking') become(companionId, idle)
    },
    setAside(companionId) {
      asking.get(companionId)?.abort()
      const turn = running.get(companionId)
      if (turn === undefined) return
      turn.aside = true
      turn.recorder.stop()
    },
    async retry(companionId) {
      const kept = keptOf(companionId)
      if (kept !== null) await deliver(companionId, kept.recording, kept.heard)
    },
    async sendAsNote(companionId) {
      const kept = keptOf(companionId)
      if (kept !== null && kept.stored !== null)
        await sendNote(companionId, kept.recording, kept.stored, kept.heard)
    },
    discard: (companionId) => become(companionId, idle),
    close() {
      for (const controller of asking.values()) controller.abort()
      for (const { recorder, recognizer } of running.values()) {
        recognizer?.abort()
        recorder.cancel()
      }
      listeners.clear()
    },
  }
}
