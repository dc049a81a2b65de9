import { describe, expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const uses = (times: number) => Array.from({ length: times })

describe('statement names', () => {
  test('are given to statements with parameters that come again and again', () => {
    const names = createStatementNames()
    expect(uses(6).map(() => names.nameOf('select $1', 1))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      's1',
      's1',
    ])
    for (const _ of uses(10)) expect(names.nameOf('begin', 0)).toBeUndefined()
    expect(
      uses(5)
        .map(() => names.nameOf('select $1 + $2', 2))
        .at(-1),
    ).toBe('s2')
  })

  test('are not given again to a banned statement, nor used twice', () => {
    const names = createStatementNames()
    for (const _ of uses(5)) names.nameOf('select $1', 1)
    names.ban('select $1')
    for (const _ of uses(10)) expect(names.nameOf('select $1', 1)).toBeUndefined()
    expect(
      uses(5)
        .map(() => names.nameOf('select $1 + $2', 2))
        .at(-1),
    ).toBe('s2')
  })

  test('are not endless', () => {
    const names = createStatementNames()
    const given = new Set<string | undefined>()
    for (let width = 0; width < 10_000; width++) {
      for (const _ of uses(6)) given.add(names.nameOf(`select ${width} in ($1)`, 1))
    }
    given.delete(undefined)
    expect(given.size).toBe(200)
  })
})
