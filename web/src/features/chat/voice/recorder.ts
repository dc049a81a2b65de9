import { openMicrophone, RecordingError } from './microphone'

/** What was recorded. `interrupted`: the microphone went away before anybody stopped it. */
export type Recording = { blob: Blob; seconds: number; interrupted: boolean }

export type Recorder = {
  /** Shows how loud it is; null where the browser cannot tell. */
  readonly analyser: AnalyserNode | null
  /** Seconds so far. */
  elapsed(): number
  /** Resolves when the recording ends, by whomever; null after `cancel`. */
  readonly ended: Promise<Recording | null>
  stop(): void
  /** Ends it and keeps nothing. */
  cancel(): void
}

/** What browsers write, the best first: Opus in WebM, and MP4 in Safari. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Enough for a voice, and five minutes stay far below what may be uploaded. */
const bitsPerSecond = 48_000
/** What was recorded is handed over this often: an interruption loses no more. */
const sliceMs = 1_000

/** The end of a file's name by its type: `webm`, `mp4` or `ogg`. */
export const endingOf = ({ type }: Blob): string => /^audio\/(\w+)/.exec(type)?.[1] ?? 'webm'

/** An analyser of what a microphone hears, and how to close it. */
function listen(stream: MediaStream): { analyser: AnalyserNode | null; close: () => void } {
  try {
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    analyser.fftSize = 1024
    context.createMediaStreamSource(stream).connect(analyser)
    return { analyser, close: () => void context.close() }
  } catch (error) {
    console.warn('The level of the microphone cannot be shown', error)
    return { analyser: null, close: () => undefined }
  }
}

/**
 * Asks for the microphone and records.
 * @throws RecordingError when there is nothing to record with, the signal's reason when it is aborted
 */
export async function startRecording(signal: AbortSignal): Promise<Recorder> {
  if (!('MediaRecorder' in globalThis)) throw new RecordingError('unsupported', null)
  const stream = await openMicrophone()
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) {
    release()
    throw signal.reason
  }
  let media: MediaRecorder
  try {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
    media = new MediaRecorder(stream, {
      ...(mimeType !== undefined && { mimeType }),
      audioBitsPerSecond: bitsPerSecond,
    })
  } catch (error) {
    release()
    throw new RecordingError('unsupported', error)
  }
  const { analyser, close } = listen(stream)
  const chunks: Blob[] = []
  let end: 'stop' | 'cancel' | null = null
  let stoppedAt: number | null = null
  const startedAt = performance.now()
  const elapsed = () => ((stoppedAt ?? performance.now()) - startedAt) / 1_000

  const { promise: ended, resolve } = Promise.withResolvers<Recording | null>()
  let over = false
  const finish = () => {
    if (over) return
    over = true
    stoppedAt ??= performance.now()
    release()
    close()
    // Without parameters: servers look at the first half of a type.
    const type = (media.mimeType || (formats[0] as string)).split(';')[0] as string
    const blob = new Blob(chunks, { type })
    resolve(end === 'cancel' ? null : { blob, seconds: elapsed(), interrupted: end === null })
  }
  const halt = () => {
    stoppedAt ??= performance.now()
    if (media.state === 'inactive') finish()
    else media.stop()
  }
  media.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data)
  })
  media.addEventListener('stop', finish)
  media.addEventListener('error', halt)
  // The device was pulled out, or a call took it.
  for (const track of stream.getAudioTracks())
    for (const event of ['ended', 'mute']) track.addEventListener(event, halt)
  try {
    media.start(sliceMs)
  } catch (error) {
    release()
    close()
    throw new RecordingError('failed', error)
  }
  return {
    analyser,
    elapsed,
    ended,
    stop() {
      end ??= 'stop'
      halt()
    },
    cancel() {
      end ??= 'cancel'
      halt()
    },
  }
}
