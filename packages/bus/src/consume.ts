import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream'
import type { ConsumerDeclaration } from '@lumen/contracts/consumers'
import { backoffMs } from '@lumen/runtime/backoff'
import { withDeadline } from '@lumen/runtime/deadline'
import { ensureConsumer } from './consumers.ts'
import { createDelivery, type ConsumerDeps, type DeliveryOptions } from './delivery.ts'
import { eventStream, serviceOfFilter } from './streams.ts'

export type ConsumeOptions = ConsumerDeclaration & DeliveryOptions

export type Consuming = {
  /** Takes no more events and waits for those being handled, at most 10 s. */
  close(): Promise<void>
}

const closeTimeoutMs = 10_000
const pullExpiresMs = 10_000
const firstRestartMs = 100
const longestRestartMs = 5_000

/** Starts a durable consumer and keeps it going until it is closed. */
export async function startConsumer(
  deps: ConsumerDeps,
  options: ConsumeOptions,
): Promise<Consuming> {
  const { connection, manager, stream, log } = deps
  const { durable, filter, concurrency = 1 } = options
  if (!/^[\w-]+$/.test(durable)) throw new Error(`Consumer name ${durable} is not a plain word`)
  const source = serviceOfFilter(filter)
  const delivery = createDelivery(deps, options)
  const running = new Set<Promise<void>>()
  let messages: ConsumerMessages | undefined
  let closed = false
  let wake = () => {}

  const prepare = () => ensureConsumer(manager, options)

  const take = (message: JsMsg) => {
    if (closed) return message.nak()
    const task = delivery(message).finally(() => running.delete(task))
    running.add(task)
  }

  /** Takes events until the pull breaks; it is begun anew then, and after each reconnection. */
  const pull = async () => {
    const consumer = await stream.consumers.get(eventStream(source), durable)
    const current = await consumer.consume({
      max_messages: concurrency,
      threshold_messages: Math.max(1, Math.floor(concurrency / 2)),
      expires: pullExpiresMs,
      abort_on_missing_resource: true,
      callback: take,
    })
    messages = current
    if (closed) current.stop()
    const watch = async () => {
      for await (const { type } of current.status()) {
        if (type === 'heartbeats_missed' || type === 'no_responders') current.stop()
      }
    }
    watch().catch((error: unknown) => log.warn({ err: error, durable }, 'consumer not watched'))
    const error = await current.closed()
    if (error) throw error
  }

  const stopOnReconnect = connection.onStatus(() => {
    messages?.stop()
    wake()
  })

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async () => {
    let failures = 0
    while (!closed) {
      if (!connection.connected()) {
        await pause(longestRestartMs)
        continue
      }
      const started = performance.now()
      try {
        if (failures > 0) await prepare()
        await pull()
      } catch (error) {
        if (!closed) log.warn({ err: error, durable }, 'consumer interrupted')
      }
      if (closed) return
      failures = performance.now() - started > longestRestartMs ? 1 : failures + 1
      await pause(backoffMs(failures, { firstMs: firstRestartMs, longestMs: longestRestartMs }))
    }
  }

  await prepare()
  const loop = run()

  return {
    async close() {
      closed = true
      stopOnReconnect()
      messages?.stop()
      wake()
      const ended = async () => {
        // The server must know before others go on: an event sent to nobody waits for its ack.
        if (connection.connected()) await connection.nats.flush()
        while (running.size > 0) await Promise.all(running)
        await loop
      }
      await withDeadline(ended(), closeTimeoutMs, `Closing consumer ${durable}`).catch(
        (error: unknown) => log.warn({ err: error, durable }, 'event handler cut off'),
      )
    },
  }
}
