import { splitKey, type Operation } from '@lumen/contracts/operation'
import type { FastifySchema } from 'fastify'
import { withoutIds } from './plain-schema.ts'

/** What Fastify checks, with what the gateway's pages of the API say of it. */
type DescribedSchema = FastifySchema & {
  summary: string
  operationId: string
  tags: string[]
  security?: Record<string, string[]>[]
}

/** A name for generated clients: `GET /api/messages/:companionId` → `getMessagesByCompanionId`. */
export function operationId(key: string): string {
  const { method, path } = splitKey(key)
  const words = path
    .split('/')
    .slice(2)
    .flatMap((step) => (step.startsWith(':') ? ['by', step.slice(1)] : step.split(/[-.]/)))
  return [method.toLowerCase(), ...words]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
}

/** What Fastify validates and serialises by, and what a document made from its routes shows. */
export function operationSchema(key: string, operation: Operation): DescribedSchema {
  return {
    summary: operation.summary,
    operationId: operationId(key),
    tags: [operation.service],
    ...(operation.access === 'public' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(operation.params ? { params: operation.params } : {}),
    ...(operation.query ? { querystring: operation.query } : {}),
    ...(operation.body ? { body: operation.body } : {}),
    ...((operation.bytes !== true || operation.accepted) && {
      response: withoutIds({
        ...(operation.bytes !== true && operation.replies),
        ...(operation.accepted && { 202: operation.accepted }),
      }),
    }),
  }
}
