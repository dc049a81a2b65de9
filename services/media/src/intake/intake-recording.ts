import type { Language } from '@lumen/contracts/languages'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { AppError } from '@lumen/http/app-error'
import type { ObjectMime } from '@lumen/objects/object-key'
import { fileTypeFromBuffer } from 'file-type'
import { mediaTexts } from '../texts.ts'
import { soundReaders } from '../adapters/local/decode-sound.ts'
import type { LocalProgram } from '../adapters/local/run-program.ts'
import { measureSound, NoSoundError } from './measure-sound.ts'

export type TakenRecording = {
  readonly mime: ObjectMime
  /** As measured, else as the sender says; null: nobody knows. */
  readonly seconds: number | null
}

/** Types by content, and what a recording of them is called. */
const containers: Readonly<Record<string, ObjectMime>> = {
  'video/webm': 'audio/webm',
  'audio/webm': 'audio/webm',
  'video/matroska': 'audio/webm',
  'audio/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/ogg': 'audio/ogg',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'video/mp4': 'audio/mp4',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
}

/** A recorder that was stopped in time may have written a little more. */
const slackSeconds = 2

/**
 * Looks at a recording that a person sent: what it is by its content, and how long, where there is a
 * program to tell.
 * @throws AppError `file_type_refused` or `file_too_large`, in the person’s language
 */
export async function intakeRecording(
  bytes: Uint8Array,
  by: { language: Language; saidSeconds: number | null; ffmpeg: LocalProgram | null },
  signal: AbortSignal,
): Promise<TakenRecording> {
  const refused = (cause?: unknown) =>
    new AppError('file_type_refused', mediaTexts(by.language).uploads.notARecording, { cause })
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const mime = type && containers[type.mime.split(';', 1)[0]!]
  if (mime === undefined) throw refused()
  const most = mediaLimits.recordingSeconds + slackSeconds
  let seconds = by.saidSeconds
  if (by.ffmpeg !== null)
    try {
      seconds = await measureSound(by.ffmpeg, bytes, { reader: soundReaders[mime]!, most }, signal)
    } catch (error) {
      if (error instanceof NoSoundError) throw refused(error)
      throw error
    }
  if (seconds !== null && seconds > most)
    throw new AppError('file_too_large', mediaTexts(by.language).uploads.recordingTooLong, {
      details: [{ path: 'seconds', message: String(mediaLimits.recordingSeconds) }],
    })
  return { mime, seconds: seconds === null ? null : Math.round(seconds * 10) / 10 }
}
