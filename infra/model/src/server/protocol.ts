import { Type, type Static } from 'typebox'
import type { ChatRequest } from './engine.ts'

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Optional(Type.Union([type, Type.Null()]))

const TextPart = Type.Object({ type: Type.Literal('text'), text: Type.String() })

/** Of OpenAI's `chat.completions`, what this server takes; the rest is left unread. */
export const ChatBody = Type.Object({
  model: Type.Optional(Type.String()),
  messages: Type.Array(
    Type.Object({
      role: Type.Enum(['system', 'developer', 'user', 'assistant']),
      content: Type.Union([Type.String(), Type.Array(TextPart)]),
    }),
    { minItems: 1, maxItems: 2_000 },
  ),
  stream: OrNull(Type.Boolean()),
  stream_options: OrNull(Type.Object({ include_usage: Type.Optional(Type.Boolean()) })),
  /** 0: the prompt is read ahead, and nothing is written. */
  max_tokens: OrNull(Type.Integer({ minimum: 0 })),
  max_completion_tokens: OrNull(Type.Integer({ minimum: 0 })),
  temperature: OrNull(Type.Number({ minimum: 0, maximum: 2 })),
  top_p: OrNull(Type.Number({ minimum: 0, maximum: 1 })),
  frequency_penalty: OrNull(Type.Number({ minimum: -2, maximum: 2 })),
  presence_penalty: OrNull(Type.Number({ minimum: -2, maximum: 2 })),
  seed: OrNull(Type.Integer()),
  stop: OrNull(Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 16 })])),
  response_format: OrNull(
    Type.Union([
      Type.Object({ type: Type.Enum(['text', 'json_object']) }),
      Type.Object({
        type: Type.Literal('json_schema'),
        json_schema: Type.Object({ schema: Type.Object({}) }),
      }),
    ]),
  ),
})
export type ChatBody = Static<typeof ChatBody>

export const EmbeddingBody = Type.Object({
  model: Type.Optional(Type.String()),
  input: Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1, maxItems: 512 })]),
})
export type EmbeddingBody = Static<typeof EmbeddingBody>

/** Of a prompt, what is needed to count its tokens. */
export const TokenizeBody = Type.Pick(ChatBody, ['messages'])
export type TokenizeBody = Static<typeof TokenizeBody>

/** Says that nobody waits for the answer: `1`. */
export const backgroundHeader = 'x-lumen-background'
/** Asks for chunks that tell what happens before the first word: `1`. */
export const stagesHeader = 'x-lumen-stages'

/** What a body asks for, in the engine's words. */
export function readChatBody(body: ChatBody, background: boolean): ChatRequest {
  return {
    messages: readMessages(body),
    sampling: {
      ...(typeof body.temperature === 'number' && { temperature: body.temperature }),
      ...(typeof body.top_p === 'number' && { topP: body.top_p }),
    },
    maxTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
    stop: [body.stop ?? []].flat(),
    seed: body.seed ?? null,
    frequencyPenalty: body.frequency_penalty ?? null,
    presencePenalty: body.presence_penalty ?? null,
    format: formatOf(body.response_format),
    background,
  }
}

export const readMessages = ({ messages }: TokenizeBody): ChatRequest['messages'] =>
  messages.map(({ role, content }) => ({
    role: role === 'developer' ? ('system' as const) : role,
    content: typeof content === 'string' ? content : content.map(({ text }) => text).join('\n'),
  }))

function formatOf(format: ChatBody['response_format']): ChatRequest['format'] {
  if (!format || format.type === 'text') return null
  return 'json_schema' in format ? { schema: format.json_schema.schema } : 'json'
}
