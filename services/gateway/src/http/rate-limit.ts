import rateLimit from '@fastify/rate-limit'
import { limits } from '@lumen/contracts/limits'
import type { RateLimit } from '@lumen/contracts/operation'
import { AppError } from '@lumen/http/app-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GatewayContext } from '../context.ts'

/** Counts calls per user, or per address for visitors, in Redis; without Redis they pass. */
export async function addRateLimits(
  server: FastifyInstance,
  context: GatewayContext,
): Promise<void> {
  if (context.config.LUMEN_RATE_LIMITS === 'off') return
  await server.register(rateLimit, {
    global: false,
    redis: context.redis,
    nameSpace: 'gateway:rate:',
    skipOnError: true,
    keyGenerator: (request: FastifyRequest) => request.caller?.userId ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('rate_limited', 'Too many requests; try again later', {
        retryAfter: Math.ceil(ttl / 1000),
      }),
  })
}

/** Route configuration of an operation's own limit. */
export const rateConfig = (key: string, rate: RateLimit = limits.defaultRate) => ({
  rateLimit: { max: rate.max, timeWindow: rate.windowSeconds * 1000, groupId: key },
})
