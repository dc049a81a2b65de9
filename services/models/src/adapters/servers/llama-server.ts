import { isRecord } from '@lumen/ai/record'
import type { ModelOffer } from '@lumen/contracts/models/schema'
import {
  readList,
  readName,
  readTokens,
  titleOf,
  type ServerReading,
} from '../../domain/server-reading.ts'
import type { AskJson } from '../ask-json.ts'

const loadingStatus = 503
/** It was started with `--embeddings`, for nothing else. */
const onlyEmbedsStatus = 501
/** As this product’s own model server calls itself: it is no other one. */
const ourselves = 'lumen'

/**
 * Reads a llama-server: `/health`, `/v1/models` and `/props`. One for vectors alone lists its model like
 * any other and is told by its refusal: a question without a prompt costs it nothing. null: it is none.
 */
export async function readLlamaServer(ask: AskJson): Promise<ServerReading | null> {
  const health = await ask('/health')
  if (health.status === loadingStatus && isLoading(health.body))
    return { kind: 'llama-server', state: 'loading', offers: [], embeddings: [] }
  if (health.status !== 200 || !isRecord(health.body) || health.body['status'] !== 'ok') return null
  const [models, props, writing] = await Promise.all([
    ask('/v1/models'),
    ask('/props'),
    ask('/v1/completions', {}),
  ])
  if (models.status !== 200 || !isRecord(models.body) || !Array.isArray(models.body['data']))
    return null
  const listed = models.body['data'] as unknown[]
  if (listed.some((item) => isRecord(item) && item['owned_by'] === ourselves)) return null
  const told = props.status === 200 && isRecord(props.body) ? props.body : {}
  if (writing.status === onlyEmbedsStatus)
    return {
      kind: 'llama-server',
      state: 'ready',
      offers: [],
      embeddings: readList(listed, nameOf),
    }
  return {
    kind: 'llama-server',
    state: 'ready',
    offers: readList(listed, (item) => readOffer(item, told)),
    embeddings: [],
  }
}

/** `{ error: { code: 503, message: 'Loading model' } }` */
const isLoading = (body: unknown): boolean =>
  isRecord(body) && isRecord(body['error']) && /loading/i.test(String(body['error']['message']))

const nameOf = (item: unknown): string | null => (isRecord(item) ? readName(item['id']) : null)

function readOffer(item: unknown, props: Record<string, unknown>): ModelOffer | null {
  const name = nameOf(item)
  if (name === null) return null
  const generation = props['default_generation_settings']
  const modalities = props['modalities']
  return {
    name,
    title: titleOf(name),
    contextTokens: isRecord(generation) ? readTokens(generation['n_ctx']) : null,
    sees: isRecord(modalities) && modalities['vision'] === true,
    family: null,
  }
}
