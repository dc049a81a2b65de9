import { runProgram, type LocalProgram } from '../src/adapters/local/run-program.ts'

const rate = 16_000

export type Heard = { readonly seconds: number; readonly loudness: number; readonly pitch: number }

/** Length in seconds, loudness in LUFS and median pitch in hertz of a sound file. */
export async function hear(ffmpeg: LocalProgram, bytes: Uint8Array): Promise<Heard> {
  const run = { input: bytes, limitMs: 60_000, signal: new AbortController().signal }
  const meter = await runProgram(
    ffmpeg,
    ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', 'ebur128', '-f', 'null', '-'],
    run,
  )
  const { output } = await runProgram(
    ffmpeg,
    [
      '-loglevel',
      'error',
      '-i',
      'pipe:0',
      '-ac',
      '1',
      '-ar',
      String(rate),
      '-f',
      'f32le',
      'pipe:1',
    ],
    run,
  )
  const samples = new Float32Array(
    output.buffer.slice(output.byteOffset, output.byteOffset + output.length),
  )
  const summary = meter.words.slice(meter.words.lastIndexOf('Summary:'))
  return {
    seconds: samples.length / rate,
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    pitch: medianPitch(samples),
  }
}

/** Autocorrelation over frames of 40 ms; frames without a clear pitch do not count. */
function medianPitch(samples: Float32Array): number {
  const pitches: number[] = []
  const frame = 640
  for (let start = 0; start + frame * 2 < samples.length; start += frame) {
    const energy = correlation(samples, start, frame, 0)
    if (energy < 0.5) continue
    const shortest = Math.floor(rate / 400)
    const likeness = Array.from(
      { length: Math.floor(rate / 55) - shortest },
      (_, at) => correlation(samples, start, frame, shortest + at) / energy,
    )
    const best = Math.max(...likeness)
    if (best < 0.6) continue
    // Twice the period is as alike as the period: the first of the peaks that reach so high counts.
    const first = likeness.findIndex(
      (value, at) =>
        value > best * 0.9 && value >= (likeness[at - 1] ?? 0) && value >= (likeness[at + 1] ?? 0),
    )
    if (first > 0) pitches.push(rate / (shortest + first))
  }
  pitches.sort((a, b) => a - b)
  return pitches[Math.floor(pitches.length / 2)] ?? Number.NaN
}

function correlation(samples: Float32Array, start: number, frame: number, lag: number): number {
  let sum = 0
  for (let at = start; at < start + frame; at += 1) sum += samples[at]! * samples[at + lag]!
  return sum
}
