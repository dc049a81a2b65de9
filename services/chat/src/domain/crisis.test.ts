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
      crisisLanguage: 'en',
      recentCrisis: null,
    })
  })

  it('sees what the message or the wish for its answer states, in the language it is said in', () => {
    expect(readCrisis('我不想活了', null, [], 'en')).toMatchObject({
      crisis: 'crisis',
      crisisLanguage: 'zh',
    })
    expect(readCrisis('hello', 'I want to kill myself', [], 'en').crisis).toBe('crisis')
    expect(readCrisis('My friend says she wants to die', null, [], 'en').crisis).toBe('third_party')
  })

  it('remembers a crisis by the floor’s reply or by what was said, and counts from it', () => {
    const reply = [companion('…', 'third_party'), user('she is home'), companion('…')]
    expect(readCrisis('ok', null, reply, 'en').recentCrisis).toEqual({
      label: 'third_party',
      turn: 1,
    })
    expect(readCrisis('ok', null, [user('I want to kill myself')], 'en').recentCrisis).toEqual({
      label: 'crisis',
      turn: 0,
    })
  })

  it('lets it rest after a while', () => {
    const since = Array.from({ length: crisisMessages }, () => companion('…'))
    const earlier = [companion('…', 'crisis'), ...since]
    expect(readCrisis('ok', null, earlier, 'en').recentCrisis).toBeNull()
  })
})
