import type { Bus } from '@lumen/bus/connect'
import { gatewayRequests, type ServiceCheck } from '@lumen/contracts/gateway/bus'
import type { Logger } from '@lumen/runtime/logger'

export type ServiceChecks = {
  /** How the services answer; at most 5 s old. null when the gateway cannot be asked. */
  latest(): Promise<readonly ServiceCheck[] | null>
  /** The same, asked anew, several times before it gives up. */
  measure(signal: AbortSignal): Promise<readonly ServiceCheck[] | null>
}

const freshMs = 5_000
const tries = 3

/**
 * Asks a gateway to ask the services: it goes the way of users’ requests, and only the gateway
 * knows where every service listens. Many readers of the status page cause one check.
 * @param options.pauseMs between the tries of a measurement; 5 s when absent
 */
export function createServiceChecks(options: {
  bus: Bus
  log: Logger
  pauseMs?: number
}): ServiceChecks {
  const { bus, log, pauseMs = 5_000 } = options
  let known: { at: number; answer: Promise<readonly ServiceCheck[] | null> } | undefined

  const ask = async (level: 'warn' | 'debug') => {
    try {
      const { services } = await bus.request(gatewayRequests, 'gateway.check-services', {})
      return services
    } catch (error) {
      log[level]({ err: error }, 'no gateway tells how the services are')
      return null
    }
  }
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, pauseMs)
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer)
          reject(signal.reason)
        },
        { once: true },
      )
    })
  return {
    latest() {
      const now = performance.now()
      if (known === undefined || now - known.at >= freshMs) known = { at: now, answer: ask('warn') }
      return known.answer
    },
    async measure(signal) {
      // A gateway that is just starting is no outage, and no news.
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        if (attempt > 1) await pause(signal)
        const answer = await ask(attempt < tries ? 'debug' : 'warn')
        if (answer !== null) return answer
      }
      return null
    },
  }
}
