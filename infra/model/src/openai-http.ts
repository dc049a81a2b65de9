import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { hasKey } from './bearer.ts'
import { ModelError } from './model-error.ts'
import { QueueFull } from './server/slots.ts'

export type Answer = { status: number; body: ReturnType<typeof failure> }

const retryAfterSeconds = 5

export const failure = (message: string, code: string) => ({
  error: { message, type: code, code },
})

/**
 * A server of OpenAI's protocol for whoever has the key, its failures in that protocol's shape; nothing
 * is logged of what is said.
 */
export function createOpenAiHttp(options: {
  key: string
  bodyLimit: number
  answerTo: (error: unknown) => Answer
}): FastifyInstance {
  const app = fastify({
    bodyLimit: options.bodyLimit,
    logger: false,
    forceCloseConnections: true,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!hasKey(request.headers, options.key))
      await reply.code(401).send(failure('The key is wrong', 'invalid_api_key'))
  })
  app.setErrorHandler((error, _, reply) => {
    const { status, body } = options.answerTo(error)
    if (status === 503) reply.header('retry-after', retryAfterSeconds)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send(failure('There is no such address', 'not_found')),
  )
  return app
}

/** Aborted when whoever asks is gone: nobody's answer is made any further. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort(new Error('the client is gone')))
  return controller.signal
}

/** The answer to what befalls every model, and to what a request lacks. */
export function usualAnswer(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof QueueFull)
    return { status: 503, body: failure('Too many requests wait', 'overloaded') }
  if (error instanceof ModelError) return { status: 503, body: failure(message, error.code) }
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status, body: failure(message, 'invalid_request_error') }
  return { status: 500, body: failure(message, 'server_error') }
}
