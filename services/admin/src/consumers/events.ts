import type { EventEnvelope } from '@lumen/contracts/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { ActivityKind, Delivery } from '@lumen/contracts/admin/office-schema'
import type { ContentRefused } from '@lumen/contracts/moderation'
import { handleOnce } from '@lumen/database/inbox'
import type { Transaction } from 'kysely'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { endDelivery } from '../store/contact-answers.ts'
import { noteCompanion, notePerson, removeCompanion } from '../store/people.ts'
import { logDecision } from '../store/moderation-decisions.ts'
import type { AdminTables } from '../store/tables.ts'

type Effect = (tx: Transaction<AdminTables>, event: EventEnvelope) => Promise<void>
type OfUser = { userId: string }
type OfCompanion = OfUser & { companionId: string }

const personOf = (event: EventEnvelope) => ({
  userId: (event.payload as OfUser).userId,
  at: new Date(event.occurredAt),
})

const companionOf = (event: EventEnvelope): OfCompanion => {
  const { userId, companionId } = event.payload as OfCompanion
  return { userId, companionId }
}

const noted = (tx: Transaction<AdminTables>, kind: ActivityKind, event: EventEnvelope) =>
  insertActivity(tx, { id: event.id, kind, at: new Date(event.occurredAt) })

/** What the policy refused by itself, and which part of it. */
function refused(tx: Transaction<AdminTables>, event: EventEnvelope): Promise<void> {
  const { userId, what, reason, ...looked } = event.payload as ContentRefused
  return logDecision(tx, {
    id: event.id,
    at: new Date(event.occurredAt),
    caseId: null,
    subject: userId,
    what,
    action: 'refuse',
    ...looked,
    rule: reason,
    actor: null,
    reason: null,
  })
}

/** What the figures of the back office are made of: who is there, and who writes; never what. */
const effects: Readonly<Record<string, Effect>> = {
  'auth.user-registered': async (tx, event) => {
    await notePerson(tx, personOf(event))
    await noted(tx, 'user-registered', event)
  },
  'auth.letter-ended': (tx, event) => {
    const { letterId, outcome } = event.payload as { letterId: string; outcome: Delivery }
    return endDelivery(tx, letterId, outcome)
  },
  'chat.message-created': async (tx, event) => {
    const writtenOn = event.occurredAt.slice(0, 10)
    await notePerson(tx, { ...personOf(event), activeOn: writtenOn })
    await noteCompanion(tx, { ...companionOf(event), writtenOn, more: 1 })
  },
  'chat.companion-created': async (tx, event) => {
    await noteCompanion(tx, { ...companionOf(event), createdAt: new Date(event.occurredAt) })
    await noted(tx, 'companion-created', event)
  },
  'chat.companion-restored': (tx, event) =>
    noteCompanion(tx, { ...companionOf(event), hidden: false }),
  'chat.companion-hidden': (tx, event) =>
    noteCompanion(tx, { ...companionOf(event), hidden: true }),
  'chat.companion-erased': (tx, event) => removeCompanion(tx, companionOf(event)),
  'chat.content-refused': (tx, event) => refused(tx, event),
  'media.content-refused': (tx, event) => refused(tx, event),
}

/** Follows accounts and companions: each event once, in the transaction of its effect. */
export async function consumeEvents({
  bus,
  db,
}: AdminContext): Promise<{ close(): Promise<void> }> {
  const consumers = await Promise.all(
    Object.values(eventConsumers.admin).map((consumer) =>
      bus.consume({
        ...consumer,
        handler: async (event) => {
          const effect = effects[event.name]
          if (effect !== undefined)
            await handleOnce(db, consumer.durable, event, (tx) => effect(tx, event))
        },
      }),
    ),
  )
  return {
    close: async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()))
    },
  }
}
