import { cutSound } from './cut-sound.ts'
import type { EngineSettings, Notice, Order, Sound, Task, TaskResult } from './messages.ts'
import { openSherpa, type SherpaRecogniser, type SherpaVoice } from './sherpa.ts'

/**
 * The process of one engine: a crash in native code takes nobody else along, and its end gives all
 * memory back. It is told its settings once and its tasks one at a time, and ends with whoever started it.
 */
const say = (notice: Notice) => process.send?.(notice)
let engine: { voice: SherpaVoice } | { recogniser: SherpaRecogniser } | null = null
let stopped = false
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

process.once('disconnect', () => process.exit(0))
process.on('message', (order: Order) => {
  if (order.kind === 'start') void start(order.settings)
  else if (order.kind === 'stop') stopped = true
  else void work(order.task)
})

async function start(settings: EngineSettings): Promise<void> {
  try {
    engine = await openSherpa(settings)
    say({ kind: 'ready' })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const fault = { code: 'not_a_model', message: `sherpa-onnx cannot read it: ${why}` } as const
    say({ kind: 'refused', fault })
    process.exitCode = 1
    process.disconnect?.()
  }
}

async function work(task: Task): Promise<void> {
  stopped = false
  try {
    say({ kind: 'done', result: await resultOf(task) })
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function resultOf(task: Task): Promise<TaskResult> {
  if (engine === null) throw new Error('the engine is not in memory')
  if (task.kind === 'speak') {
    if (!('voice' in engine)) throw new Error('this engine does not speak')
    return { kind: 'spoken', sound: await speak(engine.voice, task) }
  }
  if (!('recogniser' in engine)) throw new Error('this engine does not write down')
  return { kind: 'written', text: await writeDown(engine.recogniser, task.sound) }
}

async function speak(
  voice: SherpaVoice,
  { text, speaker, speed }: Extract<Task, { kind: 'speak' }>,
): Promise<Sound> {
  if (speaker >= voice.numSpeakers)
    throw new Error(`there is no speaker ${speaker}: this voice has ${voice.numSpeakers}`)
  const spoken: Int16Array[] = []
  // By itself the library speaks on to the end, whoever still listens.
  for (const { segment } of sentences.segment(text)) {
    if (stopped) throw new Error('stopped')
    if (!/[\p{L}\p{N}]/u.test(segment)) continue
    const request = {
      text: segment.trim(),
      sid: speaker,
      speed,
      enableExternalBuffer: false,
    } as const
    const { samples } = await voice.generateAsync(request)
    spoken.push(Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, value)) * 32_767))
  }
  const samples = joined(spoken)
  if (samples.length === 0) throw new Error('nothing of it could be spoken')
  return { sampleRate: voice.sampleRate, samples }
}

function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

async function writeDown(recogniser: SherpaRecogniser, sound: Sound): Promise<string> {
  const { sampleRate } = sound
  const samples = Float32Array.from(sound.samples, (value) => value / 32_768)
  const written: string[] = []
  for (const piece of cutSound(samples, sampleRate)) {
    if (stopped) throw new Error('stopped')
    const stream = recogniser.createStream()
    stream.acceptWaveform({ samples: piece, sampleRate })
    written.push((await recogniser.decodeAsync(stream)).text.trim())
  }
  return written.filter((text) => text !== '').join(' ')
}
