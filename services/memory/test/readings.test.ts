import { startModelDouble, type ModelDouble } from '@lumen/ai/test-support/model-double'
import { readAiConfig } from '@lumen/ai/config'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ingestImported, type ImportedMessages } from '../src/use-cases/ingest-imported.ts'
import type { Owner } from './memory-service.ts'
import { answerOf, memory } from './model-answers.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let model: ModelDouble
let talks: Talks
beforeAll(async () => {
  model = await startModelDouble()
  talks = await openTalks({ ai: readAiConfig(model.env) })
})
afterAll(async () => {
  await talks?.close()
  await model?.close()
})

const livesInOslo = answerOf({ assert: [memory()] })
const eventOf = (payload: object) => ({
  id: newId(),
  name: 'chat.messages-imported',
  occurredAt: '2026-11-21T10:00:00Z',
  requestId: 'test-request',
  payload,
})
const contents = async (owner: Owner) => (await talks.list(owner)).map(({ content }) => content)

/** Begins to read a talk; what the model answers is held back until it is let go on. */
async function beginReading(owner: Owner) {
  const reply = model.hold()
  const before = model.requests().length
  const reading = talks.remember(owner)
  await vi.waitFor(() => expect(model.requests()).toHaveLength(before + 1))
  return async (answer: string) => {
    reply.say(answer)
    reply.finish()
    await reading
  }
}

it.each([
  ['is said', (owner: Owner) => talks.say(owner, 'I play the harp.')],
  ['is answered anew', (owner: Owner, reply: string) => talks.edit(owner, reply, 'In Rome, then?')],
])('lets what %s meanwhile be read once the talk pauses', async (_, meanwhile) => {
  const owner = await talks.meet()
  // The first thing is read by rules at once.
  await talks.say(owner, 'I love hiking.')
  await talks.remember(owner)
  await talks.say(owner, 'I live in Berlin.')
  const reply = await talks.say(owner, 'Since when?', { isFromUser: false })
  const goOn = await beginReading(owner)
  await meanwhile(owner, reply)
  await talks.settled()
  await goOn(answerOf({}))
  expect(await talks.waiting()).toContainEqual(owner)
})

it('asks the model once about a talk that is to be read twice at a time', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'Oslo is where I live, not in Berlin.')
  const goOn = await beginReading(owner)
  const asked = model.requests().length
  expect(await talks.remember(owner)).toEqual([])
  expect(model.requests()).toHaveLength(asked)
  await goOn(livesInOslo)
  expect(await contents(owner)).toEqual(['I live in Oslo.'])
  // Whoever comes next is let in.
  await talks.say(owner, 'I see.')
  await (
    await beginReading(owner)
  )(answerOf({}))
})

it('keeps what was read first when a process that was thought to be gone reads the same', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'Oslo is where I live.')
  const first = await beginReading(owner)
  await talks.db
    .updateTable('conversations')
    .set({ reading_until: null })
    .where('companion_id', '=', owner.companionId)
    .execute()
  const second = await beginReading(owner)
  await first(livesInOslo)
  // Of no use, so rules read it, which find nothing in it.
  await second('no json')
  expect(await contents(owner)).toEqual(['I live in Oslo.'])
})

it('does not hold up what comes over from a file for a model that hesitates', async () => {
  const owner = await talks.meet()
  const messageId = await talks.say(owner, 'Oslo is where I live.')
  await talks.settled()
  const reply = model.hold()
  const heard: ImportedMessages = {
    ...owner,
    messageIds: [messageId],
    language: 'en',
    timeZone: null,
  }
  await ingestImported(talks.context, 'test', eventOf(heard), heard, 100)
  reply.finish()
  // Whoever reads the talk later finds all of it.
  await (
    await beginReading(owner)
  )(livesInOslo)
  expect(await contents(owner)).toEqual(['I live in Oslo.'])
})

// The last one: it ends chat.
it('waits for chat to say which model may read a talk', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'I live in Berlin.')
  await talks.settled()
  await talks.chat.close()
  await expect(talks.remember(owner)).rejects.toMatchObject({ code: 'unavailable' })
  const unread = talks.db.selectFrom('turns').where('companion_id', '=', owner.companionId)
  expect(await unread.select(['read_version', 'version']).execute()).toEqual([
    { read_version: 0, version: 1 },
  ])
})
