import type { Llama } from './llama.ts'

export type EmbeddingEngine = {
  /** Vectors of length 1, in the order of the texts. @param turn waited for before each text */
  embed(
    texts: readonly string[],
    signal: AbortSignal,
    turn?: () => Promise<void>,
  ): Promise<{ vectors: number[][]; tokens: number }>
  close(): Promise<void>
}

/** Room for marks that the library adds to a text. */
const marks = 4

/** Loads a model for embeddings. What is longer than it can read is cut. */
export async function openEmbeddingEngine(
  llama: Llama,
  { path, contextSize, threads }: { path: string; contextSize: number; threads: number },
): Promise<EmbeddingEngine> {
  const model = await llama.loadModel({ modelPath: path })
  const context = await model.createEmbeddingContext({ contextSize, threads })
  return {
    async embed(texts, signal, turn) {
      const vectors: number[][] = []
      let tokens = 0
      for (const text of texts) {
        await turn?.()
        signal.throwIfAborted()
        const read = model.tokenize(text).slice(0, contextSize - marks)
        tokens += read.length
        const { vector } = await context.getEmbeddingFor(read)
        vectors.push(normalised(vector))
      }
      return { vectors, tokens }
    },
    async close() {
      await context.dispose()
      await model.dispose()
    },
  }
}

function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return length === 0 ? [...vector] : vector.map((value) => value / length)
}
