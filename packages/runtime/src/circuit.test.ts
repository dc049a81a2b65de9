import { expect, it } from 'vitest'
import { createCircuit } from './circuit.ts'

const open = () => {
  let at = 0
  const circuit = createCircuit({ failures: 3, openMs: 1_000, now: () => at })
  const fail = () => circuit.enter()!.timedOut()
  return { circuit, fail, pass: (ms: number) => (at += ms) }
}

it('lets everybody through until so many running were not answered', () => {
  const { circuit, fail } = open()
  fail()
  fail()
  circuit.enter()!.answered()
  fail()
  fail()
  circuit.enter()!.left()
  expect([circuit.enter() !== null, circuit.retryAfterMs()]).toEqual([true, 0])
  fail()
  expect(circuit.enter()).toBeNull()
  expect(circuit.retryAfterMs()).toBeGreaterThanOrEqual(750)
  expect(circuit.retryAfterMs()).toBeLessThanOrEqual(1_250)
})

it('lets one try after a while, and everybody once that was answered', () => {
  const { circuit, fail, pass } = open()
  for (let count = 0; count < 3; count += 1) fail()
  pass(1_250)
  const trial = circuit.enter()!
  expect(circuit.enter()).toBeNull()
  trial.timedOut()
  expect(circuit.enter()).toBeNull()
  pass(1_250)
  circuit.enter()!.left()
  circuit.enter()!.answered()
  expect([circuit.enter() !== null, circuit.enter() !== null]).toEqual([true, true])
})
