import type { CallEnding, EndedCall, VoiceCall } from '@lumen/contracts/media/call-schema'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { isApiError } from '@/api/error'

/** The server’s side of a call, as the calls of `call-api.ts` give it. */
export type CallServer = {
  hear(callId: string, sound: Blob, sequence: number, final: boolean): Promise<string>
  /** The address of the sound in this page. */
  say(callId: string, text: string, sequence: number, signal: AbortSignal): Promise<string>
  alive(callId: string): Promise<number>
  end(callId: string): Promise<EndedCall>
}

export type CallSession = {
  readonly call: VoiceCall
  /** @throws ApiError */
  hear(sound: Blob, final: boolean): Promise<string>
  /** @throws ApiError */
  say(text: string, signal: AbortSignal): Promise<string>
  /** Hangs up; what it came to, or null when nobody could be asked. Again is as once. */
  end(): Promise<EndedCall | null>
}

/** Why a call is over, where an error says so; null where it goes on. */
export function endingOf(error: unknown): CallEnding | null {
  if (!isApiError(error) || error.body?.code !== 'call_ended') return null
  const reason = error.body.details?.find(({ path }) => path === 'reason')?.message
  return (reason as CallEnding | undefined) ?? 'ended'
}

/**
 * Keeps a call that was begun alive, and speaks and hears through it.
 * @param onEnded the server ended it
 */
export function openCallSession(
  call: VoiceCall,
  server: CallServer,
  onEnded: (reason: CallEnding) => void,
): CallSession {
  let sequence = 0
  let over: Promise<EndedCall | null> | null = null

  const notice = (error: unknown): never => {
    const reason = endingOf(error)
    if (reason !== null && over === null) onEnded(reason)
    throw error
  }
  const next = () => (sequence += 1)
  const timer = setInterval(() => {
    // Without a network nothing is heard of us: the next sign may come in time.
    server.alive(call.id).catch(notice).catch(ignore)
  }, mediaLimits.call.aliveSeconds * 1_000)

  return {
    call,
    hear: (sound, final) => server.hear(call.id, sound, next(), final).catch(notice),
    say: (text, signal) => server.say(call.id, text, next(), signal).catch(notice),
    end() {
      clearInterval(timer)
      over ??= server.end(call.id).catch((error: unknown) => {
        console.warn('What the call came to could not be asked for', error)
        return null
      })
      return over
    },
  }
}

const ignore = () => undefined
