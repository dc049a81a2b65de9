/**
 * A model that turns texts into vectors whose angles say how alike the texts are. `embed` answers
 * with one vector per text, in their order and all of one length, or throws a `ModelFailure`.
 */
export type EmbeddingProvider = {
  readonly name: string
  readonly model: string
  /** Length of the vectors when it is asked for; null: whatever the model gives. */
  readonly dimensions: number | null
  /** @param background nobody waits for it: a model of this machine answers people first */
  embed(
    texts: readonly string[],
    signal?: AbortSignal,
    requestId?: string,
    background?: boolean,
  ): Promise<Float32Array[]>
}
