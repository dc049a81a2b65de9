import { describe, expect, it } from 'vitest'
import { duplicateWait, findResent } from './duplicate-message.ts'

const now = new Date('2026-11-21T10:00:10.000Z')
const ago = (ms: number, content = 'hello') => ({
  content,
  createdAt: new Date(now.getTime() - ms),
})

describe('duplicateWait', () => {
  it('asks to wait for what is left of the two seconds', () => {
    expect(duplicateWait('hello', [ago(500)], now)).toBe(1_500)
    expect(duplicateWait(' hello\n', [ago(1_999)], now)).toBe(1)
  })

  it('lets the text through from two seconds on', () => {
    expect(duplicateWait('hello', [ago(2_000)], now)).toBeNull()
  })

  it('lets another text through', () => {
    expect(duplicateWait('hello', [ago(10, 'hello!')], now)).toBeNull()
    expect(duplicateWait('hello', [], now)).toBeNull()
  })

  it('counts from the newest of several', () => {
    expect(duplicateWait('hello', [ago(1_800), ago(200)], now)).toBe(1_800)
  })

  it('takes a message from a clock that runs ahead as just sent', () => {
    expect(duplicateWait('hello', [ago(-300)], now)).toBe(2_000)
  })
})

it('finds the message that is sent again, whatever stands around it', () => {
  const waiting = [{ content: 'hello' }, { content: 'are you there? ' }]
  expect(findResent(' are you there?', waiting)).toBe(waiting[1])
  expect(findResent('are you', waiting)).toBeUndefined()
})
