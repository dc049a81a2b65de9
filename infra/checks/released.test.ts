import { describe, expect, it } from 'vitest'
import type { JSONSchema } from './compatibility.ts'
import { contractsOfToday, faultsBesides, type Contracts } from './contracts-of-a-release.ts'
import { faultsSince, migrationsOfToday } from './migrations-of-a-release.ts'
import { readReleased, root } from './released.ts'

it('can be rolled out one process after the other: old and new services understand each other', () => {
  const { contracts } = readReleased()
  expect(Object.keys(contracts.requests).length).toBeGreaterThan(50)
  expect(faultsBesides(contracts, contractsOfToday())).toEqual([])
})

it('migrates beside services of the release before, and lets rows be written meanwhile', async () => {
  const { migrations } = readReleased()
  expect(Object.keys(migrations).length).toBeGreaterThan(5)
  expect(await faultsSince(migrations, await migrationsOfToday(root))).toEqual([])
})

describe('what changes between two releases', () => {
  const text: JSONSchema = { type: 'string' }
  const number: JSONSchema = { type: 'integer' }
  const object = (properties: Record<string, JSONSchema>, required = Object.keys(properties)) => ({
    type: 'object',
    properties,
    required,
  })
  const asking = (input: JSONSchema, output: JSONSchema = object({})): Contracts => ({
    requests: { 'chat.ask': { input, output } },
    events: {},
    jobs: {},
  })
  const faults = (before: Contracts, now: Contracts) => faultsBesides(before, now).join('\n')

  it.each<[string, Contracts, Contracts, string]>([
    ['nothing', asking(object({ id: text })), asking(object({ id: text })), ''],
    [
      'a further field that may be left out',
      asking(object({ id: text })),
      asking(object({ id: text, more: text }, ['id'])),
      '',
    ],
    [
      'a further field that is asked for',
      asking(object({ id: text })),
      asking(object({ id: text, more: text })),
      'chat.ask (older asks) /more: is required where it is read',
    ],
    [
      'a field less of the answer',
      asking(object({}), object({ id: text })),
      asking(object({}), object({})),
      'chat.ask (older asks) /id: is required where it is read',
    ],
    [
      'another type',
      asking(object({ id: text })),
      asking(object({ id: number })),
      '/id: is string, and integer is read',
    ],
    [
      'a further value of a list',
      asking(object({ id: { enum: ['a'] } })),
      asking(object({ id: { enum: ['a', 'b'] } })),
      '',
    ],
    [
      'less room',
      asking(object({ id: { type: 'string', maxLength: 9 } })),
      asking(object({ id: { type: 'string', maxLength: 5 } })),
      '/id: maxLength is 5 where it is read',
    ],
    [
      'null is no longer taken',
      asking(object({ id: { anyOf: [text, { type: 'null' }] } })),
      asking(object({ id: text })),
      '/id: is null, and string is read',
    ],
    ['a request less', asking(object({})), { requests: {}, events: {}, jobs: {} }, 'is gone'],
  ])('%s', (_what, before, now, fault) => {
    if (fault === '') expect(faults(before, now)).toBe('')
    else expect(faults(before, now)).toContain(fault)
  })

  it('a migration that older programs would not survive', async () => {
    const add = { up: async () => {} }
    const later = {
      safeBecause: 'nobody reads it any more',
      up: async () => {},
    }
    const today = { notes: { '0001-initial': add, '0002-later': later } }
    expect(await faultsSince({ notes: ['0001-initial'] }, today)).toEqual([])
    expect(await faultsSince({ notes: ['0001-initial', '0000-lost'] }, today)).toEqual([
      'notes/0000-lost: was released and is gone',
    ])
  })
})
