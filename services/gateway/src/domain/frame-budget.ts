import { limits } from '@lumen/contracts/limits'

/** A frame beyond this many windows' worth ends the socket: no client means that. */
const floodFactor = 25

const windowMs = limits.frameWindowSeconds * 1000

/** Counts the frames of one socket in fixed windows. */
export class FrameBudget {
  #windowStart = 0
  #taken = 0

  take(now: number): 'ok' | 'over' | 'flood' {
    if (now - this.#windowStart >= windowMs) {
      this.#windowStart = now
      this.#taken = 0
    }
    this.#taken += 1
    if (this.#taken <= limits.framesPerWindow) return 'ok'
    return this.#taken <= limits.framesPerWindow * floodFactor ? 'over' : 'flood'
  }
}
