import type { ChatMemory } from '@lumen/contracts/memory/schema'
import { describe, expect, it } from 'vitest'
import { firstSentence } from '@/features/readings'
import { memoryOfDay } from './memory-of-day'

const memory = (id: string, day: string, role: ChatMemory['role'] = 'user'): ChatMemory => ({
  id,
  companionId: null,
  role,
  companionName: null,
  timestamp: `${day}T08:00:00.000Z`,
  content: id,
  memoryType: 'fact',
  importance: 0.5,
  emotionalWeight: 0,
})

describe('the memory of the day', () => {
  const kept = [memory('a', '2026-11-01'), memory('b', '2026-11-20'), memory('c', '2026-11-25')]

  it('is the same all day, another one tomorrow, and not what was only just told', () => {
    const [one, next, again] = ['2026-11-23', '2026-11-24', '2026-11-23'].map(
      (day) => memoryOfDay(kept, day)?.id,
    )
    expect(again).toBe(one)
    expect(next).not.toBe(one)
    expect(one).not.toBe('c')
  })

  it('is what was told today where there is nothing older, and never what a companion made', () => {
    expect(memoryOfDay([kept[2]!], '2026-11-23')?.id).toBe('c')
    expect(memoryOfDay([memory('d', '2026-11-01', 'companion')], '2026-11-23')).toBeUndefined()
    expect(memoryOfDay([], '2026-11-23')).toBeUndefined()
  })
})

describe('the first sentence', () => {
  it.each([
    ['zh', '今天宜慢下来。月亮在双子。', '今天宜慢下来。'],
    ['de', 'Ein Tag des Ebnens. Trink ein Glas Wasser.', 'Ein Tag des Ebnens.'],
    ['ja', '静かな一日です。深呼吸を。', '静かな一日です。'],
    ['en', 'Slow down', 'Slow down'],
    ['en', '', ''],
  ])('of %s is cut where the language ends it', (language, text, first) => {
    expect(firstSentence(text, language)).toBe(first)
  })
})
