import { expect, it } from 'vitest'
import { createUtterance, sampleRate } from './utterance'

const seconds = (samples: Float32Array) => samples.length / sampleRate
const second = () => new Float32Array(sampleRate)
const tenth = () => new Float32Array(sampleRate / 10)

it('holds what was said with the half second before, and nothing else', () => {
  const utterance = createUtterance()
  for (let count = 0; count < 100; count += 1) utterance.add(tenth())
  utterance.begin()
  for (let count = 0; count < 20; count += 1) utterance.add(tenth())
  expect(seconds(utterance.soFar())).toBeCloseTo(2.5)
  expect(seconds(utterance.take())).toBeCloseTo(2.5)
  expect(utterance.soFar()).toHaveLength(0)
})

it('is full before the server takes no more of it', () => {
  const utterance = createUtterance()
  utterance.begin()
  const full = Array.from({ length: 55 }, () => utterance.add(second()))
  expect(full.slice(0, -1)).not.toContain(true)
  expect(full.at(-1)).toBe(true)
})
