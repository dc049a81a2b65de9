import type { ImageStyle } from '@lumen/contracts/media/names'
import { parentPort, workerData } from 'node:worker_threads'
import type { Language } from '@lumen/contracts/languages'
import { paintScene, pictureOf } from './paint-picture.ts'
import { readPrompt } from './prompt/read-prompt.ts'

export type WideTask = {
  readonly prompt: string
  readonly language: Language
  readonly style: ImageStyle
  readonly seed: string
  readonly width: number
  readonly height: number
}

/** Paints one scene of a video. */
const { prompt, language, style, seed, width, height } = workerData as WideTask
const sheet = await paintScene(
  readPrompt(prompt, language, seed),
  style,
  { width, height },
  `${seed}:${prompt.trim()}`,
)
const bytes = Uint8Array.from(await pictureOf(sheet).jpeg({ quality: 94 }).toBuffer())
parentPort?.postMessage(bytes, [bytes.buffer])
