import { expect, it, vi } from 'vitest'
import { extractByRules } from './domain/extract-by-rules.ts'
import { readLong } from './read-long.ts'
import { readers } from './reader-thread.ts'
import { understanding } from './understanding.ts'

const saidOn = (text: string, messageId = 'one') => ({
  messageId,
  text,
  saidAt: new Date('2026-11-28T10:00:00Z'),
  position: 1,
  language: 'zh' as const,
  today: 20_785,
})
const short = '我的猫叫橘子。'
const long = '我昨天和妈妈去了公园，她给我买了一只叫橘子的猫，我下周三要去北京面试。'.repeat(20)

it('reads a short message where it stands', async () => {
  const reading = vi.spyOn(readers, 'extractByRules')
  const told = await readLong('extractByRules', short.length, [saidOn(short)])
  expect(told).toEqual(extractByRules([saidOn(short)]))
  expect(reading).toHaveBeenCalledOnce()
})

it('reads a long one in a thread, and finds the same', async () => {
  const reading = vi.spyOn(readers, 'extractByRules')
  const told = await readLong('extractByRules', long.length, [saidOn(long)])
  expect(told).toEqual(extractByRules([saidOn(long)]))
  expect(told.get('one')?.told.map(({ content }) => content)).toContainEqual(
    expect.stringContaining('北京面试'),
  )
  expect(reading).not.toHaveBeenCalled()
})

it('reads the clauses of a long message in a thread, with what was said before', async () => {
  const reading = vi.spyOn(readers, 'readClauses')
  const before = [saidOn(short, 'before')]
  const read = await readLong('readClauses', long.length, saidOn(long), before, '她怎么样？')
  expect(read).toEqual(understanding.readClauses(saidOn(long), before, '她怎么样？'))
  expect(read.clauses.length).toBeGreaterThan(10)
  expect(reading).not.toHaveBeenCalled()
})
