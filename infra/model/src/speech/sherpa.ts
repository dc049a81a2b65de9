import { createRequire } from 'node:module'
import { join } from 'node:path'
import { entryOf, sherpaRuntime } from '../runtime.ts'
import type { EngineSettings } from './messages.ts'

/**
 * What is used of sherpa-onnx-node, which is installed only when somebody asks for a voice: it has no
 * types of its own.
 */
export type SherpaLibrary = {
  OfflineTts: { createAsync(config: object): Promise<SherpaVoice> }
  OfflineRecognizer: { createAsync(config: object): Promise<SherpaRecogniser> }
}

/** Samples between −1 and 1. */
type FloatSound = { samples: Float32Array; sampleRate: number }

export type SherpaVoice = {
  readonly numSpeakers: number
  /** In Hz. */
  readonly sampleRate: number
  generateAsync(request: {
    text: string
    sid: number
    speed: number
    /** Into a copy: memory of the library cannot be lent to every Node. */
    enableExternalBuffer: false
  }): Promise<FloatSound>
}

export type SherpaRecogniser = {
  createStream(): SherpaStream
  decodeAsync(stream: SherpaStream): Promise<{ text: string }>
}
type SherpaStream = { acceptWaveform(sound: FloatSound): void }

export const loadSherpa = (runtimeDir: string): SherpaLibrary =>
  createRequire(import.meta.url)(entryOf(runtimeDir, sherpaRuntime)) as SherpaLibrary

/** The sampling rate that recognisers are given, in Hz. */
export const heardRate = 16_000

const isVoice = ({ type }: EngineSettings['engine']): boolean =>
  type === 'kokoro' || type === 'vits'

/** How the library is told of an engine's files, which are absolute then. */
export function configOf({ folder, engine, threads }: EngineSettings): object {
  const pathOf = (part: string | string[]) =>
    [part]
      .flat()
      .map((path) => join(folder, path))
      .join(',')
  const { tokens, ...parts } = Object.fromEntries(
    Object.entries(engine.parts).map(([name, part]) => [name, pathOf(part)]),
  )
  const common = { numThreads: threads, provider: 'cpu', debug: 0 }
  if (isVoice(engine))
    return {
      model: { [engine.type]: { ...parts, tokens }, ...common },
      maxNumSentences: 1,
      ...(engine.rules && { ruleFsts: pathOf(engine.rules) }),
    }
  // Without a language each finds out which one is spoken.
  const manner =
    engine.type === 'senseVoice'
      ? { language: '', useInverseTextNormalization: 1 }
      : { language: '', task: 'transcribe', tailPaddings: -1 }
  return {
    featConfig: { sampleRate: heardRate, featureDim: 80 },
    modelConfig: { [engine.type]: { ...parts, ...manner }, tokens, ...common },
  }
}

/** The engine in memory. @throws Error in the library's words */
export const openSherpa = async (
  settings: EngineSettings,
): Promise<{ voice: SherpaVoice } | { recogniser: SherpaRecogniser }> => {
  const library = loadSherpa(settings.runtimeDir)
  const config = configOf(settings)
  return isVoice(settings.engine)
    ? { voice: await library.OfflineTts.createAsync(config) }
    : { recogniser: await library.OfflineRecognizer.createAsync(config) }
}
