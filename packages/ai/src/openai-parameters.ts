import type OpenAI from 'openai'
import { APIError } from 'openai/error'
import type { ChatRequest, ChatTurn } from './chat.ts'
import { cleanText } from './clean-text.ts'

type Body = OpenAI.ChatCompletionCreateParamsStreaming
type Message = Body['messages'][number]
/** How much a reasoning model thinks before it answers. */
export type ReasoningEffort = NonNullable<OpenAI.ReasoningEffort>

/** How a reply is drawn: any refusal of one of these is answered by leaving it out. */
const SAMPLING = ['temperature', 'top_p', 'presence_penalty', 'frequency_penalty'] as const
type Sampling = (typeof SAMPLING)[number]

const OPTIONAL = [
  'max_tokens',
  'max_completion_tokens',
  ...SAMPLING,
  'reasoning_effort',
  'stream_options',
  'response_format',
  'cache_prompt',
  'return_progress',
  'chat_template_kwargs',
] as const
type Optional = (typeof OPTIONAL)[number]

/** What only some servers know: llama-server keeps and tells what it has read, and templates that can think are told not to. */
export type ServerParameters = {
  cache_prompt?: boolean
  return_progress?: boolean
  chat_template_kwargs?: Record<string, unknown>
}

/**
 * Builds request bodies for one server and learns which optional parameters it rejects: OpenAI's
 * reasoning models refuse `max_tokens` and a temperature, Ollama ignores `max_completion_tokens`,
 * strict servers refuse what they do not know. A rejected parameter is left out from then on
 * (`max_tokens` and `max_completion_tokens` stand in for each other). Of how a reply is drawn a server
 * may refuse a single value, beyond its own bounds: that value is left out, and others are sent.
 */
export function createParameters(config: {
  model: string
  official: boolean
  reasoningEffort?: ReasoningEffort
  extras?: ServerParameters
}): {
  body(request: ChatRequest): Body
  /** Notes what `error` says about `body`; true when a new body differs and is worth sending. */
  learn(error: unknown, body: Body): boolean
} {
  /** Names, and `name=value` where only the value was refused. */
  const rejected = new Set<string>()
  const takes = (name: Optional, value?: number) =>
    !rejected.has(name) && !rejected.has(`${name}=${value}`)

  return {
    body(request) {
      const body: Body = {
        model: config.model,
        messages: request.turns.map(messageOf),
        stream: true,
      }
      const limit = limits(config.official).find((name) => takes(name))
      if (limit !== undefined && request.maxTokens !== undefined) body[limit] = request.maxTokens
      for (const [name, value] of Object.entries(samplingOf(request))) {
        const known = SAMPLING.find((one) => one === name)
        if (known !== undefined && value !== undefined && takes(known, value)) body[known] = value
      }
      if (takes('reasoning_effort') && config.reasoningEffort !== undefined) {
        body.reasoning_effort = config.reasoningEffort
      }
      if (takes('response_format') && request.jsonSchema !== undefined) {
        const { name, schema } = request.jsonSchema
        const json_schema = { name, schema, strict: true }
        body.response_format = { type: 'json_schema', json_schema }
      }
      for (const [name, value] of Object.entries(config.extras ?? {}))
        if (takes(name as Optional)) Object.assign(body, { [name]: value })
      if (takes('stream_options')) body.stream_options = { include_usage: true }
      return body
    },
    learn(error, body) {
      const name = rejectedParameter(error, body)
      if (name === null || rejected.has(name)) return false
      rejected.add(name)
      return true
    },
  }
}

const samplingOf = (request: ChatRequest): Record<Sampling, number | undefined> => ({
  temperature: request.temperature,
  top_p: request.topP,
  presence_penalty: request.presencePenalty,
  frequency_penalty: request.frequencyPenalty,
})

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

/** What of `body` the server does not take: a name, or `name=value`; null when it complains of something else. */
function rejectedParameter(error: unknown, body: Body): string | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null
  const says = `${error.code ?? ''} ${error.message}`
  const rejects =
    /unsupported|not supported|n[o']t support|unrecogni[sz]ed|unknown|unexpected|extra|not permitted/i
  const sent = OPTIONAL.filter((name) => name in body)
  const named =
    sent.find((name) => error.param === name) ??
    sent.find((name) => new RegExp(`\\b${name}\\b`).test(says))
  if (named === undefined) return null
  if (rejects.test(says)) return named
  const drawn = SAMPLING.find((name) => name === named)
  return drawn === undefined ? null : `${drawn}=${body[drawn]}`
}
