import { isInternal } from '@lumen/ai/internal-host'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { ModelsConfig } from '../config.ts'
import type { ModelsContext } from '../context.ts'
import { findOffer } from '../domain/after-probe.ts'
import { freeId, type KnownServer } from '../domain/providers.ts'
import { keepServer, listServers, removeServer } from '../store/servers.ts'

const unknown = { state: 'away', offers: [], embeddings: [], embedding: null, missed: 0 } as const

/** Brings what the configuration accepts (`LUMEN_MODEL`) in line with what it says now. */
export async function acceptNamed({ db, config, clock }: ModelsContext): Promise<void> {
  const { named } = config
  const address = named?.address ?? null
  await db.transaction().execute(async (tx) => {
    const servers = await listServers(tx)
    for (const { id, acceptedBy, ...server } of servers)
      if (acceptedBy === null && server.address !== address) await removeServer(tx, id)
    if (named === null || address === null || named.kind === 'own') return
    const before = servers.find((server) => server.address === address)
    if (before?.model === named.model && before.kind === named.kind) return
    await keepServer(tx, {
      ...(before?.kind === named.kind
        ? before
        : { ...before, ...unknown, offers: [], embeddings: [] }),
      id:
        before?.id ??
        freeId(
          named.kind,
          servers.map(({ id }) => id),
        ),
      kind: named.kind,
      address,
      local: isInternal(new URL(address).hostname),
      model: named.model,
      acceptedAt: before?.acceptedAt ?? clock.now(),
      acceptedBy: before?.acceptedBy ?? null,
    })
  })
}

/** Whom the configuration names; null: nobody. */
export function namedChoice(
  { named }: ModelsConfig,
  servers: readonly KnownServer[],
): ModelChoice | null {
  if (named === null) return null
  const { kind, model, address } = named
  if (kind === 'own') return { providerId: 'own', model }
  const server = servers.find((each) => each.address === address)
  return server
    ? { providerId: server.id, model: findOffer(server.offers, model)?.name ?? model }
    : null
}
