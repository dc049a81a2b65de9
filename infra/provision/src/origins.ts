import type { Origin, ServerName } from './types.ts'

/** The order in which a server is looked for. No npm package carries a Redis or NATS that runs here. */
export const defaultOrigins: Readonly<Record<ServerName, readonly Origin[]>> = {
  postgres: ['environment', 'path', 'npm', 'apt', 'docker'],
  redis: ['environment', 'path', 'apt', 'docker'],
  nats: ['environment', 'path', 'apt', 'docker'],
}
