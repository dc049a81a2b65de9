import type { Language } from '@lumen/contracts/languages'
import type { Transcript } from '@lumen/contracts/media/schema'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { MediaContext } from '../context.ts'
import { mediaTexts } from '../texts.ts'
import { intakeRecording } from '../intake/intake-recording.ts'
import { ProviderError } from '../adapters/provider-error.ts'
import type { TranscriptionProvider } from '../adapters/transcription.ts'
import { removeUnheldBeyond } from '../store/objects.ts'
import { chargeTranscript } from './charge-transcript.ts'
import { keepObject } from './keep-object.ts'
import { removeFiles } from './remove-objects.ts'

/** Recordings of a user that wait for a message; of more the oldest goes, or they would fill the store. */
const unsentAtMost = 20

type Recording = {
  bytes: Uint8Array
  language?: Language
  seconds?: number
  requestId: string
}

/**
 * Keeps a recording and says what is spoken in it: '' when nothing is. The recording stays for a day,
 * whatever becomes of the text, and its id is in every failure after it was kept; nothing is made up.
 * @throws AppError `file_type_refused`, `file_too_large`, `quota_exceeded`, `stt_unavailable`,
 *   `provider_failed` or `storage_full`
 */
export async function transcribeRecording(
  context: MediaContext,
  caller: Caller,
  recording: Recording,
  signal: AbortSignal,
): Promise<Transcript> {
  const { userId, language } = caller
  const { bytes } = recording
  const { mime, seconds } = await intakeRecording(
    bytes,
    {
      language,
      saidSeconds: recording.seconds ?? null,
      ffmpeg: await context.providers.program('ffmpeg'),
    },
    signal,
  )
  const kept = await keepObject(context, { userId, purpose: 'recording', bytes, mime, seconds })
  await removeFiles(
    context,
    await removeUnheldBeyond(context.db, userId, 'recording', unsentAtMost),
  )
  const details = [
    { path: 'recording', message: kept.id },
    { path: 'seconds', message: String(seconds ?? 0) },
  ]
  const { transcription } = context.providers
  if (transcription === null)
    throw new AppError('stt_unavailable', mediaTexts(language).uploads.sttUnavailable, { details })
  try {
    const text = await chargeTranscript(context, { userId, objectId: kept.id, seconds }, () =>
      transcribe(transcription, recording, { mime, language }, signal),
    )
    return { text, recordingId: kept.id, seconds: seconds ?? 0 }
  } catch (error) {
    signal.throwIfAborted()
    throw told(error, language, details)
  }
}

async function transcribe(
  provider: TranscriptionProvider,
  { bytes, language, requestId }: Recording,
  known: { mime: string; language: Language },
  signal: AbortSignal,
): Promise<string> {
  const asked = { bytes, mime: known.mime, language: language ?? known.language, requestId }
  const { text } = await provider.transcribe(asked, signal)
  return text.trim()
}

function told(error: unknown, language: Language, details: { path: string; message: string }[]) {
  if (error instanceof AppError) {
    const { code, message, retryAfter } = error
    return new AppError(code, message, {
      details: [...(error.details ?? []), ...details],
      cause: error,
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
  const unavailable = error instanceof ProviderError && error.code === 'stt_unavailable'
  return unavailable
    ? new AppError('stt_unavailable', mediaTexts(language).uploads.sttUnavailable, {
        details,
        cause: error,
      })
    : new AppError('provider_failed', mediaTexts(language).uploads.sttFailed, {
        details,
        cause: error,
      })
}
