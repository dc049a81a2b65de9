import { expect, it } from 'vitest'
import { boundSchema } from './bound-schema.ts'

it('gives every string and array an end, and keeps the ends that are near enough', () => {
  const schema = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string' },
      note: { type: 'string', maxLength: 40 },
      story: { type: 'string', maxLength: 9_000 },
      kind: { enum: ['a', 'b'], type: 'string' },
      tags: { type: 'array', items: { type: ['string', 'null'] }, maxItems: 3 },
      more: { oneOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] },
    },
  }
  expect(boundSchema(schema)).toEqual({
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 1_000 },
      note: { type: 'string', maxLength: 40 },
      story: { type: 'string', maxLength: 1_000 },
      kind: { enum: ['a', 'b'], type: 'string' },
      tags: { type: 'array', items: { type: ['string', 'null'], maxLength: 1_000 }, maxItems: 3 },
      more: {
        oneOf: [{ type: 'array', items: { type: 'integer' }, maxItems: 64 }, { type: 'null' }],
      },
    },
  })
})
