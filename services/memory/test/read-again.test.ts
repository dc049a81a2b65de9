import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAgain } from '../src/use-cases/read-again.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

const signal = () => AbortSignal.timeout(60_000)

it('reads what older rules read, and leaves what its owner pinned or deleted', async () => {
  const owner = await talks.meet()
  const home = await talks.say(owner, 'I live in Berlin.')
  const cat = await talks.say(owner, 'My cat is called Miso.')
  await talks.say(owner, 'I am allergic to peanuts.')
  await talks.remember(owner)
  const before = await talks.list(owner)
  const idOf = (word: string) => before.find(({ content }) => content.includes(word))?.id ?? ''
  const path = `/api/memories/${owner.companionId}`
  await talks.call(owner.userId, 'PATCH', `${path}/${idOf('Miso')}`, { pinned: true })
  await talks.call(owner.userId, 'DELETE', `${path}/${idOf('peanuts')}`)
  // As if the older rules had heard nothing of it.
  await talks.db.deleteFrom('evidence').where('message_id', 'in', [home, cat]).execute()
  await talks.db.deleteFrom('memories').where('id', '=', idOf('Berlin')).execute()
  await talks.db
    .updateTable('turns')
    .set({ rules_version: 0 })
    .where('companion_id', '=', owner.companionId)
    .execute()

  // The job of each minute may take some of them.
  await expect.poll(() => readAgain(talks.context, signal())).toBe(0)
  const contents = async () => (await talks.list(owner)).map(({ content }) => content).toSorted()
  await expect.poll(contents).toEqual(['You live in Berlin', 'Your cat is called Miso'])
  const after = await talks.list(owner)
  expect(after.find(({ content }) => content.includes('Miso'))).toMatchObject({
    id: idOf('Miso'),
    pinned: true,
  })
  expect(after.find(({ content }) => content.includes('Berlin'))?.quote).toMatchObject({
    text: 'I live in Berlin',
  })
})

it('leaves what a model made of a turn', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'I live in Berlin.')
  await talks.remember(owner)
  await talks.db
    .updateTable('turns')
    .set({ rules_version: null })
    .where('companion_id', '=', owner.companionId)
    .execute()
  expect(await readAgain(talks.context, signal())).toBe(0)
})
