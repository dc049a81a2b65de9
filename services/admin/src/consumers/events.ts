import type { EventEnvelope } from '@lumen/contracts/bus'
import type { ActivityKind } from '@lumen/contracts/admin/office-schema'
import { handleOnce } from '@lumen/database/inbox'
import type { Transaction } from 'kysely'
import type { AdminContext } from '../context.ts'
import { insertActivity } from '../store/activities.ts'
import { addCompanion, notePerson, removeCompanion } from '../store/people.ts'
import type { AdminTables } from '../store/tables.ts'

type Effect = (tx: Transaction<AdminTables>, event: EventEnvelope) => Promise<void>
type OfUser = { userId: string }
type OfCompanion = OfUser & { companionId: string }

const personOf = (event: EventEnvelope) => ({
  userId: (event.payload as OfUser).userId,
  at: new Date(event.occurredAt),
})

const noted = (tx: Transaction<AdminTables>, kind: ActivityKind, event: EventEnvelope) =>
  insertActivity(tx, { id: event.id, kind, at: new Date(event.occurredAt) })

/** What the figures of the back office are made of: who is there, and who writes; never what. */
const effects: Readonly<Record<string, Effect>> = {
  'auth.user-registered': async (tx, event) => {
    await notePerson(tx, personOf(event))
    await noted(tx, 'user-registered', event)
  },
  'chat.message-created': (tx, event) =>
    notePerson(tx, { ...personOf(event), activeOn: event.occurredAt.slice(0, 10) }),
  'chat.companion-created': async (tx, event) => {
    await addCompanion(tx, event.payload as OfCompanion)
    await noted(tx, 'companion-created', event)
  },
  'chat.companion-restored': (tx, event) => addCompanion(tx, event.payload as OfCompanion),
  'chat.companion-hidden': (tx, event) => removeCompanion(tx, event.payload as OfCompanion),
  'chat.companion-erased': (tx, event) => removeCompanion(tx, event.payload as OfCompanion),
}

/** Follows accounts and companions: each event once, in the transaction of its effect. */
export async function consumeEvents({
  bus,
  db,
}: AdminContext): Promise<{ close(): Promise<void> }> {
  const consumers = await Promise.all(
    ['auth', 'chat'].map((service) => {
      const durable = `admin-people-${service}`
      return bus.consume({
        durable,
        filter: `event.${service}.>`,
        handler: async (event) => {
          const effect = effects[event.name]
          if (effect !== undefined) await handleOnce(db, durable, event, (tx) => effect(tx, event))
        },
      })
    }),
  )
  return {
    close: async () => {
      await Promise.all(consumers.map((consumer) => consumer.close()))
    },
  }
}
