import { mediaLimits } from '@lumen/contracts/media/limits'
import folder from 'virtual:voice-activity'

/** What is heard of somebody. */
export type Heard = {
  /** Every 32 ms, whoever speaks: 16 kHz, mono. */
  onFrame: (frame: Float32Array) => void
  /** Something that sounds like speech begins. */
  onBegin: () => void
  /** It has gone on for long enough to be speech. */
  onSpeech: () => void
  /** It was too short to be speech. */
  onNoise: () => void
  /** Whoever spoke is done. */
  onEnd: () => void
}

export type Ears = {
  /** While the loudspeaker plays only what surely is speech counts. */
  guard(on: boolean): void
  /** Frees what hears; the microphone stays as it is. */
  close(): Promise<void>
}

const usual = { positiveSpeechThreshold: 0.5, negativeSpeechThreshold: 0.35 }
const guarded = { positiveSpeechThreshold: 0.8, negativeSpeechThreshold: 0.6 }
/** A shorter fragment is a cough or a click. */
const shortestMs = 300
/** A pause of this length ends what somebody says. */
const pauseMs = 800

/** Fetched when the first call begins, and kept by the browser. The index brings a second runtime along. */
const loadActivity = () => import('@ricky0123/vad-web/dist/real-time-vad')

/** Hears in the sound of a microphone when somebody speaks. @throws when the model cannot be had */
export async function openEars(
  stream: MediaStream,
  audioContext: AudioContext,
  heard: Heard,
): Promise<Ears> {
  const { MicVAD } = await loadActivity()
  const base = new URL(folder, location.origin).href
  const keep = () => Promise.resolve(stream)
  const activity = await MicVAD.new({
    ...usual,
    model: 'v6',
    baseAssetPath: base,
    onnxWASMBasePath: base,
    minSpeechMs: shortestMs,
    redemptionMs: pauseMs,
    audioContext,
    getStream: keep,
    resumeStream: keep,
    pauseStream: () => Promise.resolve(),
    onFrameProcessed: (_, frame) => heard.onFrame(frame),
    onSpeechStart: heard.onBegin,
    onSpeechRealStart: heard.onSpeech,
    onVADMisfire: heard.onNoise,
    onSpeechEnd: heard.onEnd,
  })
  return {
    guard: (on) => activity.setOptions(on ? guarded : usual),
    close: () => activity.destroy(),
  }
}

/** Samples between -1 and 1 as a file that the server takes. */
export async function toWav(samples: Float32Array): Promise<Blob> {
  const { encodeWAV } = await import('@ricky0123/vad-web/dist/utils')
  const pcm = { format: 1, bits: 16, channels: 1 }
  const bytes = encodeWAV(samples, pcm.format, mediaLimits.call.soundRate, pcm.channels, pcm.bits)
  return new Blob([bytes], { type: 'audio/wav' })
}
