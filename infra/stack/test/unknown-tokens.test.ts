import { randomBytes } from 'node:crypto'
import { limits } from '@lumen/contracts/limits'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'

test('an address that tries token after token is held up, its other people are not', async () => {
  const product = await startProduct()
  try {
    const { token } = await product.person()
    const other = await product.person()
    expect((await product.call('GET', '/api/auth/me', { token })).status).toBe(200)
    const answers = []
    for (let attempt = 0; attempt <= limits.unknownTokens.max; attempt++)
      answers.push(
        await product.call('GET', '/api/auth/me', { token: randomBytes(32).toString('base64url') }),
      )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.slice(0, -1).every((code) => code === 'session_expired')).toBe(true)
    expect(codes.at(-1)).toBe('rate_limited')
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
    // Sessions go on, known to the gateway or not, and so does what is public.
    expect((await product.call('GET', '/api/auth/me', { token })).status).toBe(200)
    expect((await product.call('GET', '/api/auth/me', { token: other.token })).status).toBe(200)
    const junk = randomBytes(32).toString('base64url')
    expect((await product.call('GET', '/api/status', { token: junk })).status).toBe(200)
  } finally {
    await product.close()
  }
})
