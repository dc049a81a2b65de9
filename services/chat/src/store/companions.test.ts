import type { Box } from '@lumen/database/sealing'
import { describe, expect, it } from 'vitest'
import { openCompanion } from './companions.ts'

type Row = Parameters<typeof openCompanion>[1]

const opened = (profile: object) => {
  const box = { unseal: () => JSON.stringify(profile) } as unknown as Box
  return openCompanion(box, { id: 'companion', generation: null } as unknown as Row)
}

describe('a stored companion', () => {
  it('has the portrait it was given', () => {
    expect(opened({ name: '云奶奶', face: 'yun' }).face).toBe('yun')
  })

  it('has none where it was made before there were any, or with one that is offered no more', () => {
    expect(opened({ name: '小忆' }).face).toBeNull()
    expect(opened({ name: '苏瑞', face: 'suri' }).face).toBeNull()
  })
})
