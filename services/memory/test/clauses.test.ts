import { clauseReaderVersion } from '@lumen/understanding/clauses'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findToldClauses } from '../src/use-cases/find-clauses.ts'
import { indexEarlierClauses } from '../src/use-cases/index-clauses.ts'
import { understanding } from '../src/understanding.ts'
import { openTalks, type Talks } from './talk-stack.ts'
import type { Owner } from './memory-service.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

/** What is found for a question, best first. */
async function found(owner: Owner, text: string) {
  await talks.settled()
  const names = new Map<string, string>()
  const question = understanding.readUserQuestion(text, {
    language: 'en',
    companionName: 'Luna',
    names,
  })
  if (question === null) throw new Error(`no question: ${text}`)
  return findToldClauses(talks.context, { ...owner, tokens: question.tokens, limit: 20 })
}
const texts = async (owner: Owner, text: string) =>
  (await found(owner, text)).map((clause) => clause.text)

describe('clauses of what the user said', () => {
  it('are found by what they could answer, the best first, with where they stand', async () => {
    const owner = await talks.meet()
    const said = 'The bus was late, and my son Theo is seven now'
    await talks.say(owner, 'I went to the market')
    const id = await talks.say(owner, said)
    const [best] = await found(owner, 'How old is my son?')
    expect(best).toMatchObject({ messageId: id, language: 'en', endedBy: null })
    expect(best?.text).toContain('seven')
    expect(said.slice(best?.start, best?.end)).toBe(best?.text)
    expect(said.slice(best?.quote.start, best?.quote.end)).toBe(best?.quote.text)
  })

  it('come from the user alone, of this talk alone', async () => {
    const owner = await talks.meet()
    const other = await talks.meet(owner.userId)
    const stranger = await talks.meet()
    await talks.say(owner, 'My dog is called Biscuit', { isFromUser: false })
    await talks.say(other, 'My dog is called Rex')
    await talks.say(stranger, 'My dog is called Wolf')
    await talks.say(owner, 'My dog is called Bruno')
    expect(await texts(owner, "What's my dog called?")).toEqual(['My dog is called Bruno'])
  })

  it('are told as ended by what corrected them, until that is gone', async () => {
    const owner = await talks.meet()
    const first = await talks.say(owner, 'My exam is on Tuesday')
    const second = await talks.say(owner, 'No wait, the exam is on Thursday, not Tuesday')
    const clauses = await found(owner, 'When is my exam?')
    const wrong = clauses.find(({ messageId }) => messageId === first)
    const right = clauses.find(({ messageId }) => messageId === second)
    expect(right?.text).toContain('Thursday')
    expect(wrong?.endedBy).toBe(`${second}:${right?.start}`)
    await talks.remove(owner, second)
    const [left] = await found(owner, 'When is my exam?')
    expect(left).toMatchObject({ messageId: first, endedBy: null })
  })

  it('are told as ended where memory knows better since', async () => {
    const owner = await talks.meet()
    const first = await talks.say(owner, 'I live in Hamburg')
    const second = await talks.say(owner, 'I live in Lisbon')
    await talks.remember(owner)
    const clauses = await found(owner, 'Where do I live?')
    expect(clauses.find(({ messageId }) => messageId === first)?.endedBy).toBe(`${second}:0`)
    expect(clauses.find(({ messageId }) => messageId === second)?.endedBy).toBeNull()
  })

  it('leave out what was forgotten, and keep the rest of it', async () => {
    const owner = await talks.meet()
    await talks.say(owner, 'My cat is called Miso. My cat sleeps all day, Miso is lazy')
    await talks.remember(owner)
    const [memory] = await talks.list(owner)
    talks.at('2026-11-22T10:00:00Z')
    const path = `/api/memories/${owner.companionId}/${memory?.id}`
    expect((await talks.call(owner.userId, 'DELETE', path)).status).toBe(200)
    const left = (await texts(owner, 'What does my cat do all day?')).join()
    expect(left).toContain('sleeps all day')
    expect(left).not.toContain('Miso')
    expect((await texts(owner, "What's my cat called?")).join()).not.toContain('Miso')
  })

  it('go with an edit, a deletion, and the talk', async () => {
    const owner = await talks.meet()
    const id = await talks.say(owner, 'My sister Ada lives in Oslo')
    const gone = await talks.say(owner, 'My sister Ada works as a diver')
    await talks.edit(owner, id, 'My sister Ada lives in Bergen')
    expect((await texts(owner, 'Where does my sister live?'))[0]).toContain('Bergen')
    expect((await texts(owner, 'Where does my sister live?')).join()).not.toContain('Oslo')
    await talks.remove(owner, gone)
    expect((await texts(owner, 'What does my sister do for work?')).join()).not.toContain('diver')
    await talks.erase(owner)
    await talks.settled()
    const left = await sql`select from clauses where user_id = ${owner.userId}`.execute(talks.db)
    expect(left.rows).toEqual([])
  })

  it('are not made of what is off the record', async () => {
    const owner = await talks.meet()
    await talks.say(owner, 'My dog is called Bruno', { offRecord: true })
    expect(await texts(owner, "What's my dog called?")).toEqual([])
  })

  it('are read from turns of before, a part at a time, and anew when the reader is another', async () => {
    const owner = await talks.meet()
    const lines = Array.from({ length: 24 }, (_, index) => `On day ${index} I painted a door`)
    for (const line of lines) await talks.say(owner, line)
    await talks.say(owner, 'My exam is on Tuesday')
    await talks.say(owner, 'No wait, the exam is on Thursday, not Tuesday')
    const before = await found(owner, 'When is my exam?')
    await talks.db.deleteFrom('clauses').where('user_id', '=', owner.userId).execute()
    await talks.db
      .updateTable('turns')
      .set({ clause_version: 0 })
      .where('user_id', '=', owner.userId)
      .execute()
    const stopped = new AbortController()
    stopped.abort()
    await expect(indexEarlierClauses(talks.context, stopped.signal)).rejects.toThrow('aborted')
    const { signal } = new AbortController()
    // How many it reads is not told: the service’s own job, each minute, may read some of them meanwhile.
    await indexEarlierClauses(talks.context, signal)
    expect(await found(owner, 'When is my exam?')).toEqual(before)
    expect(await indexEarlierClauses(talks.context, signal)).toBe(0)
    const versions = await talks.db
      .selectFrom('turns')
      .select('clause_version')
      .distinct()
      .where('user_id', '=', owner.userId)
      .execute()
    expect(versions).toEqual([{ clause_version: clauseReaderVersion }])
  })

  it('hold no word in the database', async () => {
    const owner = await talks.meet()
    await talks.say(owner, 'My dog is called Bartholomew')
    await talks.settled()
    const { rows } = await sql<{ row: string }>`
      select clauses::text as row from clauses where user_id = ${owner.userId}`.execute(talks.db)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ row }) => row).join()).not.toMatch(/bartholomew|dog|pet|answers/i)
  })
})
