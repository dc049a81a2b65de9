import { describe, expect, it } from 'vitest'
import { createPreviewQueue } from './preview-queue'

describe('the queue of previews', () => {
  it('lets a few load at a time, in order, and forgets who left', () => {
    const queue = createPreviewQueue(2)
    const started: string[] = []
    const leave = new Map(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [name, queue.join(() => started.push(name))]),
    )
    expect(started).toEqual(['a', 'b'])
    leave.get('c')?.()
    leave.get('a')?.()
    expect(started).toEqual(['a', 'b', 'd'])
    leave.get('a')?.()
    leave.get('b')?.()
    leave.get('d')?.()
    expect(started).toEqual(['a', 'b', 'd', 'e'])
  })
})
