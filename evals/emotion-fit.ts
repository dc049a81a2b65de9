import { emotions } from '@lumen/understanding/feeling/feelings'
import type { Weights } from '@lumen/understanding/feeling/classifier'
import { type Features, rows } from '@lumen/understanding/feeling/features'
import { readFeatures } from '@lumen/understanding/feeling/open-readers'
import type { EmotionRow } from './emotion-rows.ts'

/** A row as it is learnt from. */
export type Example = {
  readonly features: Features
  readonly label: number
  /** Rows that were gathered in the same way: their feelings have shares of their own. */
  readonly set: string
}

export const exampleOf = ({ text, language, label, set }: EmotionRow): Example => ({
  features: readFeatures(text, language, set === 'talk' ? 'talk' : 'public'),
  label: emotions.indexOf(label),
  set,
})

const epochs = 4
const rate = 0.1
const decay = 3e-3
/** Lines of talks are few, and teach what only counts there. */
const talkPasses = 5
/** How far a set with few rows counts for more; 1 would even them out. */
const evenness = 0.3
const count = emotions.length

/**
 * Multinomial logistic regression with AdaGrad, averaged over the later epochs. While it learns,
 * each score has the logarithm of the feeling’s share among the rows of its set added (Menon et al.
 * 2021, “Long-tail learning via logit adjustment”): the weights need not learn that some feelings
 * have few rows, and where they are used all seven are as likely. The same rows give the same weights.
 */
export function fit(examples: readonly Example[]): Weights {
  const tallies = new Map<string, number[]>()
  for (const { set, label } of examples) {
    const tally = tallies.get(set) ?? emotions.map(() => 0)
    tally[label]! += 1
    tallies.set(set, tally)
  }
  const sizeOf = (set: string) => tallies.get(set)!.reduce((sum, one) => sum + one, 0)
  const shares = new Map(
    [...tallies].map(([set, tally]) => [
      set,
      tally.map((one) => Math.log((one + 2) / (sizeOf(set) + 2 * count))),
    ]),
  )
  const mean =
    examples.reduce((sum, { set }) => sum + sizeOf(set) ** -evenness, 0) / examples.length
  const importance = new Map(
    [...tallies.keys()].map((set) => [set, sizeOf(set) ** -evenness / mean]),
  )

  const weights = new Float32Array(rows * count)
  const squares = new Float32Array(rows * count).fill(1e-3)
  const sums = new Float32Array(rows * count)
  const bias = new Float32Array(count)
  const order = examples.flatMap(({ set }, at) =>
    Array.from({ length: set === 'talk' ? talkPasses : 1 }, () => at),
  )
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const chances = new Float32Array(count)
  let averaged = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const index of order) {
      const { features, label, set } = examples[index]!
      // What a talk teaches holds for talks alone.
      const first = set === 'talk' ? features.shared : 0
      const own = shares.get(set)!
      for (let at = 0; at < count; at++) chances[at] = bias[at]! + own[at]!
      for (let one = 0; one < features.rows.length; one++)
        for (let at = 0; at < count; at++)
          chances[at]! += weights[features.rows[one]! * count + at]! * features.values[one]!
      const most = Math.max(...chances)
      let total = 0
      for (let at = 0; at < count; at++) {
        chances[at] = Math.exp(chances[at]! - most)
        total += chances[at]!
      }
      for (let at = 0; at < count; at++) {
        chances[at] = (chances[at]! / total - (at === label ? 1 : 0)) * importance.get(set)!
        if (first === 0) bias[at]! -= 0.01 * chances[at]!
      }
      for (let one = first; one < features.rows.length; one++)
        for (let at = 0; at < count; at++) {
          const cell = features.rows[one]! * count + at
          const slope = chances[at]! * features.values[one]! + decay * weights[cell]!
          squares[cell]! += slope * slope
          weights[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!)
        }
    }
    if (epoch >= epochs / 2) {
      averaged += 1
      for (let at = 0; at < weights.length; at++) sums[at]! += weights[at]!
    }
  }
  return inBytes(
    sums.map((sum) => sum / averaged),
    [...bias],
    [...tallies].flatMap(([set, tally]) => (tally[emotions.indexOf('neutral')] === 0 ? [set] : [])),
  )
}

/** One byte each: what lies beyond is rare and loses nothing by being held to the edge. */
function inBytes(learnt: Float32Array, bias: readonly number[], neverNeutral: string[]): Weights {
  const sizes = learnt.map(Math.abs).toSorted()
  const scale = (sizes[Math.floor(sizes.length * 0.99999)] ?? 1) / 127
  return {
    scale,
    bias: bias.map((one) => Number(one.toFixed(4))),
    neverNeutral,
    bytes: Int8Array.from(learnt, (weight) =>
      Math.max(-127, Math.min(127, Math.round(weight / scale))),
    ),
  }
}
