import { allOperations } from '@lumen/contracts/all-operations'
import { limits } from '@lumen/contracts/limits'
import { knowsGuests, splitKey, type Operation } from '@lumen/contracts/operation'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { GatewayContext } from '../context.ts'
import { takeForms } from './forms.ts'
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
  const routes = Object.entries(allOperations).map(([key, operation]) => ({
    operation,
    route: operationRoute(key, operation, context),
  }))
  for (const { operation, route } of routes) if (!operation.upload) server.route(route)
  void server.register(async (forms) => {
    takeForms(forms)
    for (const { operation, route } of routes) if (operation.upload) forms.route(route)
  })
}

function operationRoute(
  key: string,
  operation: Operation,
  context: GatewayContext,
): RouteOptions & { compress?: false } {
  const { method, path } = splitKey(key)
  const { upload } = operation
  return {
    method,
    url: path,
    bodyLimit: upload
      ? upload.maxBytes + limits.formBytes
      : (operation.bodyLimit ?? limits.bodyBytes),
    config: {
      ...rateConfig(key, operation.rate),
      ...(upload && { upload: true as const }),
      ...(knowsGuests(operation) && { guests: true as const }),
    },
    ...(operation.bytes && { compress: false as const }),
    // After the limits and before the body is read.
    preParsing: (request, _reply, payload, done) => {
      guard(request, operation.access, context.origins)
      done(null, payload)
    },
    handler: (request, reply) => forward(context, operation, request, reply),
  }
}
