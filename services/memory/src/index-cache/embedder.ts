import type { EmbeddingProvider } from '@lumen/ai/embedding'

/** An embedding model with the name under which its vectors are kept. */
export type Embedder = {
  /** Model and length of its vectors, such as `bge-m3/1024`: vectors of another name are made anew. */
  name(): Promise<string>
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
}

/** Makes one embedder of each model: how long its vectors are is asked once. */
export function keepEmbedders(): (provider: EmbeddingProvider) => Embedder {
  const kept = new WeakMap<EmbeddingProvider, Embedder>()
  return (provider) => {
    const embedder = kept.get(provider) ?? createEmbedder(provider)
    kept.set(provider, embedder)
    return embedder
  }
}

/** A model that is not told how long vectors shall be is asked once how long they are. */
function createEmbedder(provider: EmbeddingProvider): Embedder {
  let length = provider.dimensions
  return {
    async name() {
      length ??= (await provider.embed(['.']))[0]?.length ?? 0
      return `${provider.model}/${length}`
    },
    async embed(texts, signal) {
      const vectors = await provider.embed(texts, signal)
      // Behind the same name there is another model now.
      if (provider.dimensions === null && vectors[0] !== undefined) length = vectors[0].length
      return vectors
    },
  }
}
