import { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollUpTalk } from '../src/use-cases/roll-up.ts'
import { openTalks, type Talks } from './talk-stack.ts'

let talks: Talks
beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks?.close())

describe('figures', () => {
  it('are those of the shared history', async () => {
    const owner = await talks.meet(undefined, 'Luna')
    const empty = await talks.call(
      owner.userId,
      'GET',
      `/api/emotional-intelligence/${owner.userId}`,
    )
    expect(empty.body).toMatchObject({
      hasCompanions: true,
      memoryCount: 0,
      overallGrowthScore: 0,
      emotionalAnalysis: { currentState: 'analyzing', lastInteractionHours: null },
      insights: [],
    })
    for (const text of [
      'I am so happy today, I got promoted!',
      'My grandmother is a painter.',
      'I love hiking.',
      'I am so proud that I passed my exam!',
    ])
      await talks.say(owner, text)
    await talks.remember(owner)
    const { body } = await talks.call(
      owner.userId,
      'GET',
      `/api/emotional-intelligence/${owner.userId}`,
    )
    expect(body.memoryCount).toBeGreaterThan(3)
    expect(body.companionAnalysis).toMatchObject([
      {
        companionId: owner.companionId,
        name: 'Luna',
        avatar: `/api/media/objects/${owner.companionId}`,
        relationshipLevel: 1,
        growthTrend: null,
      },
    ])
    expect(['radiant', 'joyful']).toContain(body.emotionalAnalysis.currentState)
    expect(body.insights.map(({ type }: { type: string }) => type)).toContain('bond')
    const items = await talks.call(
      owner.userId,
      'GET',
      `/api/chat-memories/${owner.userId}?limit=2`,
    )
    expect(items.body).toHaveLength(2)
    expect(items.body[0]).toMatchObject({ role: 'user', companionName: 'Luna' })
    expect(items.body[0].importance).toBeLessThanOrEqual(1)
    const { count } = await talks.chat.request(memoryFigureRequests, 'memory.count-crystals', {
      userId: owner.userId,
    })
    expect(count).toBe(body.memoryCount)
  })

  it('say the same of one feeling everywhere, in the order it was told', async () => {
    const owner = await talks.meet()
    const ids: string[] = []
    for (const text of [
      'I am so happy today!',
      'I feel so sad and lonely.',
      'I have a job interview next Friday.',
    ])
      ids.push(await talks.say(owner, text))
    await talks.remember(owner)
    const told = async (path: string) => (await talks.call(owner.userId, 'GET', path)).body
    const recent = await told(`/api/chat-memories/${owner.userId}`)
    const times = recent.map(({ timestamp }: { timestamp: string }) => timestamp)
    expect(new Set(times).size).toBe(ids.length)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(recent.at(-1).emotionalWeight).toBeGreaterThan(0)
    const { emotionalAnalysis } = await told(`/api/emotional-intelligence/${owner.userId}`)
    const analysis = await told(`/api/memories/${owner.companionId}/analysis`)
    expect(analysis.averageEmotionalWeight).toBeCloseTo(emotionalAnalysis.emotionalBalance, 2)
    expect(analysis.emotionalJourney).toEqual([
      {
        date: '2026-11-21',
        emotionalWeight: analysis.averageEmotionalWeight,
        count: recent.length,
      },
    ])
  })

  it('roll days into weeks and months, and follow what is forgotten', async () => {
    const owner = await talks.meet()
    const ids: string[] = []
    talks.at('2026-09-15T10:00:00Z')
    for (const text of [
      'My cat is called Miso.',
      'I love hiking.',
      'I hate mushrooms.',
      'My brother is a doctor.',
      'My favourite colour is green.',
      'My dog is called Rex.',
    ])
      ids.push(await talks.say(owner, text))
    await talks.remember(owner)
    talks.at('2026-09-16T10:00:00Z')
    expect(await rollUpTalk(talks.context, owner)).toBe(1)
    talks.at('2026-10-03T10:00:00Z')
    expect(await rollUpTalk(talks.context, owner)).toBe(2)
    expect(await rollUpTalk(talks.context, owner)).toBe(0)
    const [month, ...others] = await talks.list(owner, '?type=summary')
    expect(others).toEqual([])
    expect(month?.content).toMatch(/^September 2026: .*Miso/)
    const superseded = await talks.list(owner, '?type=summary&includeSuperseded=true')
    expect(superseded).toHaveLength(3)
    // How a summary knows its period is no tag of its owner's, and stays when they change theirs.
    expect(superseded.flatMap(({ contextTags }) => contextTags).join()).not.toContain('summary')
    const path = `/api/memories/${owner.companionId}/${month?.id}`
    const tagged = await talks.call(owner.userId, 'PATCH', path, { contextTags: ['autumn'] })
    expect(tagged.body).toMatchObject({ contextTags: ['autumn'] })
    await talks.remove(owner, ids[0] ?? '')
    await talks.settled()
    for (const { content } of await talks.list(owner, '?type=summary&includeSuperseded=true'))
      expect(content).not.toContain('Miso')
    const [still] = await talks.list(owner, '?type=summary')
    expect(still?.content).toMatch(/^September 2026: /)
    talks.at('2026-11-21T10:00:00Z')
  })
})
