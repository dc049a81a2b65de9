import { expect, it } from 'vitest'
import { createRecord } from './record.ts'

it('judges what was seen: shares of all, and quantiles', () => {
  const record = createRecord(10_000)
  for (let ms = 1; ms <= 98; ms += 1) record.answered(ms * 100, ms)
  record.failed('request', 5_000, 'status 500')
  record.failed('request', 5_001, 'status 500')
  record.replied(40, 100)
  record.failed('reply', 1, 'no reply')
  record.failed('socket', 1, 'a socket')
  record.failed('socket', 1, 'a socket')
  expect(record.judged()).toEqual({
    requests: 98,
    replies: 1,
    requestErrors: 0.02,
    requestP95: 94,
    requestP99: 98,
    replyErrors: 0.5,
    firstWordsP95: 40,
    socketErrors: 0.5,
  })
  expect(record.kinds()[0]).toEqual(['status 500', 2])
})

it('draws each slice of the time: the most memory, the p99, the errors', () => {
  const record = createRecord(3_000)
  record.answered(500, 20)
  record.answered(600, 80)
  record.failed('request', 1_500, 'status 500')
  record.weighed(100, 4e6)
  record.weighed(900, 3e6)
  // Late ones are of the last.
  record.answered(9_999, 7)
  const [memory, p99, errors] = record.curves()
  expect(memory!.values).toEqual([4, null, null])
  expect(p99!.values).toEqual([80, null, 7])
  expect(errors!.values).toEqual([0, 1, 0])
  expect(errors!.unit).toBe('in 1 s')
})

it('draws no more points than can be told apart', () => {
  expect(createRecord(1_800_000).curves()[0]!.values).toHaveLength(150)
})
