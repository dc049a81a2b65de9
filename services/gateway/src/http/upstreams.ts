import { limits } from '@lumen/contracts/limits'
import { AppError } from '@lumen/http/app-error'
import { createCircuit } from '@lumen/runtime/circuit'
import { errors, Pool } from 'undici'
import type { UpstreamAnswer, UpstreamRequest } from './upstream-answer.ts'

/** The way to one service: how many wait for it is bounded, and one that hangs is left alone. */
export type Upstream = {
  /** @throws AppError `unavailable` at once where waiting would be in vain; whatever undici does */
  request(options: UpstreamRequest): Promise<UpstreamAnswer>
}

/** So many running who were not answered in time make the next ones go without, for a moment. */
const circuitOptions = { failures: 5, openMs: 3_000 }
const busySeconds = 1

export const openPool = (url: string): Pool =>
  new Pool(url, {
    connections: limits.upstreamConnections,
    pipelining: 1,
    keepAliveTimeout: 30_000,
  })

/**
 * @param ask sends a request on
 * @param most requests that are under way or wait for a connection; further ones are turned away
 */
export function createUpstream(
  ask: Upstream['request'],
  most: number = limits.upstreamRequests,
): Upstream {
  const circuit = createCircuit(circuitOptions)
  let underWay = 0
  return {
    async request(options) {
      if (underWay >= most) throw busy(busySeconds)
      const call = circuit.enter()
      if (call === null) throw busy(circuit.retryAfterMs() / 1_000)
      underWay += 1
      try {
        const answer = await ask(options)
        call.answered()
        return answer
      } catch (error) {
        if (error instanceof errors.HeadersTimeoutError) call.timedOut()
        // Whoever is not there refuses at once; a caller who left says nothing of anybody.
        else call.left()
        throw error
      } finally {
        underWay -= 1
      }
    },
  }
}

const busy = (seconds: number) =>
  new AppError('unavailable', 'This part of the service is busy; try again in a moment', {
    retryAfter: Math.ceil(seconds),
  })

/** What a caller is told who could not be answered. */
export function notAvailable(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  return cause instanceof errors.HeadersTimeoutError || cause instanceof errors.BodyTimeoutError
    ? new AppError('timeout', 'The answer took too long; try again', { cause })
    : new AppError('unavailable', 'This part of the service is not available now', {
        cause,
        retryAfter: 3,
      })
}
