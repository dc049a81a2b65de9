import { hasScript } from '@lumen/companion/scripts'
import { describe, expect, it } from 'vitest'
import { builtInScenarios } from './built-in.ts'
import { rankScenarios } from './rank-scenarios.ts'
import { changeScenario, createScenario, wordsOfScenario } from './written-scenario.ts'

const figures = (id: string, usageCount: number, rating: number | null, ratingCount: number) => ({
  id,
  usageCount,
  rating,
  ratingCount,
})
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('the leaderboard', () => {
  const all = [
    figures('unknown', 0, null, 0),
    figures('one fan', 1, 5, 1),
    figures('loved', 8, 4.6, 20),
    figures('well known', 30, 2.5, 40),
    figures('level', 8, 3, 2),
  ]

  it('by uses leaves out what nobody used, and tells level ones apart by their ratings', () => {
    expect(ids(rankScenarios(all, 'uses', 9))).toEqual(['well known', 'loved', 'level', 'one fan'])
  })

  it('by rating is not led by a single vote', () => {
    expect(ids(rankScenarios(all, 'rating', 9))).toEqual([
      'loved',
      'one fan',
      'level',
      'well known',
    ])
    expect(ids(rankScenarios(all, 'rating', 1))).toEqual(['loved'])
  })
})

it('those that come along can all be played without a model', () => {
  expect(builtInScenarios.filter(({ id }) => !hasScript(id))).toEqual([])
})

describe('what is written of a scenario', () => {
  const made = createScenario({ title: ' 茶馆 ', description: '慢慢聊 ', madeOf: 'x' }, 'zh')

  it('has usual values where nothing was chosen, and no blanks around it', () => {
    expect(made).toMatchObject({
      title: '茶馆',
      description: '慢慢聊',
      category: 'friendship',
      mood: 'cheerful',
      language: 'zh',
    })
    expect(made).not.toHaveProperty('madeOf')
  })

  it('keeps what a change leaves out, and each objective once', () => {
    const changed = changeScenario(made, {
      objectives: ['点茶', ' 点茶', '道别'],
      mood: 'peaceful',
    })
    expect(changed).toMatchObject({ title: '茶馆', mood: 'peaceful', objectives: ['点茶', '道别'] })
    expect(wordsOfScenario(changed)).toBe('茶馆\n慢慢聊\n点茶\n道别')
  })
})
