import type { Bus } from '@lumen/bus/connect'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'

const measuringMs = 2_000

/** Counts what waits on the bus for every service: the back office alone may look at all consumers. */
export function measureBus({ bus, log, metrics }: { bus: Bus; log: Logger; metrics: Metrics }) {
  let asked: ReturnType<Bus['consumerLag']> | undefined
  /** Asked once for all that is measured of them. */
  const consumers = () =>
    (asked ??= withDeadline(bus.consumerLag(), measuringMs, 'Asking for consumers')
      .catch((error: unknown) => {
        log.warn({ err: error }, 'how far consumers are behind could not be read')
        return []
      })
      .finally(() => (asked = undefined)))
  metrics.gauge(
    'bus_events_behind',
    'Events that a consumer has not settled yet',
    ['source', 'consumer'],
    async (gauge) => {
      const lags = await consumers()
      gauge.reset()
      for (const { source, consumer, pending, unsettled } of lags)
        gauge.set({ source, consumer }, pending + unsettled)
    },
  )
  metrics.gauge(
    'event_consumer_danger',
    'How near the oldest event a consumer has not settled is to being dropped: 0 to 1',
    ['source', 'consumer'],
    async (gauge) => {
      const lags = await consumers()
      gauge.reset()
      for (const { source, consumer, danger } of lags) gauge.set({ source, consumer }, danger)
    },
  )
  metrics.gauge('bus_dead_letters', 'Events that were given up', [], async (gauge) => {
    const letters = bus.deadLetters.list({ limit: 0 })
    const page = await withDeadline(letters, measuringMs, 'Counting dead letters').catch(
      (error: unknown) => {
        log.warn({ err: error }, 'dead letters could not be counted')
        return null
      },
    )
    if (page !== null) gauge.set(page.total)
  })
}
