import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Weights } from './classifier.ts'
import { rows } from './features.ts'
import { emotions } from './feelings.ts'

/** Reads the weights: a line of JSON, then the bytes. @throws when the file does not fit */
export function loadWeights(
  file = new URL('../../data/feeling-weights.bin.gz', import.meta.url),
): Weights {
  const unpacked = gunzipSync(readFileSync(file))
  const end = unpacked.indexOf(10)
  const head = JSON.parse(unpacked.toString('utf8', 0, end)) as Omit<Weights, 'bytes'>
  const bytes = new Int8Array(unpacked.subarray(end + 1))
  if (bytes.length !== rows * emotions.length)
    throw new Error('The weights do not fit the features')
  return { ...head, bytes }
}
