import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rememberPlay } from '../src/use-cases/remember-play.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

it('takes nothing that is said in a scene for a fact, and everything beside it', async () => {
  const owner = await talks.meet()
  await talks.say(owner, 'My name is Captain Ahab and I live on a whaler.', { inPlay: true })
  await talks.say(owner, 'I have a cat called Miso.')
  await talks.say(owner, 'My sister is called Ishmael.', { inPlay: true })
  await talks.remember(owner)
  const told = (await talks.list(owner)).map(({ content }) => content).join('\n')
  expect(told).toContain('Miso')
  expect(told).not.toMatch(/Ahab|whaler|Ishmael/)
})

it('keeps how a scene ended as a story, until the message that told it goes', async () => {
  const owner = await talks.meet()
  const scene = { title: 'A lamp in the fog', text: 'They lit the lamp together.' }
  const epilogue = await talks.endPlay(owner, scene)
  await talks.settled()
  const [kept, ...others] = await talks.list(owner)
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    memoryType: 'reflection',
    scope: 'companion',
    sourceMessageIds: [epilogue],
  })
  expect(kept?.content).toContain('“A lamp in the fog”')
  expect(kept?.content).toContain('Our story “A lamp in the fog”, acted out together')
  expect(kept?.content).toContain(scene.text)
  await talks.remove(owner, epilogue)
  await talks.settled()
  expect(await talks.list(owner)).toEqual([])
})

it('keeps nothing of a scene that was played off the record, or without consent', async () => {
  const [hidden, unwilling] = [await talks.meet(), await talks.meet()]
  talks.unwilling.add(unwilling.userId)
  const scene = { title: 'A lamp in the fog', text: 'They lit the lamp together.' }
  await talks.endPlay(hidden, { ...scene, offRecord: true })
  await talks.endPlay(unwilling, scene)
  await talks.settled()
  expect(await talks.list(hidden)).toEqual([])
  expect(await talks.list(unwilling)).toEqual([])
})

it('waits while it is not known whether it may be kept', async () => {
  const owner = await talks.meet()
  await talks.settled()
  const speakAgain = await talks.silenceAuth()
  const play = { ...owner, playId: newId(), offRecord: false }
  const event = {
    id: newId(),
    name: 'chat.play-ended',
    occurredAt: '2026-11-21T10:00:00Z',
    requestId: 'test-request',
    payload: play,
  }
  await expect(rememberPlay(talks.context, 'memory-chat', event, play)).rejects.toMatchObject({
    code: 'unavailable',
  })
  speakAgain()
})
