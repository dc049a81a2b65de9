import { Type, type TSchema } from 'typebox'
import { Closed, FilledText } from '@lumen/contracts/schema'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { useValidation } from './validation.ts'

/** What the sender of a body is told. */
async function told(schema: TSchema, body: unknown): Promise<string> {
  const server = fastify()
  useValidation(server)
  server.post('/', { schema: { body: schema } }, async () => ({}))
  const reply = await server.inject({ method: 'POST', url: '/', payload: body as object })
  await server.close()
  return reply.statusCode === 200 ? 'accepted' : reply.json().message
}

test.each<[string, TSchema, unknown]>([
  ['name is required', Closed({ name: Type.String() }), {}],
  ['body must be an object', Closed({}), []],
  ['admin is not expected here', Closed({}), { admin: true }],
  [`${'x'.repeat(100)}… is not expected here`, Closed({}), { ['x'.repeat(5_000)]: 1 }],
  ['name must be a text', Closed({ name: Type.String() }), { name: ['x'] }],
  ['age must be a whole number', Closed({ age: Type.Integer() }), { age: '7' }],
  ['on must be true or false', Closed({ on: Type.Boolean() }), { on: 'true' }],
  [
    'a.list.1 must be a number',
    Closed({ a: Closed({ list: Type.Array(Type.Number()) }) }),
    { a: { list: [1, 'x'] } },
  ],
  ['id must be a UUID', Closed({ id: Type.String({ format: 'uuid' }) }), { id: 'x' }],
  [
    'day must be a date (YYYY-MM-DD)',
    Closed({ day: Type.String({ format: 'date' }) }),
    { day: '2026-02-30' },
  ],
  [
    'at must be a date and time (ISO 8601)',
    Closed({ at: Type.String({ format: 'date-time' }) }),
    { at: '2026-02-01' },
  ],
  [
    'email must be an e-mail address',
    Closed({ email: Type.String({ format: 'email' }) }),
    { email: 'x@' },
  ],
  [
    'theme must be one of light, dark',
    Closed({ theme: Type.Enum(['light', 'dark']) }),
    { theme: 'red' },
  ],
  ['kind must be "a"', Closed({ kind: Type.Literal('a') }), { kind: 'b' }],
  ['name must not be empty', Closed({ name: FilledText(3) }), { name: '' }],
  ['name must have at most 3 characters', Closed({ name: FilledText(3) }), { name: 'abcd' }],
  ['name must not be blank', Closed({ name: FilledText(3) }), { name: ' \n' }],
  ['name contains control characters', Closed({ name: FilledText(3) }), { name: 'a\u0000' }],
  [
    'list must have at least 2 entries',
    Closed({ list: Type.Array(Type.Null(), { minItems: 2 }) }),
    { list: [] },
  ],
  [
    'list must have at most 1 entry',
    Closed({ list: Type.Array(Type.Null(), { maxItems: 1 }) }),
    { list: [null, null] },
  ],
  [
    'body must have at least 1 field',
    Closed({ a: Type.Optional(Type.Null()) }, { minProperties: 1 }),
    {},
  ],
  ['n must be at least 1', Closed({ n: Type.Integer({ minimum: 1 }) }), { n: 0 }],
  ['n must be at most 5', Closed({ n: Type.Integer({ maximum: 5 }) }), { n: 6 }],
  [
    'region has the wrong form (ISO 3166-1 alpha-2)',
    Closed({ region: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' }) }),
    { region: 'de' },
  ],
  [
    'mood must have at most 2 characters',
    Closed({ mood: Type.Union([FilledText(2), Type.Null()]) }),
    { mood: 'abc' },
  ],
  ['mood must be a text', Closed({ mood: Type.Union([FilledText(2), Type.Null()]) }), { mood: 3 }],
])('%s', async (message, schema, body) => {
  expect(await told(schema, body)).toBe(`The request is not valid: ${message}`)
})

test('a text of 60,000 characters is refused by its length, before any pattern', async () => {
  const began = process.threadCpuUsage()
  expect(
    await told(Closed({ name: FilledText(8_000) }), { name: `${'a'.repeat(60_000)}\u0000` }),
  ).toBe('The request is not valid: name must have at most 8000 characters')
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000)
})
