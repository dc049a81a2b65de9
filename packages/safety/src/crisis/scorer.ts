import type { Language } from '@lumen/contracts/languages'
import { featureCount, featuresOf, withoutSpaces } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * Two logistic regressions over sequences of characters and of words, trained by
 * `evals/crisis-train.ts` on the package's own phrases against ordinary texts:
 * one says how much a message sounds like danger, the other whether it is somebody else's. They
 * hear what the rules have no words for.
 */
function decode(text: string): Int8Array {
  const decoded = new Int8Array(
    Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer,
  )
  if (decoded.length !== featureCount && decoded.length !== featureCount / 2) {
    throw new Error('the weights of the crisis scorer do not fit')
  }
  return decoded
}

const danger = decode(weights.danger.weights)
const person = decode(weights.person.weights)

/** Fewer features than these say too little: "I miss you" shares most of its own with worse. */
const fewestFeatures = { spaced: 60, unspaced: 22 }

/** Above this a message speaks of somebody else; above `surelyOther` even if a rule thought not. */
export const otherPerson = -0.4
export const surelyOther = 0.6

function sumOf(weightsOf: Int8Array, features: readonly number[]): number {
  const mask = weightsOf.length - 1
  let sum = 0
  for (const feature of features) sum += weightsOf[feature & mask] ?? 0
  return sum / Math.sqrt(features.length)
}

export type Likeness = {
  /** 0 for an ordinary message, 1 where only three posts in a thousand sound like that; more beyond. */
  readonly danger: number
  /** Above 0 the words are rather about somebody else than about the writer. */
  readonly person: number
}

/** What says too little to sound like anything. */
export const unlike: Likeness = { danger: 0, person: 0 }

/** What a folded message of at most some hundred words sounds like. */
export function scoreLikeness(folded: string, language: Language): Likeness {
  const features = featuresOf(folded)
  const fewest = withoutSpaces.test(folded) ? fewestFeatures.unspaced : fewestFeatures.spaced
  if (features.length < fewest) return unlike
  const { faint, decisive } = weights.marks[language]
  const score = weights.danger.bias + sumOf(danger, features) * weights.danger.scale
  return {
    danger: Math.max(0, (score - faint) / (decisive - faint)),
    person: weights.person.bias + sumOf(person, features) * weights.person.scale,
  }
}
