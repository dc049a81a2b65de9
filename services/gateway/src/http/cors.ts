import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/**
 * Lets pages of other origins call the operations: the mobile wrapper's. A browser asks before a
 * write or a bearer token crosses origins, and may keep the answer for an hour.
 * @param origins as browsers write them: `https://localhost`, `capacitor://localhost`
 */
export async function addCors(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  const listed = new Set(origins)
  const allowed: FastifyCorsOptions = {
    origin: [...origins],
    credentials: true,
    // The plugin leaves out everything a form cannot send.
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', 'content-disposition', 'content-range'],
    maxAge: 3_600,
  }
  // Nobody else is told anything: the plugin would allow them credentials, of no origin.
  const refused: FastifyCorsOptions = { origin: false }
  await server.register(fastifyCors, {
    delegator: ({ headers: { origin } }, answer) =>
      answer(null, origin !== undefined && listed.has(origin) ? allowed : refused),
  })
}
