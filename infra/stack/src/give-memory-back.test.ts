import { expect, it } from 'vitest'
import { createCollector, type Usage } from './give-memory-back.ts'

/** A process whose memory falls to what it needs when it is collected. */
function openProcess() {
  const usage: Usage = { at: 0, busy: 0, held: 500 }
  let needed = 300
  const seen = { collected: 0 }
  const look = createCollector(
    () => {
      seen.collected += 1
      usage.held = needed
    },
    () => ({ ...usage }),
  )
  return {
    seen,
    usage,
    /** A minute in which it was busy for so long. */
    pass(busyMs: number, change: { held?: number; needed?: number } = {}) {
      usage.at += 60_000
      usage.busy += busyMs
      usage.held = change.held ?? usage.held
      needed = change.needed ?? needed
      look()
      return seen.collected
    },
  }
}

it('collects what was needed to start', () => {
  const { seen, usage } = openProcess()
  expect(seen.collected).toBe(1)
  expect(usage.held).toBe(300)
})

it('collects once it is quiet, never while people are served', () => {
  const { pass, usage } = openProcess()
  expect(pass(40_000, { held: 800 })).toBe(1)
  expect(pass(7_000)).toBe(1)
  expect(pass(1_000)).toBe(2)
  expect(usage.held).toBe(300)
})

it('leaves alone what is hardly more than before, and what cannot be collected', () => {
  const { pass } = openProcess()
  expect(pass(1_000, { held: 330 })).toBe(1)
  expect(pass(1_000, { held: 600, needed: 600 })).toBe(2)
  expect(pass(1_000)).toBe(2)
  expect(pass(1_000, { held: 640 })).toBe(2)
})
