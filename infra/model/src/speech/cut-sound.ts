/** What recognisers hear at once: Whisper no more than 30 s. */
const longestSeconds = 28
/** A cut is looked for in so much before that. */
const lookBackSeconds = 10
const frameSeconds = 0.1
/** Below it nobody says anything: recognisers make words up out of nothing. */
const quietest = 10 ** (-50 / 20)

/**
 * Cuts a sound into pieces that a recogniser can hear, each at the quietest moment near its end;
 * pieces in which nothing is heard are left out.
 *
 * @param samples between −1 and 1
 */
export function cutSound(samples: Float32Array, sampleRate: number): Float32Array[] {
  const longest = longestSeconds * sampleRate
  const pieces: Float32Array[] = []
  for (let from = 0; from < samples.length;) {
    const rest = samples.length - from
    const length =
      rest <= longest ? rest : quietCut(samples.subarray(from, from + longest), sampleRate)
    pieces.push(samples.subarray(from, from + length))
    from += length
  }
  return pieces.filter((piece) => loudest(piece, sampleRate) > quietest)
}

/** Where the quietest frame of the last seconds begins. */
function quietCut(samples: Float32Array, sampleRate: number): number {
  const frame = frameSeconds * sampleRate
  let cut = samples.length
  let least = Infinity
  for (
    let at = samples.length - lookBackSeconds * sampleRate;
    at + frame <= samples.length;
    at += frame
  ) {
    const level = levelOf(samples.subarray(at, at + frame))
    if (level >= least) continue
    least = level
    cut = at + frame / 2
  }
  return cut
}

/** The level of its loudest frame. */
function loudest(samples: Float32Array, sampleRate: number): number {
  const frame = frameSeconds * sampleRate
  let most = 0
  for (let at = 0; at < samples.length; at += frame)
    most = Math.max(most, levelOf(samples.subarray(at, at + frame)))
  return most
}

/** Root of the mean square. */
const levelOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(samples.length, 1))
