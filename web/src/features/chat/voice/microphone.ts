/** Why nothing could be recorded. */
export type RecordingFailure = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed'

export class RecordingError extends Error {
  readonly reason: RecordingFailure
  constructor(reason: RecordingFailure, cause: unknown) {
    super(`Nothing can be recorded: ${reason}`, { cause })
    this.reason = reason
  }
}

const reasons: Readonly<Record<string, RecordingFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const reasonOf = (error: unknown): RecordingFailure =>
  (error instanceof Error ? reasons[error.name] : undefined) ?? 'failed'

/**
 * Asks for the microphone; what comes out of the loudspeaker and noise are taken out of what it hears.
 * @throws RecordingError when there is none to be had
 */
export async function openMicrophone(): Promise<MediaStream> {
  // Absent on pages that were not loaded over https.
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (devices === undefined) throw new RecordingError('unsupported', null)
  try {
    return await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    throw new RecordingError(reasonOf(error), error)
  }
}
