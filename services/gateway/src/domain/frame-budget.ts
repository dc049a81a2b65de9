import { limits } from '@lumen/contracts/limits'

/** A frame beyond this many windows' worth ends the socket: no client means that. */
const floodFactor = 25

export type FrameBudget = { take(now: number): 'ok' | 'over' | 'flood' }

/** Counts the frames of one socket in fixed windows. */
export function createFrameBudget(): FrameBudget {
  const windowMs = limits.frameWindowSeconds * 1000
  let windowStart = 0
  let taken = 0
  return {
    take(now) {
      if (now - windowStart >= windowMs) {
        windowStart = now
        taken = 0
      }
      taken += 1
      if (taken <= limits.framesPerWindow) return 'ok'
      return taken <= limits.framesPerWindow * floodFactor ? 'over' : 'flood'
    },
  }
}
