/** Model servers that a product may find. */
export type ServerProgram = 'ollama' | 'lm-studio' | 'llama-server'

export type ServedModel = {
  name: string
  /** A model for talks when absent. */
  kind?: 'chat' | 'vision' | 'embedding'
  /** 32,768 when absent. */
  contextTokens?: number
  family?: string
}

type Listed = { status: number; body: unknown } | null
type Serving = { models: readonly ServedModel[]; loading: boolean }

const usualContext = 32_768
const found = (body: unknown): Listed => ({ status: 200, body })

/** What each program answers on the paths by which it tells of its models, as far as is read of it. */
export const lists: Readonly<
  Record<ServerProgram, (path: string, body: Record<string, unknown>, serving: Serving) => Listed>
> = {
  ollama(path, { model: asked }, { models }) {
    if (path === '/api/tags')
      return found({
        models: models.map(({ name, family = 'qwen3' }) => ({
          name,
          model: name,
          digest: `sha-of-${name}`,
          size: 5_000_000,
          details: { family, format: 'gguf', parameter_size: '8B', quantization_level: 'Q4_K_M' },
        })),
      })
    if (path === '/api/ps') return found({ models: [] })
    const model = path === '/api/show' ? models.find(({ name }) => name === asked) : undefined
    if (model === undefined) return null
    const { kind = 'chat', family = 'qwen3', contextTokens = usualContext } = model
    const chats = kind === 'vision' ? ['completion', 'vision'] : ['completion', 'thinking']
    return found({
      capabilities: kind === 'embedding' ? ['embedding'] : chats,
      model_info: {
        'general.architecture': family,
        [`${family}.context_length`]: contextTokens,
      },
    })
  },
  'lm-studio'(path, _body, { models }) {
    if (path === '/v1/models') return found({ data: models.map(({ name }) => ({ id: name })) })
    if (path !== '/api/v0/models') return null
    const types = { chat: 'llm', vision: 'vlm', embedding: 'embeddings' } as const
    return found({
      object: 'list',
      data: models.map(
        ({ name, kind = 'chat', family = 'qwen3', contextTokens = usualContext }, place) => ({
          id: name,
          object: 'model',
          type: types[kind],
          arch: family,
          compatibility_type: 'gguf',
          max_context_length: contextTokens,
          // The first one is loaded.
          state: place === 0 ? 'loaded' : 'not-loaded',
          ...(place === 0 && { loaded_context_length: contextTokens }),
        }),
      ),
    })
  },
  'llama-server'(path, _body, { models, loading }) {
    if (loading)
      return {
        status: 503,
        body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
      }
    if (path === '/health') return found({ status: 'ok' })
    if (path === '/v1/models')
      return found({
        object: 'list',
        data: models.map(({ name }) => ({ id: name, object: 'model', owned_by: 'llamacpp' })),
      })
    const [first] = models
    if (path === '/v1/completions')
      return first?.kind === 'embedding'
        ? {
            status: 501,
            body: {
              error: {
                code: 501,
                message:
                  'This server does not support completions. Start it without `--embeddings`',
                type: 'not_supported_error',
              },
            },
          }
        : { status: 400, body: { error: { code: 400, type: 'invalid_request_error' } } }
    if (path !== '/props') return null
    return found({
      total_slots: 1,
      default_generation_settings: { n_ctx: first?.contextTokens ?? usualContext },
      modalities: { vision: first?.kind === 'vision', audio: false },
    })
  },
}
