import { expect, test } from 'vitest'
import { clocksSize, zoneClocks } from './zone-clocks.ts'

const clocks = zoneClocks('sv-SE', { timeStyle: 'short' })

test('a clock of a zone is kept, however its letters are written', () => {
  const clock = clocks.of('Asia/Tokyo')
  const { bytes } = clocksSize
  for (const name of ['asia/tokyo', 'ASIA/TOKYO', 'aSiA/tOkYo']) expect(clocks.of(name)).toBe(clock)
  expect(clocksSize.bytes).toBe(bytes)
})

test('one that shows something else is another', () => {
  const days = zoneClocks('sv-SE', { dateStyle: 'short' })
  expect(days.of('Asia/Tokyo').format(0)).toBe('1970-01-01')
  expect(clocks.of('Asia/Tokyo').format(0)).toBe('09:00')
})

test('a zone that does not exist has none, and shows that of UTC where that will do', () => {
  expect(() => clocks.of('Mars/Olympus')).toThrow(RangeError)
  for (const zone of ['Mars/Olympus', null]) expect(clocks.orUtc(zone).format(0)).toBe('00:00')
  expect(clocks.orUtc('Asia/Tokyo').format(0)).toBe('09:00')
})
