/** One text to learn from: its features, whether the answer is yes, and how much it counts. */
export type Example = {
  readonly features: readonly number[]
  readonly isTrue: boolean
  readonly weight: number
}

export type Regression = {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array
}

const epochs = 8
const rate = 0.15
const tiny = 1e-8

/** A seeded generator of numbers from 0 to 1: the same data give the same weights. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: Uint32Array, random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}

/**
 * Logistic regression by AdaGrad, the weights rounded to one byte. `size` is a power of two; higher
 * features share the weights of lower ones.
 */
export function learn(
  examples: readonly Example[],
  size: number,
  random: () => number,
): Regression {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(tiny)
  let bias = 0
  let biasSquares = tiny
  const order = Uint32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      const { features, isTrue, weight } = example
      const share = 1 / Math.sqrt(Math.max(1, features.length))
      let sum = bias
      for (const feature of features) sum += (weights[feature & (size - 1)] ?? 0) * share
      const slope = (1 / (1 + Math.exp(-sum)) - (isTrue ? 1 : 0)) * weight
      biasSquares += slope * slope
      bias -= (rate * slope) / Math.sqrt(biasSquares)
      const step = slope * share
      for (const feature of features) {
        const slot = feature & (size - 1)
        const square = (squares[slot] ?? tiny) + step * step
        squares[slot] = square
        weights[slot] = (weights[slot] ?? 0) - (rate * step) / Math.sqrt(square)
      }
    }
  }
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), tiny)
  const scale = largest / 127
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}

/** The log-odds of a text. */
export function scoreOf({ bias, scale, weights }: Regression, features: readonly number[]): number {
  let sum = 0
  for (const feature of features) sum += weights[feature & (weights.length - 1)] ?? 0
  return bias + (sum * scale) / Math.sqrt(Math.max(1, features.length))
}
