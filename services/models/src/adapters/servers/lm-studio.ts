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

/** A model that is loaded when it is asked for gets this much, whatever it could take. */
const loadedWith = 4_096

/** Reads an LM Studio: `/api/v0/models`. null: it is none. */
export async function readLmStudio(ask: AskJson): Promise<ServerReading | null> {
  const { status, body } = await ask('/api/v0/models')
  if (status !== 200 || !isRecord(body) || !Array.isArray(body['data'])) return null
  return {
    kind: 'lm-studio',
    state: 'ready',
    offers: readList(body['data'], readOffer),
    embeddings: readList(body['data'], (item) =>
      isRecord(item) && item['type'] === 'embeddings' ? readName(item['id']) : null,
    ),
  }
}

function readOffer(item: unknown): ModelOffer | null {
  if (!isRecord(item) || (item['type'] !== 'llm' && item['type'] !== 'vlm')) return null
  const name = readName(item['id'])
  if (name === null) return null
  const most = readTokens(item['max_context_length'])
  const loaded = item['state'] === 'loaded' ? readTokens(item['loaded_context_length']) : null
  return {
    name,
    title: titleOf(name),
    contextTokens: loaded ?? Math.min(most ?? loadedWith, loadedWith),
    sees: item['type'] === 'vlm',
    family: readName(item['arch']),
  }
}
