import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { hasKey } from '../bearer.ts'
import { ContextTooLong, type ChatEngine, type ChatResult, type EngineStage } from './engine.ts'
import type { EmbeddingEngine } from './embedding-engine.ts'
import { ModelError } from '../model-error.ts'
import type { Keeper } from './keeper.ts'
import {
  backgroundHeader,
  ChatBody,
  EmbeddingBody,
  readChatBody,
  readMessages,
  stagesHeader,
  TokenizeBody,
} from './protocol.ts'
import { createPeople } from './people.ts'
import { QueueFull } from './slots.ts'

export type Served<Engine> = { name: string; keeper: Keeper<Engine> }

const bodyLimit = 8 * 1024 * 1024
const retryAfterSeconds = 5

/**
 * OpenAI's protocol over the models of this process: `/v1/models`, `/v1/chat/completions`,
 * `/v1/embeddings`, beside it `/v1/tokenize` and `/health`. Whoever has the key may use it; nothing is logged of what is said.
 */
export function createHttp(options: {
  key: string
  chat: Served<ChatEngine> | null
  embedding: Served<EmbeddingEngine> | null
}): FastifyInstance {
  const { chat, embedding } = options
  const people = createPeople()
  const app = fastify({ bodyLimit, logger: false, forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    if (!hasKey(request.headers, options.key))
      await reply.code(401).send(failure('The key is wrong', 'invalid_api_key'))
  })
  app.setErrorHandler((error, _, reply) => {
    const { status, body } = answerTo(error)
    if (status === 503) reply.header('retry-after', retryAfterSeconds)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).send(failure('There is no such address', 'not_found')),
  )

  app.get('/health', () => ({
    chat: chat && { name: chat.name, state: chat.keeper.state() },
    embedding: embedding && { name: embedding.name, state: embedding.keeper.state() },
    rss: process.memoryUsage.rss(),
  }))
  app.get('/v1/models', () => ({
    object: 'list',
    data: [chat, embedding].flatMap((served) =>
      served === null ? [] : [{ id: served.name, object: 'model', created: 0, owned_by: 'lumen' }],
    ),
  }))
  app.post<{ Body: ChatBody }>(
    '/v1/chat/completions',
    { schema: { body: ChatBody } },
    (request, reply) => {
      if (chat === null) throw new NotServed('chat')
      const over = request.headers[backgroundHeader] === '1' ? null : people.answering()
      reply.raw.once('close', () => over?.())
      return answerChat(request, reply, chat)
    },
  )
  app.post<{ Body: TokenizeBody }>(
    '/v1/tokenize',
    { schema: { body: TokenizeBody } },
    (request) => {
      if (chat === null) throw new NotServed('chat')
      const messages = readMessages(request.body)
      return chat.keeper.use((engine) =>
        Promise.resolve({ tokens: engine.countTokens(messages), context: engine.contextSize }),
      )
    },
  )
  app.post<{ Body: EmbeddingBody }>(
    '/v1/embeddings',
    { schema: { body: EmbeddingBody } },
    async (request, reply) => {
      if (embedding === null) throw new NotServed('embeddings')
      const texts = [request.body.input].flat()
      const waits = request.headers[backgroundHeader] === '1'
      const signal = goneSignal(reply)
      const { vectors, tokens } = await embedding.keeper.use((engine) =>
        engine.embed(texts, signal, waits ? () => people.quiet(signal) : undefined),
      )
      return {
        object: 'list',
        model: embedding.name,
        data: vectors.map((vector, index) => ({ object: 'embedding', index, embedding: vector })),
        usage: { prompt_tokens: tokens, total_tokens: tokens },
      }
    },
  )
  return app
}

class NotServed extends Error {
  constructor(kind: string) {
    super(`No model for ${kind} is served here`)
  }
}

/** Aborted when whoever asks is gone: nobody's answer is written on. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => controller.abort(new Error('the client is gone')))
  return controller.signal
}

async function answerChat(
  request: FastifyRequest<{ Body: ChatBody }>,
  reply: FastifyReply,
  { name, keeper }: Served<ChatEngine>,
): Promise<unknown> {
  const { body } = request
  const asked = readChatBody(body, request.headers[backgroundHeader] === '1')
  const signal = goneSignal(reply)
  const id = `chatcmpl-${randomUUID()}`
  const head = { id, created: Math.floor(Date.now() / 1000), model: name }
  if (body.stream !== true) {
    let content = ''
    const result = await keeper.use((engine) =>
      engine.chat(asked, (text) => (content += text), signal),
    )
    return {
      ...head,
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content }, finish_reason: result.finish },
      ],
      usage: usageOf(result),
    }
  }
  const chunk = (more: object) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...more })}\n\n`
  const piece = (delta: object, finish: string | null = null) =>
    chunk({ choices: [{ index: 0, delta, finish_reason: finish }] })
  /** The status is sent with the first piece: until then an error can still say what it is. */
  let begun = false
  const write = (text: string) => {
    if (!begun) {
      begun = true
      reply.hijack()
      reply.raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      })
      reply.raw.write(piece({ role: 'assistant', content: '' }))
    }
    reply.raw.write(text)
  }
  // To whoever does not know it, a chunk without choices says nothing.
  const tell = (stage: EngineStage) => {
    if (request.headers[stagesHeader] === '1') write(chunk({ choices: [], lumen_stage: stage }))
  }
  try {
    if (keeper.state() !== 'ready') tell({ stage: 'loading' })
    const result = await keeper.use((engine) =>
      engine.chat(asked, (text) => write(piece({ content: text })), signal, tell),
    )
    write(piece({}, result.finish))
    if (body.stream_options?.include_usage === true)
      write(chunk({ choices: [], usage: usageOf(result) }))
    reply.raw.end('data: [DONE]\n\n')
  } catch (error) {
    if (!begun) throw error
    reply.raw.end(`data: ${JSON.stringify(answerTo(error).body)}\n\n`)
  }
  return reply
}

const usageOf = ({ promptTokens, cachedTokens, completionTokens }: ChatResult) => ({
  prompt_tokens: promptTokens,
  completion_tokens: completionTokens,
  total_tokens: promptTokens + completionTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
})

const failure = (message: string, code: string) => ({ error: { message, type: code, code } })

function answerTo(error: unknown): { status: number; body: ReturnType<typeof failure> } {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof ContextTooLong)
    return { status: 400, body: failure(message, 'context_length_exceeded') }
  if (error instanceof NotServed) return { status: 404, body: failure(message, 'model_not_found') }
  if (error instanceof QueueFull)
    return { status: 503, body: failure('Too many requests wait', 'overloaded') }
  if (error instanceof ModelError) return { status: 503, body: failure(message, error.code) }
  const status = (error as { statusCode?: unknown }).statusCode
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status, body: failure(message, 'invalid_request_error') }
  return { status: 500, body: failure(message, 'server_error') }
}
