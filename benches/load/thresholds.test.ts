import { expect, it } from 'vitest'
import { scenarios } from '../../infra/k6/scenarios.ts'
import { missed, type Judged } from './thresholds.ts'

const { thresholds } = scenarios.load
const good: Judged = { ...thresholds, requests: 10, replies: 1 }

it('is content with what is just met', () => {
  expect(missed(thresholds, good)).toEqual([])
})

it('names each that is missed', () => {
  for (const name of Object.keys(thresholds) as (keyof typeof thresholds)[])
    expect(missed(thresholds, { ...good, [name]: thresholds[name] * 1.5 })).toHaveLength(1)
  expect(missed(thresholds, { ...good, requestP95: 812.34 })).toEqual([
    'p95 of requests in ms: 812, at most 500',
  ])
})

it('is not content with nothing', () => {
  expect(missed(thresholds, { ...good, replies: 0, firstWordsP95: Number.NaN })).toEqual([
    'no replies were answered',
    'p95 of first words in ms: NaN, at most 3000',
  ])
})
