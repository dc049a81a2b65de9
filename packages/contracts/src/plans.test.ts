import { describe, expect, it } from 'vitest'
import { creditPacks, plans, pricePer100Credits } from './plans.ts'

describe('plans', () => {
  it('gives more with each plan', () => {
    const prices = plans.map(({ priceUsd }) => priceUsd)
    const credits = plans.map(({ credits }) => credits)
    expect(prices).toEqual([0, 12.99, 24.99, 99.99])
    expect(credits).toEqual([100, 2_500, 7_500, 25_000])
  })
})

describe('pricePer100Credits', () => {
  it('reckons with the bonus', () => {
    expect(creditPacks.map(pricePer100Credits)).toEqual([9.99, 8.57, 8.33, 6.67])
  })
})
