import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createServer } from '@copilotkit/aimock'
import type { ModerationFixture } from '@copilotkit/aimock'
import type { ChatTurn } from '@lumen/ai/chat'
import { isRecord } from '@lumen/ai/record'
import { answerWithFault, splitTokens, streamReply } from './model-stream.ts'
import type { Fault, ReplyPace } from './model-stream.ts'
import { holdReply, type HeldReply } from './held-reply.ts'

/** A chat request the double received. `ended` is `client` when the caller hung up first. */
export type ModelRequest = {
  model: string
  turns: ChatTurn[]
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
  ended: 'no' | 'server' | 'client'
}

/** A text, or one made of a request's turns and its whole body. */
type ReplyText = string | ((turns: ChatTurn[], body: Record<string, unknown>) => string)

/**
 * An OpenAI-compatible server on a loopback port: chat completions scripted here, moderation (never
 * flagged unless `flag` says so), embeddings and the rest as @copilotkit/aimock answers them.
 */
export type ModelDouble = {
  /** Ends in `/v1`; any key is accepted. */
  readonly baseUrl: string
  /** What makes a service ask it: the model is called `double-1`. */
  readonly env: {
    readonly OPENAI_API_KEY: string
    readonly OPENAI_BASE_URL: string
    readonly OPENAI_CHAT_MODEL: string
  }
  /** The chat requests so far, in order of arrival; an entry's `ended` changes as it ends. */
  requests(): readonly ModelRequest[]
  /** Answers every chat request from now on with this text, a word per chunk; ends a `fail`. */
  reply(text: ReplyText, pace?: ReplyPace): void
  /** Answers every chat request from now on with one reply, as it is given; ends a `fail`. */
  hold(): HeldReply
  /**
   * Fails every chat request from now on, or only the next `times`; then the last `reply` is back.
   * In-stream faults come after `afterTokens` (0) words of that reply.
   */
  fail(fault: Fault, options?: { afterTokens?: number; times?: number }): void
  /** Moderation flags texts that contain or match `pattern` with these categories. */
  flag(pattern: string | RegExp, categories: readonly string[]): void
  /** Cuts what is still open and frees the port. */
  close(): Promise<void>
}

/** Starts a double. Until `reply` sets another text it answers "你好，我在这里。". */
export async function startModelDouble(): Promise<ModelDouble> {
  const requests: ModelRequest[] = []
  const moderation: ModerationFixture[] = []
  let text: ReplyText = '你好，我在这里。'
  let pace: ReplyPace = {}
  let held: ReturnType<typeof holdReply> | null = null
  let failing: { fault: Fault; afterTokens: number; left: number } | null = null

  function takeFault() {
    if (failing === null || failing.left === 0) return null
    failing.left -= 1
    return failing
  }

  async function handleRequest(incoming: IncomingMessage, response: ServerResponse) {
    const body: unknown = JSON.parse(await readText(incoming))
    if (!isRecord(body)) throw new Error('a model is asked with a JSON object')
    const turns = Array.isArray(body['messages']) ? body['messages'].filter(isTurn) : []
    const request: ModelRequest = {
      model: String(body['model']),
      turns,
      body,
      headers: incoming.headers,
      ended: 'no',
    }
    const failure = takeFault()
    requests.push(request)
    response.on('close', () => {
      const ours = response.writableFinished || failure?.fault === 'cut' || !server.listening
      request.ended = ours ? 'server' : 'client'
    })
    if (failure !== null && answerWithFault(response, failure.fault)) return true
    if (held !== null && failure === null) {
      const gone = new AbortController()
      response.on('close', () => gone.abort())
      await streamReply(response, { body, tokens: held.tokens(gone.signal), pace: {} }, null)
      return true
    }
    const words = splitTokens(typeof text === 'string' ? text : text(turns, body))
    const tokens = failure === null ? words : words.slice(0, failure.afterTokens)
    await streamReply(response, { body, tokens, pace }, failure?.fault ?? null)
    return true
  }

  const { server, url } = await createServer(
    [],
    { port: 0, host: '127.0.0.1' },
    [{ path: '/v1/chat/completions', handler: { handleRequest } }],
    { search: [], rerank: [], moderation },
  )

  const baseUrl = `${url}/v1`
  return {
    baseUrl,
    env: {
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: baseUrl,
      OPENAI_CHAT_MODEL: 'double-1',
    },
    requests: () => requests,
    reply(next, nextPace = {}) {
      text = next
      pace = nextPace
      held = null
      failing = null
    },
    hold() {
      held = holdReply()
      failing = null
      return held
    },
    fail(fault, { afterTokens = 0, times = Infinity } = {}) {
      failing = { fault, afterTokens, left: times }
    },
    flag(pattern, categories) {
      const flagged = Object.fromEntries(categories.map((category) => [category, true]))
      moderation.push({ match: pattern, result: { flagged: true, categories: flagged } })
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function isTurn(message: unknown): message is ChatTurn {
  return isRecord(message) && typeof message['content'] === 'string'
}
