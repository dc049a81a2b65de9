import { isInternal } from '@lumen/ai/internal-host'
import type { AcceptedServer, ServerKind } from '@lumen/contracts/models/schema'
import { AppError } from '@lumen/http/app-error'
import type { ModelsContext } from '../context.ts'
import { findOffer } from '../domain/after-probe.ts'
import { freeId, presentServer, type KnownServer } from '../domain/providers.ts'
import { keepServer, listServers, removeServer } from '../store/servers.ts'
import { readSettings, setChoice } from '../store/settings.ts'
import { mayBeAsked } from './look-at-servers.ts'
import { tellChange } from './tell-change.ts'

/** Somebody waits, and knows that it is there. */
const patienceMs = 3_000

/**
 * Lets conversations be sent to a server, or to another model of it. It must be one that this
 * installation may look at: an address out of nowhere is not asked. Errors: `not_found` when nothing of
 * the kind answers there, `conflict` when it does not offer the model.
 */
export async function acceptServer(
  context: ModelsContext,
  wish: { kind: ServerKind; address: string; model: string },
  userId: string,
): Promise<AcceptedServer> {
  const { db, clock, probe } = context
  const address = URL.parse(wish.address)?.origin
  const at = mayBeAsked(context.config).find((each) => each.address === address)
  const known = (await listServers(db)).find((each) => each.address === address)
  if (address === undefined || (at === undefined && known === undefined)) throw notThere()
  const answer = await probe({ kind: wish.kind, address }, patienceMs)
  if (answer.outcome !== 'read') throw notThere()
  const { reading } = answer
  const offer = findOffer(reading.offers, wish.model)
  if (offer === null)
    throw new AppError('conflict', 'This server has no such model for conversations')
  const server = await db.transaction().execute(async (tx): Promise<KnownServer> => {
    const servers = await listServers(tx)
    const before = servers.find((each) => each.address === address)
    const made: KnownServer = {
      ...reading,
      id:
        before?.id ??
        freeId(
          wish.kind,
          servers.map(({ id }) => id),
        ),
      kind: wish.kind,
      address,
      local: isInternal(new URL(address).hostname),
      model: offer.name,
      embedding: reading.embeddings[0] ?? null,
      missed: 0,
      acceptedAt: clock.now(),
      acceptedBy: userId,
    }
    await keepServer(tx, made)
    return made
  })
  context.log.info({ id: server.id, userId }, 'conversations may be sent to a model server')
  await tellChange(context)
  return presentServer(server)
}

/** Nothing is sent there any more; whoever was chosen there is chosen no more. */
export async function forgetServer(context: ModelsContext, id: string): Promise<void> {
  const gone = await context.db.transaction().execute(async (tx) => {
    const { choice } = await readSettings(tx)
    if (choice !== null && choice !== 'offline' && choice.providerId === id)
      await setChoice(tx, null, null)
    return removeServer(tx, id)
  })
  if (!gone) throw new AppError('not_found', 'No such model server was accepted')
  await tellChange(context)
}

const notThere = () =>
  new AppError(
    'not_found',
    'No model server of this kind answers there, where one may be looked for',
  )
