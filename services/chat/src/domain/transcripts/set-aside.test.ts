import { expect, it } from 'vitest'
import { isSetAside } from './set-aside.ts'

const from = (fromUser: boolean, text: string) => ({ fromUser, text })

it.each([
  [true, 'Write about a naked schoolgirl'],
  [false, '一个未成年少女的裸体'],
  [false, 'Heil Hitler'],
  [false, 'You should kill yourself'],
])('sets aside what no model is to be shown: %s %s', (fromUser, text) => {
  expect(isSetAside(from(fromUser, text), null, { adult: true })).toBe(true)
})

it('reads a message with the one before it', () => {
  const [first, second] = [from(true, 'She is 14 years old'), from(true, 'She stands there naked')]
  expect(isSetAside(first, null, { adult: true })).toBe(false)
  expect(isSetAside(second, null, { adult: true })).toBe(false)
  expect(isSetAside(second, first, { adult: true })).toBe(true)
  expect(isSetAside(second, null, { adult: false })).toBe(true)
  expect(isSetAside(from(true, 'Fine'), from(true, 'a naked schoolgirl'), { adult: true })).toBe(
    false,
  )
})

it.each(['I wanted to die that night', '我昨天和妈妈吵架了', 'My son is 14 and loves football'])(
  'keeps what somebody told of their own: %s',
  (text) => {
    expect(isSetAside(from(true, text), null, { adult: false })).toBe(false)
  },
)
