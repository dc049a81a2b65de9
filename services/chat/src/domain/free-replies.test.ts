import { expect, it } from 'vitest'
import { countFreeReplies, freeRepliesPerDay } from './free-replies.ts'

it('gives so many to each user, and as many again the next day', () => {
  let now = new Date('2026-03-15T23:59:00Z')
  const free = countFreeReplies({ now: () => now })
  const takeAll = (userId: string) =>
    Array.from({ length: freeRepliesPerDay + 2 }, () => free.take(userId)).filter(Boolean).length
  expect(takeAll('a')).toBe(freeRepliesPerDay)
  expect(free.take('a')).toBe(false)
  expect(free.take('b')).toBe(true)
  now = new Date('2026-03-16T00:00:00Z')
  expect(takeAll('a')).toBe(freeRepliesPerDay)
})
