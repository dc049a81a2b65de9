/** A picture for a model that sees: a JPEG, PNG or WebP. */
export type ChatImage = { readonly type: string; readonly bytes: Uint8Array }

/**
 * One message of the conversation as the model sees it; `images` belong to turns of the user, and only
 * models that see may be given any.
 */
export type ChatTurn = {
  role: 'system' | 'user' | 'assistant'
  content: string
  images?: readonly ChatImage[]
}

/**
 * What is asked of a chat model. `maxTokens` bounds the reply, `signal` stops it,
 * `requestId` goes into every log line about it. With `jsonSchema` the reply should be JSON of that
 * shape; a server that does not know it answers as it likes, so the reply has to be validated.
 */
export type ChatRequest = {
  turns: readonly ChatTurn[]
  maxTokens?: number
  temperature?: number
  jsonSchema?: { name: string; schema: Record<string, unknown> }
  signal?: AbortSignal
  requestId?: string
  /** Nobody waits for it: a model of this machine answers people first. */
  background?: boolean
}

/**
 * How a reply ended. `length` means the token limit cut it, `content_filter` that the provider
 * withheld the rest (possibly all of it). `usage` is null when the server did not report it.
 * `thoughtLength` is how many units at the beginning of what was yielded turned out to be thoughts,
 * when any did: a server may mark them only where they end.
 */
export type ChatEnd = {
  finish: 'stop' | 'length' | 'content_filter'
  model: string
  usage: { promptTokens: number; completionTokens: number } | null
  thoughtLength?: number
}

/**
 * A chat model. `stream` yields the visible text piece by piece, never an empty piece, and returns
 * how it ended; every failure is a `ModelFailure`. Ending the iteration early (`break` or
 * `return()`) aborts the request at once, also while a `next()` is pending.
 */
export type ChatProvider = {
  readonly name: string
  readonly model: string
  stream(request: ChatRequest): AsyncGenerator<string, ChatEnd, void>
}
