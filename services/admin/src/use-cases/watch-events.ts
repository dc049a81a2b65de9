import { alarmingDanger } from '@lumen/bus/consumer-lag'
import { systemLimits } from '@lumen/contracts/admin/limits'
import type { AdminEvents, DeadLetter } from '@lumen/contracts/admin/system-schema'
import {
  outboxRequest,
  publishingServices,
  replayRequest,
  type OutboxBacklog,
} from '@lumen/contracts/outbox'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown, type Deed } from '../store/audit-log.ts'

type Publisher = (typeof publishingServices)[number]

/** What waits to be published, and for consumers; the furthest behind first. */
export async function readEvents(context: AdminContext): Promise<AdminEvents> {
  const [outboxes, consumers] = await Promise.all([
    Promise.all(
      publishingServices.map(async (service) => ({
        service,
        backlog: await readBacklog(context, service),
      })),
    ),
    context.bus.consumerLag(),
  ])
  const behind = ({ pending, unsettled }: { pending: number; unsettled: number }) =>
    pending + unsettled
  return {
    outboxes,
    consumers: consumers.toSorted(
      (a, b) => behind(b) - behind(a) || a.consumer.localeCompare(b.consumer),
    ),
  }
}

/**
 * Says loudly which consumers are about to lose events that they have not had: nothing is lost yet, and
 * whoever looks can still mend what holds them up.
 */
export async function tellOfDanger({ bus, log }: AdminContext): Promise<void> {
  for (const { source, consumer, danger, pending } of await bus.consumerLag())
    if (danger >= alarmingDanger)
      log.error(
        { source, consumer, danger, pending },
        'events will be dropped before they are heard',
      )
}

const readBacklog = (
  { bus, log }: AdminContext,
  service: Publisher,
): Promise<OutboxBacklog | null> =>
  bus.request(outboxRequest(service), `${service}.read-outbox`, {}).catch((error: unknown) => {
    log.warn({ err: error, of: service }, 'a service does not tell what waits in its outbox')
    return null
  })

/** Events that were given up, the newest first. */
export async function listDeadLetters(
  { bus }: AdminContext,
  cursor: string | undefined,
): Promise<{ letters: DeadLetter[]; total: number; next: string | null }> {
  const limit = systemLimits.deadLetters
  const before = cursor === undefined ? undefined : Number(cursor)
  if (before !== undefined && !Number.isSafeInteger(before))
    throw new AppError('invalid_input', 'This is no place in the list')
  const { letters, total } = await bus.deadLetters.list({ before, limit })
  const last = letters.length === limit ? letters.at(-1) : undefined
  return { letters: [...letters], total, next: last === undefined ? null : String(last.sequence) }
}

const gone = () => new AppError('not_found', 'This was replayed or thrown away before')
const noEvent = () => new AppError('conflict', 'What came was no event: it can only be thrown away')

async function readLetter({ bus }: AdminContext, sequence: number): Promise<DeadLetter> {
  const letter = await bus.deadLetters.read(sequence)
  if (letter === null) throw gone()
  return letter
}

const about = ({ consumer, service, event }: DeadLetter): Pick<Deed, 'subject' | 'detail'> => ({
  subject: null,
  detail: [consumer || service, event?.name, event?.id].filter(Boolean).join(' '),
})

/** By the service whose event it is: nobody else may tell it. */
async function replay(
  { bus }: AdminContext,
  { sequence, event }: DeadLetter,
): Promise<'replayed' | 'gone' | 'unreadable'> {
  const service = publishingServices.find((each) => event?.name.startsWith(`${each}.`))
  if (service === undefined) return 'unreadable'
  const name = `${service}.replay-event` as const
  return (await bus.request(replayRequest(service), name, { sequence })).outcome
}

/**
 * Hands an event to the consumer that gave it up, once more.
 * @throws AppError `not_found` when somebody did so before, `conflict` when it is no event
 */
export async function replayLetter(
  context: AdminContext,
  actor: string,
  sequence: number,
): Promise<void> {
  const { db, clock } = context
  const letter = await readLetter(context, sequence)
  if (letter.event === null) throw noEvent()
  const deed = { at: clock.now(), actor, action: 'replay-event', reason: null } as const
  await writeDown(db, { ...deed, ...about(letter) })
  const outcome = await replay(context, letter)
  if (outcome === 'gone') throw gone()
  if (outcome === 'unreadable') throw noEvent()
}

/** The same for all that can be, a thousand at a time; returns how many. */
export async function replayLetters(
  context: AdminContext,
  actor: string,
): Promise<{ replayed: number }> {
  const { db, bus, clock } = context
  const { letters } = await bus.deadLetters.list({ limit: systemLimits.replays })
  const events = letters.filter(({ event }) => event !== null)
  const deed = { at: clock.now(), actor, action: 'replay-events', reason: null } as const
  await writeDown(db, { ...deed, subject: null, detail: String(events.length) })
  let replayed = 0
  // In the order in which they came.
  for (const letter of events.toReversed())
    if ((await replay(context, letter)) === 'replayed') replayed += 1
  return { replayed }
}

/** Throws an event away for good. @throws AppError `not_found` */
export async function discardLetter(
  context: AdminContext,
  actor: string,
  { sequence, reason }: { sequence: number; reason: string },
): Promise<void> {
  const { db, bus, clock } = context
  const letter = await readLetter(context, sequence)
  const deed = { at: clock.now(), actor, action: 'discard-event', reason } as const
  await writeDown(db, { ...deed, ...about(letter) })
  if (!(await bus.deadLetters.discard(sequence))) throw gone()
}
