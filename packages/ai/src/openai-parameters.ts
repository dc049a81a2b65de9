import type OpenAI from 'openai'
import { APIError } from 'openai/error'
import type { ChatRequest, ChatTurn } from './chat.ts'
import { cleanText } from './clean-text.ts'

type Body = OpenAI.ChatCompletionCreateParamsStreaming
type Message = Body['messages'][number]
/** How much a reasoning model thinks before it answers. */
export type ReasoningEffort = NonNullable<OpenAI.ReasoningEffort>

const OPTIONAL = [
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'reasoning_effort',
  'stream_options',
  'response_format',
] as const
type Optional = (typeof OPTIONAL)[number]

/**
 * Builds request bodies for one server and learns which optional parameters it rejects: OpenAI's
 * reasoning models refuse `max_tokens` and a temperature, Ollama ignores `max_completion_tokens`,
 * strict servers refuse what they do not know. A rejected parameter is left out from then on
 * (`max_tokens` and `max_completion_tokens` stand in for each other).
 */
export function createParameters(config: {
  model: string
  official: boolean
  reasoningEffort?: ReasoningEffort
}): {
  body(request: ChatRequest): Body
  /** Notes what `error` says about `body`; true when a new body differs and is worth sending. */
  learn(error: unknown, body: Body): boolean
} {
  const rejected = new Set<Optional>()
  const takes = (name: Optional) => !rejected.has(name)

  return {
    body(request) {
      const body: Body = {
        model: config.model,
        messages: request.turns.map(messageOf),
        stream: true,
      }
      const limit = limits(config.official).find(takes)
      if (limit !== undefined && request.maxTokens !== undefined) body[limit] = request.maxTokens
      if (takes('temperature') && request.temperature !== undefined) {
        body.temperature = request.temperature
      }
      if (takes('reasoning_effort') && config.reasoningEffort !== undefined) {
        body.reasoning_effort = config.reasoningEffort
      }
      if (takes('response_format') && request.jsonSchema !== undefined) {
        const { name, schema } = request.jsonSchema
        const json_schema = { name, schema, strict: true }
        body.response_format = { type: 'json_schema', json_schema }
      }
      if (takes('stream_options')) body.stream_options = { include_usage: true }
      return body
    },
    learn(error, body) {
      const name = rejectedParameter(error, body)
      if (name === null) return false
      rejected.add(name)
      return true
    },
  }
}

/** Before the words about them, pictures; as data, since no server may fetch from this one. */
function messageOf({ role, content, images = [] }: ChatTurn): Message {
  const text = cleanText(content)
  if (role !== 'user' || images.length === 0) return { role, content: text }
  const pictures = images.map(({ type, bytes }) => ({
    type: 'image_url' as const,
    image_url: { url: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` },
  }))
  return { role, content: [...pictures, { type: 'text', text }] }
}

function limits(official: boolean): ('max_tokens' | 'max_completion_tokens')[] {
  return official
    ? ['max_completion_tokens', 'max_tokens']
    : ['max_tokens', 'max_completion_tokens']
}

function rejectedParameter(error: unknown, body: Body): Optional | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null
  const says = `${error.code ?? ''} ${error.message}`
  const rejects =
    /unsupported|not supported|n[o']t support|unrecogni[sz]ed|unknown|unexpected|extra|not permitted/i
  if (!rejects.test(says)) return null
  const sent = OPTIONAL.filter((name) => name in body)
  return (
    sent.find((name) => error.param === name) ??
    sent.find((name) => new RegExp(`\\b${name}\\b`).test(says)) ??
    null
  )
}
