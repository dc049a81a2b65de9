import type { Language } from '../language.ts'
import { featureCount, featuresOf, withoutSpaces } from './features.ts'
import weights from './weights.json' with { type: 'json' }

/**
 * A logistic regression over character and word sequences, trained by `evals/crisis-train.ts` on
 * the package's own phrases and rules against ordinary texts. It hears what the rules have no
 * words for, and only ever adds to them.
 */
const decoded = new Int8Array(
  Uint8Array.from(atob(weights.weights), (character) => character.charCodeAt(0)).buffer,
)
if (decoded.length !== featureCount) throw new Error('the weights of the crisis scorer do not fit')

/** Fewer features than these say too little: "I miss you" shares most of its own with worse. */
const fewestFeatures = { spaced: 60, unspaced: 22 }

/** Longer messages are scored in pieces of about this many characters; the highest counts. */
const pieceLength = 300

function scorePiece(piece: string): number {
  const features = featuresOf(piece)
  const fewest = withoutSpaces.test(piece) ? fewestFeatures.unspaced : fewestFeatures.spaced
  if (features.length < fewest) return -Infinity
  let sum = 0
  for (const feature of features) sum += decoded[feature] ?? 0
  return weights.bias + (sum * weights.scale) / Math.sqrt(features.length)
}

function pieces(folded: string): string[] {
  if (folded.length <= pieceLength) return [folded]
  const found: string[] = []
  let start = 0
  while (start < folded.length) {
    let end = Math.min(folded.length, start + pieceLength)
    if (end < folded.length) {
      const stop = folded.slice(start + 100, end).search(/[.!?。！？,，][^.!?。！？,，]*$/)
      if (stop >= 0) end = start + 100 + stop + 1
    }
    found.push(folded.slice(start, end))
    start = end
  }
  return found
}

/**
 * How much a folded message sounds like a statement of crisis: 0 for an ordinary one, 1 where only
 * three ordinary texts of its language in a thousand sound like that.
 */
export function scoreLikeness(folded: string, language: Language): number {
  const { faint, decisive } = weights.marks[language]
  const highest = Math.max(...pieces(folded).map(scorePiece))
  const likeness = (highest - faint) / (decisive - faint)
  return Math.min(1, Math.max(0, likeness))
}
