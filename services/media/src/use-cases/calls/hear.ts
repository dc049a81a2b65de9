import type { Language } from '@lumen/contracts/languages'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { withDeadline } from '@lumen/runtime/deadline'
import type { MediaContext } from '../../context.ts'
import { utteranceSeconds } from '../../domain/utterance.ts'
import { mediaTexts } from '../../texts.ts'
import { countWorked, endFailed, goOn } from './go-on.ts'

type Said = {
  bytes: Uint8Array
  language: Language
  /** False: somebody still speaks. */
  final: boolean
  requestId: string
}

const { soundSeconds } = mediaLimits.call
/** What comes later is no use: of one who still speaks, the next piece tells more. */
const longestMs = { whole: 20_000, soFar: 8_000 }

/**
 * What was said in a call; '' when nothing was. The sound is in memory for as long as that takes, and
 * stored nowhere.
 * @throws AppError as `goOn` does, `file_type_refused`, `file_too_large`, or `provider_failed`, after
 *   which the call goes on
 */
export async function hear(
  context: MediaContext,
  { userId, language: own }: Caller,
  callId: string,
  { bytes, language, final, requestId }: Said,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const call = await goOn(context, userId, callId)
  const seconds = utteranceSeconds(bytes)
  if (seconds === null)
    throw new AppError('file_type_refused', mediaTexts(own).uploads.notARecording)
  if (seconds > soundSeconds)
    throw new AppError('file_too_large', `At most ${soundSeconds} seconds are heard at a time`, {
      details: [{ path: 'seconds', message: String(soundSeconds) }],
    })
  const { transcription } = context.providers
  if (transcription === null) throw endFailed(undefined)
  const asked = { bytes, mime: 'audio/wav', language, requestId }
  const { text } = await withDeadline(
    (late) => transcription.transcribe(asked, AbortSignal.any([signal, late])),
    final ? longestMs.whole : longestMs.soFar,
    'hearing',
  ).catch((error: unknown) => {
    signal.throwIfAborted()
    throw endFailed(error)
  })
  const heard = text.trim()
  if (heard !== '') await countWorked(context, call)
  return { text: heard }
}
