import { describe, expect, test } from 'vitest'
import { createReplicaLag } from './replica-lag.ts'

describe('createReplicaLag', () => {
  test('is nothing while all that was written is there', () => {
    const lag = createReplicaLag()
    expect(lag.measure(0, 10n, 10n)).toBe(0)
    expect(lag.measure(1_000, 20n, 25n)).toBe(0)
  })

  test('is nothing while a primary writes nothing, however long', () => {
    const lag = createReplicaLag()
    lag.measure(0, 10n, 10n)
    expect(lag.measure(3_600_000, 10n, 10n)).toBe(0)
    expect(lag.measure(3_601_000, 20n, 10n)).toBe(1_000)
  })

  test('grows while nothing is taken over, and is less once some is', () => {
    const lag = createReplicaLag()
    lag.measure(0, 10n, 10n)
    expect(lag.measure(1_000, 20n, 10n)).toBe(1_000)
    expect(lag.measure(2_000, 30n, 19n)).toBe(2_000)
    expect(lag.measure(3_000, 40n, 30n)).toBe(1_000)
    expect(lag.measure(4_000, 40n, 40n)).toBe(0)
  })

  test('is not known before one position was reached', () => {
    const lag = createReplicaLag()
    expect(lag.measure(0, 10n, 5n)).toBeUndefined()
    expect(lag.measure(1_000, 20n, 10n)).toBe(1_000)
  })

  test('is known after a day without a word of it', () => {
    const lag = createReplicaLag()
    lag.measure(0, 1n, 1n)
    for (let second = 1; second <= 86_400; second++)
      expect(lag.measure(second * 1_000, BigInt(second + 1), 1n)).toBe(second * 1_000)
    expect(lag.measure(86_401_000, 86_402n, 86_401n)).toBe(1_000)
  })
})
