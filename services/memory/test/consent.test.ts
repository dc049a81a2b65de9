import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

it('keeps, reads and remembers nothing that is told without consent', async () => {
  const owner = await talks.meet()
  talks.unwilling.add(owner.userId)
  await talks.say(owner, 'My cat is called Miso.')
  await talks.remember(owner)
  expect(await talks.list(owner)).toEqual([])
  const kept = await talks.db
    .selectFrom('turns')
    .select('message_id')
    .where('user_id', '=', owner.userId)
    .execute()
  expect(kept).toEqual([])

  talks.unwilling.delete(owner.userId)
  await talks.say(owner, 'My dog is called Rex.')
  await talks.remember(owner)
  expect((await talks.list(owner)).map(({ content }) => content)).toEqual([
    'Your dog is called Rex',
  ])
})
