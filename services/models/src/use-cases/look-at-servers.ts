import { isInternal } from '@lumen/ai/internal-host'
import type { FoundServer } from '@lumen/contracts/models/schema'
import type { ModelsContext } from '../context.ts'
import { afterProbe } from '../domain/after-probe.ts'
import type { KnownServer } from '../domain/providers.ts'
import { isOurs, type WatchedAddress } from '../domain/server-addresses.ts'
import { listServers, setStanding } from '../store/servers.ts'
import { tellChange } from './tell-change.ts'

/** Where nobody is known to be. */
const strangerMs = 300
/** An accepted one may be busy answering. */
const acceptedMs = 3_000

/**
 * Asks accepted servers how they are, and looks for others where it may. What is found is only told:
 * nothing is sent to a server that nobody accepted. One look at a time; who asks meanwhile gets the next.
 */
export function lookAtServers(context: ModelsContext): Promise<FoundServer[]> {
  const { known } = context
  if (known.looking === null) {
    known.looking = look(context).finally(() => {
      known.looking = null
    })
    return known.looking
  }
  known.lookingNext ??= lookAfter(known.looking, context)
  return known.lookingNext
}

async function lookAfter(
  before: Promise<FoundServer[]>,
  context: ModelsContext,
): Promise<FoundServer[]> {
  await before.catch(() => {}) // told to whoever asked for it
  context.known.lookingNext = null
  return lookAtServers(context)
}

async function look(context: ModelsContext): Promise<FoundServer[]> {
  const accepted = await listServers(context.db)
  const [found] = await Promise.all([
    findServers(context, accepted),
    ...accepted.map((server) => askAccepted(context, server)),
  ])
  await tellChange(context)
  return found
}

async function askAccepted({ db, probe, log }: ModelsContext, server: KnownServer): Promise<void> {
  const now = afterProbe(server, await probe(server, acceptedMs))
  if (now.state !== server.state)
    log.info({ id: server.id, state: now.state }, 'a model server is in another state')
  if (JSON.stringify(now) !== JSON.stringify(standingOf(server)))
    await setStanding(db, server.id, now)
}

const standingOf = ({ state, offers, embeddings, embedding, missed }: KnownServer) => ({
  state,
  offers,
  embeddings,
  embedding,
  missed,
})

async function findServers(
  { config, probe }: ModelsContext,
  accepted: readonly KnownServer[],
): Promise<FoundServer[]> {
  const known = new Set(accepted.map(({ address }) => address))
  const found = await Promise.all(
    mayBeAsked(config)
      .filter(({ address }) => !known.has(address))
      .map(async (at): Promise<FoundServer[]> => {
        const answer = await probe(at, strangerMs)
        if (answer.outcome !== 'read') return []
        const local = isInternal(new URL(at.address).hostname)
        return [{ ...answer.reading, address: at.address, local }]
      }),
  )
  return found.flat()
}

/** Where it may be looked: never at this product itself. */
export const mayBeAsked = (config: ModelsContext['config']): readonly WatchedAddress[] => {
  const own = { gatewayPort: config.GATEWAY_PORT ?? null, modelUrl: config.ai.own?.baseUrl ?? null }
  return config.watched.filter(({ address }) => !isOurs(address, own))
}
