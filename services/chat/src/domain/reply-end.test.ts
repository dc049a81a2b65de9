import { describe, expect, it } from 'vitest'
import { isCharged, replacesText } from './reply-end.ts'

describe('replacesText', () => {
  it('fills a new message however its run ended', () => {
    for (const status of ['complete', 'stopped', 'interrupted', 'failed'] as const)
      expect(replacesText('first', status, '', '')).toBe(true)
  })

  it('keeps the old answer until the new one is complete', () => {
    expect(replacesText('again', 'complete', 'new', 'old')).toBe(true)
    expect(replacesText('again', 'stopped', 'ne', 'old')).toBe(true)
    expect(replacesText('again', 'stopped', '', 'old')).toBe(false)
    expect(replacesText('again', 'interrupted', 'ne', 'old')).toBe(false)
    expect(replacesText('again', 'failed', '', 'old')).toBe(false)
  })

  it('keeps what a continued reply added, also when it was cut off once more', () => {
    expect(replacesText('continued', 'interrupted', 'part one, two', 'part one')).toBe(true)
    expect(replacesText('continued', 'interrupted', 'part one', 'part one')).toBe(false)
  })
})

describe('isCharged', () => {
  it('charges what was completed or stopped on purpose', () => {
    expect(isCharged('complete', { provider: 'openai' })).toBe(true)
    expect(isCharged('stopped', { provider: 'local' })).toBe(true)
  })

  it('lets the first stops of a day be free', () => {
    const charged = [1, 10, 11].map((stopOfDay) => isCharged('stopped', { stopOfDay }))
    expect(charged).toEqual([false, false, true])
    expect(isCharged('complete', { stopOfDay: 1 })).toBe(true)
  })

  it('charges nothing for failures, stand-ins and crisis replies', () => {
    expect(isCharged('interrupted', { provider: 'openai' })).toBe(false)
    expect(isCharged('failed', {})).toBe(false)
    expect(isCharged('complete', { provider: 'local', fallback: true })).toBe(false)
    expect(isCharged('complete', { provider: 'safety' })).toBe(false)
  })
})
