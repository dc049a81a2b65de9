/** Loudness of a sound in equal steps, 0 to 1, the loudest step 1. */
export function loudnessOf(samples: Float32Array, steps: number): number[] {
  const size = Math.max(1, Math.floor(samples.length / steps))
  const levels = Array.from({ length: steps }, (_, step) => {
    let sum = 0
    const from = step * size
    const to = Math.min(samples.length, from + size)
    for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, to - from))
  })
  const most = Math.max(...levels, Number.EPSILON)
  return levels.map((level) => level / most)
}

/** @throws when the file cannot be fetched or is no sound that this browser knows */
export async function readLoudness(
  address: string,
  steps: number,
  signal: AbortSignal,
): Promise<number[]> {
  const response = await fetch(address, {
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  })
  if (!response.ok) throw new Error(`the sound was answered with ${response.status}`)
  // At this rate a minute of sound takes 2 MB to look at; nothing of it is played.
  const context = new OfflineAudioContext(1, 1, 8_000)
  const sound = await context.decodeAudioData(await response.arrayBuffer())
  return loudnessOf(sound.getChannelData(0), steps)
}
