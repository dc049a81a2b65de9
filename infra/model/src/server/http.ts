import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ContextTooLong, type ChatEngine, type ChatResult, type EngineStage } from './engine.ts'
import type { EmbeddingEngine } from './embedding-engine.ts'
import { createOpenAiHttp, failure, goneSignal, usualAnswer, type Answer } from '../openai-http.ts'
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

export type Served<Engine> = { name: string; keeper: Keeper<Engine> }

const bodyLimit = 8 * 1024 * 1024

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
  const app = createOpenAiHttp({ key: options.key, bodyLimit, answerTo })

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

function answerTo(error: unknown): Answer {
  if (error instanceof ContextTooLong)
    return { status: 400, body: failure(error.message, 'context_length_exceeded') }
  if (error instanceof NotServed)
    return { status: 404, body: failure(error.message, 'model_not_found') }
  return usualAnswer(error)
}
