import type { ChatEnd } from './chat.ts'
import { ModelFailure } from './model-failure.ts'
import { isRecord } from './record.ts'
import { visibleDelta } from './think-filter.ts'

/** What the chunks of one reply have said so far, apart from its text. */
export type Received = {
  chunks: boolean
  /** A token came, were it one of hidden thoughts. */
  begun: boolean
  finish: string | null
  model: string
  usage: ChatEnd['usage']
}

/** Notes what a chunk says about the reply and returns the text it carries. */
export function readChunk(chunk: unknown, received: Received): string {
  if (!isRecord(chunk)) return ''
  const { choices, model, usage } = chunk
  if (typeof model === 'string' && model !== '') received.model = model
  received.usage = readUsage(usage) ?? received.usage
  if (!Array.isArray(choices)) return ''
  received.chunks = true
  const choice: unknown = choices[0]
  if (!isRecord(choice)) return ''
  const { delta, finish_reason: finish } = choice
  if (typeof finish === 'string' && finish !== '') received.finish = finish
  const text = visibleDelta(delta)
  received.begun ||= text !== '' || carriesThoughts(delta)
  return text
}

/** Thoughts that servers send in fields of their own. */
function carriesThoughts(delta: unknown): boolean {
  if (!isRecord(delta)) return false
  return ['reasoning_content', 'reasoning', 'thinking'].some(
    (name) => typeof delta[name] === 'string' && delta[name] !== '',
  )
}

function readUsage(usage: unknown): ChatEnd['usage'] {
  if (!isRecord(usage)) return null
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = usage
  return isCount(promptTokens) && isCount(completionTokens)
    ? { promptTokens, completionTokens }
    : null
}

/** A whole number from 0 on. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The reply's finish, or the failure that a stream without a usable one amounts to. */
export function finishOf(received: Received): ChatEnd['finish'] {
  switch (received.finish) {
    case null:
      throw received.chunks
        ? brokenReply('cut', 'the stream ended before the reply did')
        : brokenReply('malformed', 'the answer is not a stream of chat completion chunks')
    case 'length':
    case 'max_tokens':
      return 'length'
    case 'content_filter':
    case 'sensitive':
      return 'content_filter'
    case 'error':
    case 'abort':
    case 'network_error':
    case 'insufficient_system_resource':
      throw brokenReply('cut', `the server gave up (${received.finish})`)
    default:
      return 'stop'
  }
}

/** The failure of a reply that ended properly but shows nothing. */
export function emptyReply(finish: ChatEnd['finish']): ModelFailure {
  return finish === 'length'
    ? brokenReply('malformed', 'the token limit was spent before any visible text', false)
    : brokenReply('malformed', 'the reply has no visible text')
}

function brokenReply(code: 'cut' | 'malformed', message: string, retryable = true): ModelFailure {
  return new ModelFailure(code, message, { retryable })
}
