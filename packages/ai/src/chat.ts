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
 * What a model does until its words come: answers another talk first, is loaded into memory, reads the
 * prompt, or has begun to write. `percent` says how far it is, where the server tells.
 */
export type ChatStage = {
  stage: 'waiting' | 'loading' | 'reading' | 'writing'
  percent?: number
}

/**
 * What is asked of a chat model. `maxTokens` bounds the reply, `signal` stops it,
 * `requestId` goes into every log line about it. How it is drawn (`temperature` to `frequencyPenalty`)
 * is the model’s own way where it is left out, and where a server does not take it. With `jsonSchema` the reply should be JSON of that
 * shape; a server that does not know it answers as it likes, so the reply has to be validated.
 */
export type ChatRequest = {
  turns: readonly ChatTurn[]
  maxTokens?: number
  /** 0 to 2. */
  temperature?: number
  /** Above 0, to 1. */
  topP?: number
  /** -2 to 2, as the other one. */
  presencePenalty?: number
  frequencyPenalty?: number
  jsonSchema?: { name: string; schema: Record<string, unknown> }
  signal?: AbortSignal
  requestId?: string
  /** Nobody waits for it: a model of this machine answers people first. */
  background?: boolean
  /** Told of each new stage until text comes; never after that. */
  onStage?: (stage: ChatStage) => void
}

/** A prompt, or the beginning of one. */
export type ChatPrompt = Pick<ChatRequest, 'turns' | 'signal' | 'requestId'>

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
  /**
   * Reads a prompt ahead of its reply, where the server keeps what it has read. Nobody waits for it:
   * whoever asks meanwhile goes first. Absent where that would cost money or do nothing.
   */
  warm?(prompt: ChatPrompt): Promise<void>
  /** How many tokens a prompt is for this model; absent where the server cannot count them. */
  countTokens?(prompt: ChatPrompt): Promise<number>
}
