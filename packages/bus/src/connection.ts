import { connect, PermissionViolationError, type NatsConnection } from '@nats-io/transport-node'
import { withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import { BusError } from './bus-error.ts'

export type BusStatus = 'connected' | 'disconnected'

export type ConnectionOptions = {
  /** `nats://host:port`, or with `user:pass@`; several separated by commas. */
  readonly url: string
  readonly user?: string | undefined
  readonly pass?: string | undefined
  /** Shown in the server's monitoring; also the queue group of its answers. */
  readonly service: string
  readonly log: Logger
}

/** A connection that comes back for ever, and tells when it is away. */
export type Connection = {
  readonly nats: NatsConnection
  connected(): boolean
  onStatus(listener: (status: BusStatus) => void): () => void
  /** @throws BusError `unavailable` after `timeoutMs` */
  whenConnected(timeoutMs: number): Promise<void>
  /** Bytes one message may take. */
  maxPayload(): number | undefined
  close(): Promise<void>
}

/** What the places begin with where answers come in. */
export const inboxes = '_INBOX.'
/** Where answers to a service come in: a place of its own, which nobody else may listen at. */
export const inboxOf = (service: string): string => `${inboxes}${service}`

const connectTimeoutMs = 5_000
const drainTimeoutMs = 5_000
/** Of a connection that nobody ended and that carries nothing any more, the third of them makes an end. */
const pingEveryMs = 5_000
const firstReconnectMs = 100
const reconnectSpreadMs = 900

/** @throws BusError `unavailable` when there is no server, or it refuses the credentials */
export async function openConnection(options: ConnectionOptions): Promise<Connection> {
  const { service, log } = options
  const { servers, user, pass, encrypted } = readAddress(options)
  const nats = await connect({
    servers,
    name: service,
    inboxPrefix: inboxOf(service),
    ...(encrypted && { tls: {} }),
    ...(user === undefined ? {} : { user, pass }),
    timeout: connectTimeoutMs,
    maxReconnectAttempts: -1,
    ignoreAuthErrorAbort: true,
    // Spread out, so that a restarted server is not met by everybody at once.
    reconnectDelayHandler: () => firstReconnectMs + Math.random() * reconnectSpreadMs,
    pingInterval: pingEveryMs,
    noAsyncTraces: true,
  }).catch((error: unknown) => {
    throw new BusError('unavailable', `NATS at ${servers.join(', ')}: ${messageOf(error)}`, {
      cause: error,
    })
  })

  let connected = true
  const listeners = new Set<(status: BusStatus) => void>()
  const setConnected = (value: boolean) => {
    if (connected === value) return
    connected = value
    if (value) log.info('connected to NATS again')
    else if (!nats.isClosed()) log.warn('connection to NATS lost')
    for (const listener of listeners) listener(value ? 'connected' : 'disconnected')
  }
  const watch = async () => {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect') setConnected(false)
      else if (status.type === 'reconnect') setConnected(true)
      else if (status.type === 'error') report(log, status.error)
    }
  }
  watch().catch((error: unknown) => log.error({ err: error }, 'NATS status not followed'))

  const onStatus: Connection['onStatus'] = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    nats,
    connected: () => connected && !nats.isClosed(),
    onStatus,
    maxPayload: () => nats.info?.max_payload,
    whenConnected: (timeoutMs) =>
      new Promise((resolve, reject) => {
        if (connected && !nats.isClosed()) return resolve()
        const end = () => {
          clearTimeout(timer)
          stop()
        }
        const timer = setTimeout(() => {
          end()
          reject(new BusError('unavailable', 'No connection to NATS'))
        }, timeoutMs)
        const stop = onStatus((status) => {
          if (status !== 'connected') return
          end()
          resolve()
        })
      }),
    async close() {
      if (nats.isClosed()) return
      try {
        // Draining waits for the server; without one there is nothing to send it to.
        if (connected) await withDeadline(nats.drain(), drainTimeoutMs, 'Draining NATS')
      } catch (error) {
        log.warn({ err: error }, 'NATS connection not drained')
      }
      await withDeadline(nats.close(), drainTimeoutMs, 'Closing the connection to NATS')
      setConnected(false)
      listeners.clear()
    },
  }
}

/** What a service may not do shows a mistake in the contracts, or somebody who is not what they seem. */
function report(log: Logger, error: Error): void {
  if (error instanceof PermissionViolationError) {
    const { operation, subject } = error
    log.error({ err: error, operation, subject }, 'NATS forbids what this service tried')
  } else log.warn({ err: error }, 'NATS reports an error')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The client takes user and password apart from the addresses only. */
function readAddress(options: ConnectionOptions) {
  let { user, pass = '' } = options
  const servers = options.url.split(',').map((text) => {
    const url = URL.parse(text.trim())
    if (url?.protocol !== 'nats:' && url?.protocol !== 'tls:') {
      throw new BusError('invalid', 'The NATS URL is not of the form nats://host:port')
    }
    if (user === undefined && url.username !== '') {
      user = decodeURIComponent(url.username)
      pass = decodeURIComponent(url.password)
    }
    return `${url.protocol}//${url.host}`
  })
  // A server that offers no encryption is refused then.
  const encrypted = servers.every((server) => server.startsWith('tls:'))
  return { servers, user, pass, encrypted }
}
