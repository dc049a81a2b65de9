import { allOperations } from '@lumen/contracts/all-operations'
import { limits } from '@lumen/contracts/limits'
import { splitKey } from '@lumen/contracts/operation'
import type { FastifyInstance } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { forward } from './forward.ts'
import { guard } from './guard.ts'
import { rateConfig } from './rate-limit.ts'

/** Every declared operation as a guarded, limited route to its service. */
export function addOperations(server: FastifyInstance, context: GatewayContext): void {
  // The service parses and validates; the gateway only bounds the size.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  for (const [key, operation] of Object.entries(allOperations)) {
    const { method, path } = splitKey(key)
    server.route({
      method,
      url: path,
      bodyLimit: operation.bodyLimit ?? limits.bodyBytes,
      config: rateConfig(key, operation.rate),
      // After the limits and before the body is read.
      preParsing: async (request) => guard(request, operation.access, context.origins),
      handler: (request, reply) => forward(context, operation.service, request, reply),
    })
  }
}
