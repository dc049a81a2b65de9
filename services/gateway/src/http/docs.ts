import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { allOperations } from '@lumen/contracts/all-operations'
import { buildOpenApi } from '@lumen/http/openapi'
import type { SwaggerOptions } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** The OpenAPI document of all operations at /api/docs/json, and a readable page at /api/docs. */
export async function addDocs(server: FastifyInstance, version: string): Promise<void> {
  const document = buildOpenApi(allOperations, {
    title: '忆晶 · Lumen API',
    version,
    description: 'Everything a client may ask over REST. Conversations stream over `/ws`.',
  })
  const options = { mode: 'static', specification: { document } } as SwaggerOptions
  await server.register(swagger, options)
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
