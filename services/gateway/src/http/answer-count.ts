import { subjects } from '@lumen/contracts/bus'
import type { GatewayAnswers } from '@lumen/contracts/gateway/bus'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'

const minuteMs = 60_000

/**
 * Counts what the API answers and tells it each minute: what the back office shows as its rate of
 * errors. A failure is one of ours, not a request that was wrong.
 */
export function countAnswers(
  server: FastifyInstance,
  { bus, clock, gatewayId }: GatewayContext,
  closer: Closer,
): void {
  let answers = 0
  let failures = 0
  server.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      answers += 1
      if (reply.statusCode >= 500) failures += 1
    }
    done()
  })
  const tell = () => {
    if (answers === 0) return
    const minute = new Date(Math.floor(clock.now().getTime() / minuteMs) * minuteMs).toISOString()
    bus.broadcast(subjects.gatewayAnswers, {
      gatewayId,
      minute,
      answers,
      failures,
    } satisfies GatewayAnswers)
    answers = 0
    failures = 0
  }
  const timer = setInterval(tell, minuteMs)
  closer.add('count of answers', async () => {
    clearInterval(timer)
    tell()
  })
}
