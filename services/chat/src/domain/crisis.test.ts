import { describe, expect, it } from 'vitest'
import { crisisMessages, readCrisis } from './crisis.ts'

const user = (content: string) => ({ content, isFromUser: true, metadata: {} })
const companion = (content: string, crisis?: 'crisis' | 'third_party') => ({
  content,
  isFromUser: false,
  metadata: crisis === undefined ? {} : { crisis },
})

describe('readCrisis', () => {
  it('is calm in a calm talk', () => {
    const earlier = [user('hello'), companion('hi')]
    expect(readCrisis('what a day', null, earlier, 'en')).toEqual({
      crisis: 'none',
      crisisRecent: false,
    })
  })

  it('sees what the message or the wish for its answer states', () => {
    expect(readCrisis('我不想活了', null, [], 'zh').crisis).toBe('crisis')
    expect(readCrisis('hello', 'I want to kill myself', [], 'en').crisis).toBe('crisis')
    expect(readCrisis('My friend says she wants to die', null, [], 'en').crisis).toBe('third_party')
  })

  it('remembers a crisis by the floor’s reply or by what was said', () => {
    expect(readCrisis('ok', null, [companion('…', 'crisis')], 'en').crisisRecent).toBe(true)
    expect(readCrisis('ok', null, [user('我不想活了')], 'zh').crisisRecent).toBe(true)
  })

  it('lets it rest after a while', () => {
    const since = Array.from({ length: crisisMessages }, () => companion('…'))
    expect(readCrisis('ok', null, [companion('…', 'crisis'), ...since], 'en').crisisRecent).toBe(
      false,
    )
  })
})
