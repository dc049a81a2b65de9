import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { settleSlot, type Telling } from '../src/domain/settle-slot.ts'
import { extractFromText } from '../src/domain/extract-by-rules.ts'
import { hashesOf } from '../src/domain/slots.ts'
import { extractMemories } from '../src/use-cases/extract-memories.ts'
import { eraseCompanion } from '../src/use-cases/follow-companions.ts'
import { forgetTold, forgetTurns } from '../src/use-cases/forget-messages.ts'
import { forgetMemory, restoreMemory } from '../src/use-cases/forget-memory.ts'
import { insertConversation, lockUser, updateConversation } from '../src/store/conversations.ts'
import { readMemories } from '../src/store/memories.ts'
import { readTurns, upsertTurns } from '../src/store/turns.ts'
import { indexTurns } from '../src/use-cases/index-entries.ts'
import { newId } from '@lumen/database/ids'
import { newOwner, openService, reading, type Owner } from './memory-service.ts'

let service: Awaited<ReturnType<typeof openService>>
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service?.close())

const sayings = [
  'I live in Berlin.',
  'I moved to Paris.',
  'I live in Rome.',
  'My cat is called Miso.',
  'My cat is called Tofu.',
  'I love hiking.',
  'I hate hiking.',
  'I love chocolate. My dog is called Rex.',
  'I am allergic to peanuts.',
  'Nothing much happened.',
]

type Action =
  | { kind: 'say' | 'edit'; which: number; talk: number; text: number }
  | { kind: 'delete' | 'forget' | 'restore' | 'erase'; which: number; talk: number }
  | { kind: 'read'; talk: number }

const talk = fc.nat(1)
const which = fc.nat(30)
const text = fc.nat(sayings.length - 1)
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('say' as const), which, talk, text }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, talk, text }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), which, talk }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('forget' as const), which, talk }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), which, talk }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), which, talk }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), talk }) },
)

type Said = { id: string; position: number; version: number; text: string; saidAt: Date }
type Talk = { owner: Owner; said: Said[] }

/** The service under a sequence of actions, with what was said and forgotten kept beside it. */
async function play(actions: readonly Action[]) {
  const { context } = service
  const { db, sealer } = context
  const first = newOwner()
  const { userId } = first
  const talks: Talk[] = [
    { owner: first, said: [] },
    { owner: { ...newOwner(), userId }, said: [] },
  ]
  const box = await sealer.open(db, userId)
  /** Hashes of what stands forgotten, by memory. */
  const forgotten = new Map<string, string>()
  let positions = 0
  const settling = () => ({ box, userId, reading, now: new Date() })

  const store = (owner: Owner, said: Said, changed: boolean) =>
    db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      await insertConversation(tx, owner)
      await updateConversation(tx, owner, { language: 'en', timeZone: 'UTC' })
      if (changed) await forgetTold(tx, settling(), [said.id])
      const turn = {
        ...owner,
        messageId: said.id,
        position: String(said.position),
        isFromUser: true,
        version: said.version,
        content: said.text,
        saidAt: said.saidAt,
      }
      await upsertTurns(tx, box, [turn])
      await indexTurns(tx, box, [turn], reading)
    })
  const rows = () => db.selectFrom('memories').selectAll().where('user_id', '=', userId).execute()

  for (const step of actions) {
    const current = talks[step.talk]!
    const { owner, said } = current
    if (step.kind === 'say') {
      positions += 1
      const saidAt = new Date(Date.UTC(2026, 2, 1) + positions * 60_000)
      const message = {
        id: newId(),
        position: positions,
        version: 1,
        text: sayings[step.text]!,
        saidAt,
      }
      said.push(message)
      await store(owner, message, false)
    } else if (step.kind === 'edit') {
      const message = said[step.which % Math.max(1, said.length)]
      if (message === undefined) continue
      message.text = sayings[step.text]!
      message.version += 1
      await store(owner, message, true)
    } else if (step.kind === 'delete') {
      const [message] = said.splice(step.which % Math.max(1, said.length), 1)
      if (message === undefined) continue
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        await forgetTurns(tx, settling(), owner.companionId, [message.id])
      })
    } else if (step.kind === 'forget' || step.kind === 'restore') {
      const restoring = step.kind === 'restore'
      const candidates = (await rows())
        .filter((row) => (row.deleted_at !== null) === restoring)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const row = candidates[step.which % Math.max(1, candidates.length)]
      if (row === undefined) continue
      const [memory] = await readMemories(db, box, userId, [row.id])
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        await (restoring ? restoreMemory : forgetMemory)(tx, settling(), memory!)
      })
      if (restoring) forgotten.delete(row.id)
      else forgotten.set(row.id, row.fingerprint ?? '')
    } else if (step.kind === 'erase') {
      // Rarely: every second time it is drawn.
      if (step.which % 2 === 0) continue
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, userId)
        await eraseCompanion(tx, owner)
      })
      talks[step.talk] = { owner: { ...newOwner(), userId }, said: [] }
      current.said = []
    } else await extractMemories(context, owner)
  }
  for (const { owner } of talks) await extractMemories(context, owner)
  return { talks, forgotten: new Set(forgotten.values()), box, userId, rows }
}

/** What memories there should be: made from nothing but what stands. */
function expected(
  talks: readonly Talk[],
  forgotten: ReadonlySet<string>,
  box: Parameters<typeof hashesOf>[0],
) {
  const bySlot = new Map<string, Telling[]>()
  const all = talks
    .flatMap(({ owner, said }) => said.map((message) => ({ owner, message })))
    .toSorted((a, b) => a.message.position - b.message.position)
  for (const { owner, message } of all) {
    const saidOn = Math.floor(message.saidAt.getTime() / 86_400_000)
    for (const [ordinal, told] of extractFromText(message.text, 'en', saidOn).entries()) {
      const { slot, fingerprint } = hashesOf(box, owner.companionId, told)
      const tellings = bySlot.get(slot) ?? []
      tellings.push({
        messageId: message.id,
        ordinal,
        operation: 'assert',
        companionId: owner.companionId,
        fingerprint,
        saidAt: message.saidAt,
        saidOn,
        told,
      })
      bySlot.set(slot, tellings)
    }
  }
  return [...bySlot]
    .flatMap(([slot, tellings]) =>
      settleSlot(tellings, ({ fingerprint }) => forgotten.has(fingerprint))
        .filter((episode) => !episode.forgotten)
        .map((episode) =>
          [
            slot,
            episode.fingerprint,
            episode.to?.toISOString() ?? 'now',
            [...new Set(episode.tellings.map(({ messageId }) => messageId))].toSorted().join(),
          ].join(' '),
        ),
    )
    .toSorted()
}

it('holds exactly what stands, whatever happened before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 24 }), async (actions) => {
      // A user's facts outlive a companion: those histories are compared without erasing.
      const kept = actions.filter(({ kind }) => kind !== 'erase')
      const { talks, forgotten, box, rows } = await play(kept)
      const held = (await rows())
        .filter((row) => row.deleted_at === null)
        .map((row) =>
          [
            row.slot,
            row.fingerprint,
            row.valid_to?.toISOString() ?? 'now',
            row.source_message_ids.toSorted().join(),
          ].join(' '),
        )
        .toSorted()
      expect(held).toEqual(expected(talks, forgotten, box))
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 120_000)

it('leaves no trace of what is gone: sources, index, connections, successors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 24 }), async (actions) => {
      const { talks, forgotten, box, userId, rows } = await play(actions)
      const { db } = service.context
      const memories = await rows()
      const ids = new Set(memories.map(({ id }) => id))
      const messages = new Set(talks.flatMap(({ said }) => said.map(({ id }) => id)))
      const companions = new Set(talks.map(({ owner }) => owner.companionId))
      for (const row of memories) {
        // Every source is still there, and every end of a connection.
        expect(row.source_message_ids.filter((id) => !messages.has(id))).toEqual([])
        expect(row.connections.filter((id) => !ids.has(id))).toEqual([])
        if (row.superseded_by !== null) expect(ids).toContain(row.superseded_by)
        if (row.companion_id !== null) expect(companions).toContain(row.companion_id)
        if (row.companion_id === null) expect(row.scope).toBe('user')
        if (row.deleted_at === null) expect([...forgotten]).not.toContain(row.fingerprint)
      }
      // What is found is what stands, no more and no less.
      const entries = await db
        .selectFrom('search_entries')
        .select(['id', 'kind'])
        .where('user_id', '=', userId)
        .where('removed', '=', false)
        .execute()
      const standing = memories.filter((row) => row.deleted_at === null && row.valid_to === null)
      const indexed = (kind: 'memory' | 'turn') =>
        entries.flatMap((entry) => (entry.kind === kind ? [entry.id] : [])).toSorted()
      expect(indexed('memory')).toEqual(standing.map(({ id }) => id).toSorted())
      expect(indexed('turn')).toEqual([...messages].toSorted())
      const turns = await readTurns(db, box, userId, [...messages])
      expect(turns).toHaveLength(messages.size)
      // One at a time holds of what can hold only once.
      const slots = standing.map(({ slot }) => slot)
      expect(new Set(slots).size).toBe(slots.length)
    }),
    { numRuns: 40, endOnFailure: true },
  )
}, 120_000)
