import { filledIn, type LoadRequests, type Words } from './requests.ts'

/** How it went, in milliseconds from when the message was sent. */
export type TurnOutcome =
  | { fault: null; firstWordsMs: number; wholeMs: number }
  /** `socket`: it did not open, was refused or cut off; `reply`: it did not come whole, or too late. */
  | { fault: 'socket' | 'reply'; why: string }

/** What k6 and ws do each in their own way. */
export type TurnPort = {
  send(text: string): void
  now(): number
  /** Told once. */
  ended(outcome: TurnOutcome): void
}

/** Frames that say that there will be no reply. */
const refusals = new Set([
  'error',
  'streaming_error',
  'streaming_stream_error',
  'streaming_duplicate_detected',
])

/** One message and its reply over /ws: says who one is, says something, and hears it answered. */
export function createTalkTurn(frames: LoadRequests['frames'], words: Words, port: TurnPort) {
  let saidAt: number | null = null
  let firstWordsMs: number | null = null
  let over = false
  const end = (outcome: TurnOutcome) => {
    if (over) return
    over = true
    port.ended(outcome)
  }
  const fail = (why: string) => end({ fault: saidAt === null ? 'socket' : 'reply', why })
  return {
    opened: () => port.send(JSON.stringify(filledIn(frames.auth, words))),
    heard(text: string) {
      const frame = JSON.parse(text) as { type: string; code?: string; data?: { code?: string } }
      const { type } = frame
      if (type === 'auth_success') {
        saidAt = port.now()
        port.send(JSON.stringify(filledIn(frames.say, words)))
      } else if (refusals.has(type)) fail(frame.code ?? frame.data?.code ?? type)
      else if (saidAt !== null && type === 'streaming_stream_chunk')
        firstWordsMs ??= port.now() - saidAt
      else if (saidAt !== null && type === 'streaming_stream_complete') {
        const wholeMs = port.now() - saidAt
        end({ fault: null, firstWordsMs: firstWordsMs ?? wholeMs, wholeMs })
      }
    },
    /** The socket failed or is closed. */
    broke: () => end({ fault: 'socket', why: 'broke' }),
    tooLate: () => fail('too late'),
  }
}
