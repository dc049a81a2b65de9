import { expect, it } from 'vitest'
import { stepOfCode, toBase32, totpCode, totpStep, totpUri } from './totp.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

// RFC 6238, appendix B, the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('makes the code of second %i', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code)
})

it('takes a code once, at most a step early or late', () => {
  const now = new Date(1_234_567_890_000)
  const step = totpStep(now)
  const code = (off: number) => totpCode(secret, step + off)
  expect(stepOfCode(secret, code(0), now, 0)).toBe(step)
  expect(stepOfCode(secret, code(-1), now, 0)).toBe(step - 1)
  expect(stepOfCode(secret, code(1), now, 0)).toBe(step + 1)
  expect(stepOfCode(secret, code(-2), now, 0)).toBeNull()
  expect(stepOfCode(secret, code(2), now, 0)).toBeNull()
  expect(stepOfCode(secret, code(0), now, step)).toBeNull()
  for (const wrong of ['', '1', '1234567', 'abcdef'])
    expect(stepOfCode(secret, wrong, now, 0)).toBeNull()
})

it('names account and issuer for the app', () => {
  expect(totpUri('ABC', 'sam+1@example.com', '忆晶 Lumen')).toBe(
    'otpauth://totp/%E5%BF%86%E6%99%B6%20Lumen:sam%2B1%40example.com?secret=ABC&issuer=%E5%BF%86%E6%99%B6%20Lumen&algorithm=SHA1&digits=6&period=30',
  )
})
