import type { TalkBranch } from '@lumen/contracts/chat/branches'
import { expect, it } from 'vitest'
import { forksOf } from './forks'

const branch = (id: string, parentId: string | null, forkedFrom: string | null): TalkBranch => ({
  id,
  parentId,
  forkedFrom,
  createdAt: '2026-11-21T08:00:00.000Z',
  messages: 2,
  lastSpokenAt: null,
  beginning: '',
  deletedAt: null,
})
const first = branch('first', null, null)
const side = branch('side', 'first', 'm1')
const other = branch('other', 'first', 'm1')
const deep = branch('deep', 'side', 'm2')
const anew = branch('anew', 'first', null)
const branches = [first, side, other, deep, anew]

it('tells at each message which branches part there, and which is shown', () => {
  const at = (shown: readonly string[]) => forksOf({ shown: [...shown], branches })
  const parting = ['first', 'side', 'other']
  expect(at(['first'])).toEqual(
    new Map([
      ['m1', { branches: parting, shown: 0 }],
      ['m2', { branches: ['side', 'deep'], shown: 0 }],
    ]),
  )
  expect(at(['first', 'other']).get('m1')).toEqual({ branches: parting, shown: 2 })
  expect(at(['first', 'side', 'deep'])).toEqual(
    new Map([
      ['m1', { branches: parting, shown: 1 }],
      ['m2', { branches: ['side', 'deep'], shown: 1 }],
    ]),
  )
})

it('leaves out what is deleted, and messages from which one way alone is left', () => {
  const deletedAt = '2026-11-22T08:00:00.000Z'
  const left = [{ ...first, deletedAt }, side, { ...deep, deletedAt }]
  expect(forksOf({ shown: ['first', 'side'], branches: left })).toEqual(new Map())
})
