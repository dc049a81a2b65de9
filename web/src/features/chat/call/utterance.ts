/** Samples a second of what is heard. */
export const sampleRate = 16_000
/** What was heard just before somebody was heard to speak, in samples: half a second. */
const before = sampleRate / 2
/** The server takes a minute at most; who speaks longer is understood in parts. */
const longest = 55 * sampleRate

export type Utterance = {
  /** Adds what was heard (16 kHz, mono). True: it is full and should be taken. */
  add(frame: Float32Array): boolean
  /** Somebody speaks from here on; a little of what came before belongs to it. */
  begin(): void
  /** Everything that was said so far. */
  soFar(): Float32Array
  /** What was said, which is over with it. */
  take(): Float32Array
}

/** Holds what somebody is saying, as it grows. */
export function createUtterance(): Utterance {
  let frames: Float32Array[] = []
  let length = 0
  let speaking = false
  const joined = () => {
    const samples = new Float32Array(length)
    let place = 0
    for (const frame of frames) {
      samples.set(frame, place)
      place += frame.length
    }
    return samples
  }
  return {
    add(frame) {
      frames.push(frame)
      length += frame.length
      while (!speaking && length > before) length -= frames.shift()?.length ?? 0
      return speaking && length >= longest
    },
    begin() {
      speaking = true
    },
    soFar: joined,
    take() {
      const samples = joined()
      frames = []
      length = 0
      speaking = false
      return samples
    },
  }
}
