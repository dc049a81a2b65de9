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

type Listed = { name: string; digest: string; family: string | null }
type Shown = { chats: boolean; embeds: boolean; sees: boolean; contextTokens: number | null }

/** Of more models than this the capabilities are guessed: each takes a question. */
const shownAtMost = 60
const shownAtOnce = 6

/** What was shown of models, by address, name and digest: it stays the same as long as they do. */
export type ShownModels = Map<string, Shown>
const remembered = 500

/** Reads an Ollama: `/api/tags`, and of each model `/api/show`. null: it is none. */
export async function readOllama(
  ask: AskJson,
  address: string,
  known: ShownModels,
): Promise<ServerReading | null> {
  const { status, body } = await ask('/api/tags')
  if (status !== 200 || !isRecord(body) || !Array.isArray(body['models'])) return null
  const listed = readList(body['models'], readListed)
  const models: (Listed & Shown)[] = []
  for (let at = 0; at < listed.length; at += shownAtOnce)
    models.push(
      ...(await Promise.all(
        listed.slice(at, at + shownAtOnce).map(async (model, place) => {
          const key = `${address} ${model.name} ${model.digest}`
          const shown = known.get(key) ?? (at + place < shownAtMost ? await show(ask, model) : null)
          if (shown !== null && known.size < remembered) known.set(key, shown)
          return { ...model, ...(shown ?? guessed(model)) }
        }),
      )),
    )
  return {
    kind: 'ollama',
    state: 'ready',
    offers: models.filter(({ chats }) => chats).map(offerOf),
    embeddings: models.filter(({ embeds }) => embeds).map(({ name }) => name),
  }
}

const offerOf = ({ name, contextTokens, sees, family }: Listed & Shown): ModelOffer => ({
  name,
  title: titleOf(name),
  contextTokens,
  sees,
  family,
})

function readListed(item: unknown): Listed | null {
  const name = isRecord(item) ? readName(item['model'] ?? item['name']) : null
  if (name === null || !isRecord(item)) return null
  const details = isRecord(item['details']) ? item['details'] : {}
  const digest = readName(item['digest']) ?? ''
  return { name, digest, family: readName(details['family']) }
}

async function show(ask: AskJson, { name }: Listed): Promise<Shown | null> {
  const { status, body } = await ask('/api/show', { model: name })
  if (status !== 200 || !isRecord(body) || !Array.isArray(body['capabilities'])) return null
  const can = new Set(body['capabilities'] as unknown[])
  return {
    chats: can.has('completion'),
    embeds: can.has('embedding'),
    sees: can.has('vision'),
    contextTokens: longest(body['model_info']),
  }
}

/** Under a name of the architecture, `qwen3.context_length`. */
function longest(info: unknown): number | null {
  if (!isRecord(info)) return null
  const key = Object.keys(info).find((name) => name.endsWith('.context_length'))
  return key === undefined ? null : readTokens(info[key])
}

/** An Ollama of before capabilities were told. */
const guessed = ({ family }: Listed): Shown => {
  const embeds = /bert|embed/i.test(family ?? '')
  return { chats: !embeds, embeds, sees: false, contextTokens: null }
}
