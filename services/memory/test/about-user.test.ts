import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findOccasions, findUpcoming } from '../src/use-cases/find-occasions.ts'
import { describeUser } from '../src/use-cases/describe-user.ts'
import { readEmotionalIntelligence } from '../src/use-cases/read-dashboard.ts'
import { readGrowth, readRelationshipLevel } from '../src/use-cases/read-relationship.ts'
import { recall } from '../src/use-cases/recall.ts'
import { openTalks, type Talks } from './talk-stack.ts'
import type { Owner } from './memory-service.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

/** What is known by heart while the prompt begins at this position. */
const knownTo = (owner: Owner, shownFrom: number | null, budgetTokens = 400) =>
  describeUser(talks.context, {
    ...owner,
    shownFrom: shownFrom === null ? null : String(shownFrom),
    timeZone: null,
    budgetTokens,
    askedAt: new Date('2026-11-21T12:00:00Z'),
  })
const linesOf = async (owner: Owner, shownFrom: number | null) =>
  (await knownTo(owner, shownFrom)).map(({ kind, text }) => `${kind}: ${text}`)

/** Position of the next message; those of all talks are counted together. */
const nextPosition = async (owner: Owner) => {
  const row = await talks.db
    .selectFrom('turns')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow()
  return Number(row.last) + 1
}

it('tells by weight what stands, each with its kind and day', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My favourite music is jazz.')
  await talks.say(owner, 'My cat is called Miso.')
  await talks.say(owner, 'My name is Priya.')
  await talks.say(owner, 'I am allergic to peanuts.')
  await talks.remember(owner)
  const known = await knownTo(owner, null)
  expect(known.map(({ kind }) => kind).slice(2)).toEqual(['animal', 'preference'])
  expect(new Set(known.slice(0, 2).map(({ kind }) => kind))).toEqual(new Set(['name', 'health']))
  expect(known[2]).toMatchObject({ text: expect.stringContaining('Miso'), pinned: false })
  expect(known[2]?.happenedAt).toMatch(/^2026-11-21T10:/)
  const few = await knownTo(owner, null, 70)
  expect(few.length).toBeGreaterThan(0)
  expect(few.length).toBeLessThan(4)
  expect(await knownTo(owner, null, 0)).toEqual([])
})

it('leaves out what shown messages tell until they leave the prompt, but not what may do harm', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My cat is called Miso.')
  await talks.say(owner, 'I live in Toronto.')
  await talks.remember(owner)
  const shownFrom = await nextPosition(owner)
  const before = await linesOf(owner, shownFrom)
  expect(before).toEqual([expect.stringContaining('Miso'), expect.stringContaining('Toronto')])

  await talks.say(owner, 'My dog is called Bruno.')
  await talks.remember(owner)
  expect(await linesOf(owner, shownFrom)).toEqual(before)

  await talks.say(owner, 'I am allergic to shellfish.')
  await talks.say(owner, 'I live in Ottawa now.')
  await talks.remember(owner)
  const corrected = await linesOf(owner, shownFrom)
  expect(corrected.join('\n')).toMatch(/shellfish/)
  expect(corrected.join('\n')).toMatch(/Ottawa/)
  expect(corrected.join('\n')).not.toMatch(/Toronto|Bruno/)

  expect((await linesOf(owner, await nextPosition(owner))).join('\n')).toContain('Bruno')
})

it('shows what its owner pinned, wrote or deleted at once', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My dog is called Bruno.')
  await talks.remember(owner)
  const [memory] = await talks.list(owner)
  const path = `/api/memories/${owner.companionId}`
  expect(await linesOf(owner, 1)).toEqual([])
  await talks.call(owner.userId, 'PATCH', `${path}/${memory!.id}`, { pinned: true })
  expect(await knownTo(owner, 1)).toMatchObject([{ id: memory!.id, pinned: true }])
  await talks.call(owner.userId, 'POST', path, { content: 'I row.', memoryType: 'preference' })
  expect(await linesOf(owner, 1)).toContain('preference: I row.')
  await talks.call(owner.userId, 'DELETE', `${path}/${memory!.id}`)
  expect(await linesOf(owner, 1)).toEqual(['preference: I row.'])
})

it('knows plans that lie ahead, not those whose day is over', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'Tomorrow I have a dentist appointment.')
  await talks.remember(owner)
  expect(await knownTo(owner, null)).toMatchObject([
    { kind: 'plan', happenedAt: '2026-11-22T12:00:00.000Z' },
  ])
  const question = { ...owner, shownFrom: null, timeZone: null, budgetTokens: 400 }
  const after = new Date('2026-11-23T00:30:00Z')
  expect(await describeUser(talks.context, { ...question, askedAt: after })).toEqual([])
})

it('tells nobody of another, and no companion what another one alone was told', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My cat is called Miso.')
  await talks.say(owner, 'My name is Priya.')
  await talks.remember(owner)
  const sister = await talks.meet(owner.userId, 'Mira')
  expect((await linesOf(sister, 1)).join('\n')).toMatch(/^name: .*Priya/)
  expect(await linesOf({ ...owner, userId: newId() }, null)).toEqual([])
})

it('says of what it is not sure of that it may be wrong, by heart and when it is recalled', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My cat is called Miso.')
  await talks.remember(owner)
  expect(await knownTo(owner, null)).toEqual([expect.not.objectContaining({ unsure: true })])
  await talks.db
    .updateTable('memories')
    .set({ confidence: 0.4 })
    .where('user_id', '=', owner.userId)
    .execute()
  expect(await knownTo(owner, null)).toMatchObject([{ unsure: true }])
  const { memories } = await recall(talks.context, {
    ...owner,
    turns: [{ isFromUser: true, content: 'What is my cat called?' }],
    language: 'en',
    timeZone: null,
    shownMessageIds: [],
    budgetTokens: 400,
    askedAt: new Date('2026-11-21T12:00:00Z'),
  })
  expect(memories.find(({ kind }) => kind === 'memory')).toMatchObject({ unsure: true })
})

it('tells how much has grown between them, as the dashboard does', async () => {
  const owner = await talks.meet()
  expect(await readRelationshipLevel(talks.context, owner)).toBe(1)
  const foods =
    'nuts fish milk eggs wheat soy kiwi plums pears peas rye oats rice lamb beef pork figs dates limes leeks'
  for (const food of foods.split(' ')) await talks.say(owner, `I am allergic to ${food}.`)
  await talks.remember(owner)
  const level = await readRelationshipLevel(talks.context, owner)
  const { companionAnalysis } = await readEmotionalIntelligence(talks.context, owner.userId, 'en')
  const shown = companionAnalysis.find(({ companionId }) => companionId === owner.companionId)
  expect(level).toBeGreaterThan(1)
  expect(level).toBe(shown?.relationshipLevel)
})

it('tells what the level is counted from, and when what was reached, to its user alone', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My cat is called Miso.')
  await talks.remember(owner)
  const { context } = talks
  const growth = await readGrowth(context, owner)
  expect(growth).toMatchObject({ level: 1, messages: 1, days: 1, memories: 1 })
  expect(growth.level).toBe(await readRelationshipLevel(context, owner))
  expect(growth.milestones.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
    'memories 1',
    'messages 1',
  ])
  expect(new Date(growth.milestones[0]!.reachedAt).getTime()).not.toBeNaN()
  const stranger = await talks.meet()
  await expect(
    readGrowth(context, { ...stranger, companionId: owner.companionId }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

it('finds the occasions that a companion may write for: plans of these days, and a birthday', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My birthday is May 3.')
  await talks.say(owner, 'Tomorrow I have my driving test.')
  await talks.remember(owner)
  const on = (day: string) =>
    findOccasions(
      { ...talks.context, clock: { now: () => new Date(`${day}T12:00:00Z`) } },
      { ...owner, timeZone: 'UTC' },
    )
  const { plans, birthday } = await on('2026-11-22')
  expect(birthday).toEqual({ month: 5, day: 3 })
  expect(plans).toEqual([
    { id: expect.any(String), text: expect.stringContaining('driving test'), daysAgo: 0 },
  ])
  expect((await on('2026-11-24')).plans).toMatchObject([{ daysAgo: 2 }])
  for (const other of ['2026-11-21', '2026-11-27']) expect((await on(other)).plans).toEqual([])
  await talks.say(owner, 'My sister’s birthday is November 24.')
  await talks.remember(owner)
  const upcoming = (day: string) =>
    findUpcoming(
      { ...talks.context, clock: { now: () => new Date(`${day}T12:00:00Z`) } },
      { userId: owner.userId, timeZone: 'UTC' },
    )
  expect(await upcoming('2026-11-20')).toMatchObject([
    // The day stands beside it.
    { kind: 'plan', date: '2026-11-22', text: expect.stringMatching(/^\D*driving test$/) },
    { kind: 'birthday', date: '2026-11-24' },
  ])
  expect(await upcoming('2027-04-27')).toMatchObject([{ kind: 'birthday', date: '2027-05-03' }])
  expect(await upcoming('2027-05-04')).toEqual([])
  const stranger = await talks.meet()
  const { context } = talks
  expect(await findOccasions(context, { ...stranger, timeZone: 'UTC' })).toEqual({
    plans: [],
    birthday: null,
  })
})
