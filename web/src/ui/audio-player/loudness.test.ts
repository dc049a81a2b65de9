import { expect, it } from 'vitest'
import { loudnessOf } from './loudness'

it('tells the loudness of a sound in steps, the loudest as one', () => {
  const samples = new Float32Array(400)
  for (let at = 0; at < 400; at += 1)
    samples[at] = at < 100 ? 0 : at < 200 ? 0.25 : at < 300 ? -0.5 : 0
  expect(loudnessOf(samples, 4)).toEqual([0, 0.5, 1, 0])
  expect(loudnessOf(new Float32Array(0), 2)).toEqual([0, 0])
  expect(loudnessOf(new Float32Array(8), 2)).toEqual([0, 0])
})
