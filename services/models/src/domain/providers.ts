import { modelPatience } from '@lumen/contracts/models/limits'
import type { AcceptedServer, Provider, ServerKind } from '@lumen/contracts/models/schema'
import { findOffer, type ServerStanding } from './after-probe.ts'

/** A server that conversations may be sent to. */
export type KnownServer = ServerStanding & {
  id: string
  kind: ServerKind
  address: string
  local: boolean
  /** The model that was accepted with it. */
  model: string
  acceptedAt: Date
  /** Who accepted it; null: the configuration. */
  acceptedBy: string | null
}

const nameOf: Readonly<Record<ServerKind, string>> = {
  ollama: 'Ollama',
  'lm-studio': 'LM Studio',
  'llama-server': 'llama.cpp',
}

/** An accepted server as processes follow it. */
export const serverProvider = (server: KnownServer): Provider => ({
  id: server.id,
  kind: server.kind,
  name: nameOf[server.kind],
  baseUrl: `${server.address}/v1`,
  local: server.local,
  state: server.state,
  model: findOffer(server.offers, server.model)?.name ?? null,
  offers: server.offers,
  embedding: server.embedding,
  limits: modelPatience[server.local ? 'local' : 'remote'],
})

/** An accepted server as administrators see it. */
export const presentServer = (server: KnownServer): AcceptedServer => ({
  id: server.id,
  kind: server.kind,
  address: server.address,
  local: server.local,
  state: server.state,
  offers: server.offers,
  embeddings: server.embeddings,
  model: server.model,
  embedding: server.embedding,
  acceptedAt: server.acceptedAt.toISOString(),
  byConfiguration: server.acceptedBy === null,
})

/** The first free name of a kind: `ollama`, then `ollama-2`. */
export function freeId(kind: ServerKind, taken: readonly string[]): string {
  let id: string = kind
  for (let count = 2; taken.includes(id); count += 1) id = `${kind}-${count}`
  return id
}
