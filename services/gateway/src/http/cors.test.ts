import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { addCors } from './cors.ts'

async function preflight(origin: string, method: string) {
  const server = fastify()
  await addCors(server, ['https://localhost', 'capacitor://localhost'])
  const { headers } = await server.inject({
    method: 'OPTIONS',
    url: '/api/auth/preferences',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  await server.close()
  return headers
}

describe('calls from the mobile wrapper', () => {
  it.each([
    ['https://localhost', 'PATCH'],
    ['capacitor://localhost', 'DELETE'],
    ['capacitor://localhost', 'POST'],
  ])('%s may send %s with a bearer token', async (origin, method) => {
    const headers = await preflight(origin, method)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-methods']).toContain(method)
    expect(headers['access-control-allow-headers']).toContain('authorization')
  })

  it('lets no other origin in', async () => {
    const headers = await preflight('https://evil.example', 'POST')
    for (const name of ['origin', 'credentials', 'methods'])
      expect(headers[`access-control-allow-${name}`]).toBeUndefined()
  })
})
