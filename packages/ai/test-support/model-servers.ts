import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { isRecord } from '@lumen/ai/record'
import { lists, type ServedModel, type ServerProgram } from './model-server-lists.ts'
import { splitTokens, streamReply } from './model-stream.ts'

type Body = Record<string, unknown>

/**
 * An Ollama, LM Studio or llama-server at the wire, on a loopback port: what it lists, talks by OpenAI’s
 * protocol and by Ollama’s own, and vectors. Chats are answered with `text`, a word per chunk.
 */
export type ModelServerDouble = {
  /** Without a path; the same after `start`. */
  readonly address: string
  /** What it lists; may be changed. */
  models: ServedModel[]
  text: string
  /** Of llama-server: it loads its model. */
  loading: boolean
  /** The model it says it answered as, whatever was asked for. */
  answersAs: string | null
  /** Paths with answers of their own, in the place of the usual ones. */
  readonly routes: Map<string, (response: ServerResponse) => void>
  /** Paths that were asked, in order. */
  readonly asked: string[]
  /** Bodies of chats, in order. */
  readonly chats: Body[]
  /** It is gone, with every connection. */
  stop(): Promise<void>
  /** It is back, where it was. */
  start(): Promise<void>
  close(): Promise<void>
}

export async function startModelServer(
  program: ServerProgram,
  models: ServedModel[],
): Promise<ModelServerDouble> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0]!
    double.asked.push(path)
    const sent = await readText(request)
    const parsed: unknown = sent === '' ? {} : JSON.parse(sent)
    const body = isRecord(parsed) ? parsed : {}
    const own = double.routes.get(path)
    if (own !== undefined) return own(response)
    if (path === '/v1/chat/completions' || (program === 'ollama' && path === '/api/chat')) {
      double.chats.push(body)
      return answerChat(double, path, body, response)
    }
    if (path === '/v1/embeddings') return json(response, 200, vectors(body))
    const listed = lists[program](path, body, double)
    json(response, listed?.status ?? 404, listed?.body ?? { error: 'not found' })
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const double: ModelServerDouble = {
    address: `http://127.0.0.1:${port}`,
    models,
    text: '你好，我在这里。',
    loading: false,
    answersAs: null,
    routes: new Map(),
    asked: [],
    chats: [],
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
    start: () => listen(port),
    close: () => double.stop(),
  }
  return double
}

export const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

async function answerChat(
  { text, answersAs }: ModelServerDouble,
  path: string,
  asked: Body,
  response: ServerResponse,
): Promise<void> {
  const tokens = splitTokens(text)
  const model = answersAs ?? asked['model']
  if (path !== '/api/chat')
    return streamReply(response, { body: { ...asked, model }, tokens, pace: {} }, null)
  const line = (more: object) => response.write(`${JSON.stringify({ model, ...more })}\n`)
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  for (const content of tokens) line({ message: { role: 'assistant', content }, done: false })
  line({
    message: { role: 'assistant', content: '' },
    done: true,
    done_reason: 'stop',
    prompt_eval_count: 7,
    eval_count: tokens.length,
  })
  response.end()
}

/** Of four numbers, made of the letters: like texts are alike. */
function vectors({ input, model }: Body) {
  const texts = Array.isArray(input) ? input.map(String) : [String(input)]
  return {
    object: 'list',
    model,
    data: texts.map((text, index) => {
      const embedding = [1, 0, 0, 0]
      for (const letter of text) embedding[letter.codePointAt(0)! % 4]! += 1
      return { object: 'embedding', index, embedding }
    }),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  }
}
