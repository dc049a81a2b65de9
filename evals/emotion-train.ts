import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Language } from '@lumen/contracts/languages'
import { featuresOf, rows } from '@lumen/emotion/features'
import { emotions, type Emotion } from '@lumen/emotion/labels'
import { readArguments } from './arguments.ts'

/**
 * Trains the weights of packages/emotion on JSONL rows {text, language, label}, gzipped or not:
 * multinomial logistic regression with AdaGrad, averaged over the later epochs. The same rows give
 * the same weights.
 */
const { data, out } = readArguments('eval:emotion:train', ['data', 'out'])
type Row = { text: string; language: Language; label: Emotion }

const epochs = 6
const rate = 0.1
const decay = 1e-6
/** How far a rare feeling, and a language with few rows, counts for more; 1 would even them out. */
const evenness = { label: 0.5, language: 0.3 }
const heaviest = 12

const file = readFileSync(data)
const examples = (data.endsWith('.gz') ? gunzipSync(file) : file)
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .map(({ text, language, label }) => ({
    features: featuresOf(text, language),
    label: emotions.indexOf(label),
    language,
  }))
  .filter(({ label }) => label >= 0)

const count = emotions.length
const tally = (keys: readonly string[]) => {
  const found = new Map<string, number>()
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1)
  return (key: string) => found.get(key) ?? 0
}
const ofLabel = tally(examples.map(({ language, label }) => `${language} ${label}`))
const ofLanguage = tally(examples.map(({ language }) => language))
const raw = examples.map(
  ({ language, label }) =>
    ofLabel(`${language} ${label}`) ** -evenness.label * ofLanguage(language) ** -evenness.language,
)
const mean = raw.reduce((sum, weight) => sum + weight, 0) / raw.length
const importance = raw.map((weight) => Math.min(heaviest, weight / mean))

const weights = new Float32Array(rows * count)
const squares = new Float32Array(rows * count).fill(1e-3)
const sums = new Float32Array(rows * count)
const bias = new Float32Array(count)
const order = examples.map((_, at) => at)
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
    const { features, label } = examples[index]!
    const share = 1 / Math.sqrt(features.length || 1)
    chances.set(bias)
    for (const feature of features)
      for (let at = 0; at < count; at++) chances[at]! += weights[feature * count + at]! * share
    const most = Math.max(...chances)
    let total = 0
    for (let at = 0; at < count; at++) {
      chances[at] = Math.exp(chances[at]! - most)
      total += chances[at]!
    }
    for (let at = 0; at < count; at++) {
      const error = (chances[at]! / total - (at === label ? 1 : 0)) * importance[index]!
      bias[at]! -= 0.01 * error
      for (const feature of features) {
        const cell = feature * count + at
        const slope = error * share + decay * weights[cell]!
        squares[cell]! += slope * slope
        weights[cell]! -= (rate * slope) / Math.sqrt(squares[cell]!)
      }
    }
  }
  if (epoch >= epochs / 2) {
    averaged += 1
    for (let at = 0; at < weights.length; at++) sums[at]! += weights[at]!
  }
}
const learnt = sums.map((sum) => sum / averaged)
// One byte each: what lies beyond is rare and loses nothing by being held to the edge.
const sorted = learnt.map(Math.abs).toSorted()
const scale = (sorted[Math.floor(sorted.length * 0.99999)] ?? 1) / 127
const bytes = Int8Array.from(learnt, (weight) =>
  Math.max(-127, Math.min(127, Math.round(weight / scale))),
)
const priors = Object.fromEntries(
  [...new Set(examples.map(({ language }) => language))].map((language) => {
    const counts = emotions.map((_, label) => ofLabel(`${language} ${label}`) + 5)
    const all = counts.reduce((sum, one) => sum + one, 0)
    return [language, counts.map((one) => Number(Math.log(one / all).toFixed(4)))]
  }),
)
const head = JSON.stringify({ scale, bias: [...bias].map((one) => Number(one.toFixed(4))), priors })
writeFileSync(
  out,
  gzipSync(Buffer.concat([Buffer.from(`${head}\n`), Buffer.from(bytes.buffer)]), { level: 9 }),
)
console.error(`${examples.length} rows`)
