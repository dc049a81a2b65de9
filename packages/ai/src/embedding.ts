/**
 * A model that turns texts into vectors whose angles say how alike the texts are. `embed` answers
 * with one vector per text, in their order and all of one length, or throws an `EmbeddingFailure`.
 */
export type EmbeddingProvider = {
  readonly name: string
  readonly model: string
  /** Length of the vectors when it is asked for; null: whatever the model gives. */
  readonly dimensions: number | null
  embed(texts: readonly string[], signal?: AbortSignal, requestId?: string): Promise<Float32Array[]>
}

/** `not_offered` means the server has no such model and need not be asked again. */
export type EmbeddingFailureCode =
  | 'timeout'
  | 'rate_limited'
  | 'quota'
  | 'unauthorized'
  | 'refused'
  | 'malformed'
  | 'not_offered'
  | 'unavailable'
  | 'aborted'

/** The only error an `EmbeddingProvider` throws; the message is safe to log. */
export class EmbeddingFailure extends Error {
  override readonly name = 'EmbeddingFailure'
  readonly code: EmbeddingFailureCode

  constructor(code: EmbeddingFailureCode, message: string) {
    super(message)
    this.code = code
  }
}
