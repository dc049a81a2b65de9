import { describe, expect, it } from 'vitest'
import { numberedMemory, memoryId } from '@/test/memory-samples'
import { findMemories } from './find-memories'
import { momentOfId } from './moment-of-id'
import { countConnections, relatedTo } from './related'

const former = numberedMemory(1, { supersededBy: memoryId(2), validTo: '2026-05-03T00:00:00.000Z' })
const present = numberedMemory(2, { connections: [memoryId(3)], contextTags: ['Umzug'] })
const other = numberedMemory(3, { memoryType: 'event', content: 'Neue Wohnung in Leipzig' })
const far = numberedMemory(4, { connections: [memoryId(2), memoryId(77)] })
const all = [former, present, other, far]

describe('relatedTo', () => {
  it('tells what came after, what was before, and what is connected from either side', () => {
    expect(relatedTo(former, all)).toEqual({ newer: present, older: [], connected: [] })
    expect(relatedTo(present, all)).toEqual({
      newer: null,
      older: [former],
      connected: [other, far],
    })
  })

  it('counts pairs whose both ends are known', () => {
    expect(countConnections(all)).toBe(2)
  })
})

describe('findMemories', () => {
  it('finds every word, in text or tags, whatever its case', () => {
    expect(findMemories(all, { words: ' leipzig neue', type: null })).toEqual([other])
    expect(findMemories(all, { words: 'umzug', type: null })).toEqual([present])
    expect(findMemories(all, { words: '', type: 'event' })).toEqual([other])
    expect(findMemories(all, { words: 'leipzig', type: 'fact' })).toEqual([])
    expect(findMemories(all, { words: '  ', type: null })).toEqual(all)
  })
})

describe('momentOfId', () => {
  it('reads the time out of ids of version 7 only', () => {
    expect(momentOfId('0196fc2d-4c00-7abc-8def-0123456789ab')?.toISOString()).toBe(
      new Date(0x0196fc2d4c00).toISOString(),
    )
    expect(momentOfId('0196fc2d-4c00-4abc-8def-0123456789ab')).toBeNull()
    expect(momentOfId('something else')).toBeNull()
  })
})
