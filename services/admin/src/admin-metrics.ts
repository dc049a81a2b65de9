import type { Bus } from '@lumen/bus/connect'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'

/** Counts what waits on the bus for every service: the back office alone may look at all consumers. */
export function measureBus({ bus, log, metrics }: { bus: Bus; log: Logger; metrics: Metrics }) {
  metrics.gauge(
    'bus_events_behind',
    'Events that a consumer has not settled yet',
    ['source', 'consumer'],
    async (gauge) => {
      const lags = await bus.consumerLag().catch((error: unknown) => {
        log.warn({ err: error }, 'how far consumers are behind could not be read')
        return []
      })
      gauge.reset()
      for (const { source, consumer, pending, unsettled } of lags)
        gauge.set({ source, consumer }, pending + unsettled)
    },
  )
  metrics.gauge('bus_dead_letters', 'Events that were given up', [], async (gauge) => {
    const page = await bus.deadLetters.list({ limit: 0 }).catch((error: unknown) => {
      log.warn({ err: error }, 'dead letters could not be counted')
      return null
    })
    if (page !== null) gauge.set(page.total)
  })
}
