import { randomBytes } from 'node:crypto'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { connectBus, type Bus, type BusOptions } from '../src/connect.ts'
import { openTestEnvironment } from './environment.ts'
import { openProxy } from '@lumen/provision/test-proxy'

export type Line = Record<string, unknown>

/** A logger whose lines can be read. */
export function captureLog(): { log: Logger; lines: Line[] } {
  const lines: Line[] = []
  const log = createLogger({
    service: 'test',
    level: 'debug',
    destination: { write: (text) => lines.push(JSON.parse(text) as Line) },
  })
  return { log, lines }
}

/** A real NATS account; everything connected to it is closed with it. */
export async function openTestBus() {
  const environment = await openTestEnvironment('bus')
  const { log, lines } = captureLog()
  const closers: { close(): Promise<void> }[] = []
  const connect = async (service: string, options: Partial<BusOptions> = {}): Promise<Bus> => {
    const bus = await connectBus({ ...environment.nats, service, log, ...options })
    closers.push(bus)
    return bus
  }
  return {
    nats: environment.nats,
    connect,
    log,
    lines,
    async proxy() {
      const proxy = await openProxy(environment.nats.url)
      closers.push(proxy)
      return proxy
    },
    async close() {
      await Promise.all(closers.map((closer) => closer.close()))
      await environment.close()
    },
  }
}

export type TestBus = Awaited<ReturnType<typeof openTestBus>>

/** A name nobody else uses: streams and consumers stay on the server. */
export const uniqueName = (prefix = 's') => `${prefix}${randomBytes(5).toString('hex')}`

let sequence = 0
export function newEvent<P>(name: string, payload: P): EventEnvelope<string, P> {
  return {
    id: crypto.randomUUID(),
    name,
    occurredAt: new Date().toISOString(),
    requestId: `request-${String(++sequence).padStart(4, '0')}`,
    payload,
  }
}
