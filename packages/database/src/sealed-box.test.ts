import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBox } from './sealed-box.ts'
import { SealError } from './sealed-format.ts'

const context = 'messages.content:018f'
const newBox = () => createBox('user', randomBytes(32))

describe('box', () => {
  test.each([
    ['an empty text', ''],
    ['a short text', 'hello'],
    ['a megabyte', 'x'.repeat(1024 * 1024)],
    ['a megabyte of Chinese', '忆'.repeat(350_000)],
    ['a family', '👩‍👩‍👧'],
    ['a lone high surrogate', 'a\ud83d'],
    ['a lone low surrogate', '\ude00b'],
    ['a NUL', 'a\0b'],
    ['a byte order mark', '\ufeffhello'],
  ])('gives back %s', (_, text) => {
    const box = newBox()
    expect(box.unseal(box.seal(text, context), context)).toBe(text)
  })

  test('gives back any text under any context', () => {
    const box = newBox()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
        expect(box.unseal(box.seal(text, place), place)).toBe(text)
      }),
    )
  })

  test('takes bytes that are no Buffer', () => {
    const box = newBox()
    expect(box.unseal(new Uint8Array(box.seal('hello', context)), context)).toBe('hello')
  })

  test('adds 29 bytes and never seals alike', () => {
    const box = newBox()
    expect(box.seal('hello', context)).toHaveLength(5 + 29)
    expect(box.seal('hello', context)).not.toEqual(box.seal('hello', context))
  })

  test('opens only in its place', () => {
    const box = newBox()
    const sealed = box.seal('hello', 'messages.content:1')
    for (const place of ['messages.content:2', 'messages.title:1', 'messages.content:', '']) {
      expect(() => box.unseal(sealed, place)).toThrow(SealError)
    }
  })

  test('refuses every altered bit and every cut', () => {
    const box = newBox()
    const sealed = box.seal('hello!', context)
    for (let index = 0; index < sealed.length; index++) {
      for (let bit = 0; bit < 8; bit++) {
        const altered = Buffer.from(sealed)
        altered[index]! ^= 1 << bit
        expect(() => box.unseal(altered, context)).toThrow(SealError)
      }
      expect(() => box.unseal(sealed.subarray(0, index), context)).toThrow(SealError)
    }
    expect(() => box.unseal(Buffer.concat([sealed, Buffer.from([0])]), context)).toThrow(SealError)
  })

  test('refuses another format', () => {
    const box = newBox()
    const sealed = box.seal('hello!', context)
    for (let format = 0; format < 256; format++) {
      if (format === sealed[0]) continue
      const altered = Buffer.from(sealed)
      altered[0] = format
      expect(() => box.unseal(altered, context)).toThrow(SealError)
    }
  })

  test('says what is wrong without saying what it is', () => {
    const box = newBox()
    const sealed = box.seal('hello', context)
    expect(() => newBox().unseal(sealed, context)).toThrow(
      `Sealed data of ${context} cannot be opened`,
    )
  })
})

describe('index', () => {
  test('is the same for equal tokens of one scope, and 32 bits wide', () => {
    const box = newBox()
    const hashes = box.index(['猫', 'cat', '猫'], 'companion-1')
    expect(hashes[0]).toBe(hashes[2])
    expect(hashes[0]).not.toBe(hashes[1])
    expect(box.index(['cat'], 'companion-1')).toEqual([hashes[1]])
    for (const hash of box.index(Array.from({ length: 1_000 }, String), 's')) {
      expect(Number.isInteger(hash) && hash >= -(2 ** 31) && hash < 2 ** 31).toBe(true)
    }
  })

  test('tells nothing across scopes and users', () => {
    const box = newBox()
    expect(box.index(['cat'], 'companion-1')).not.toEqual(box.index(['cat'], 'companion-2'))
    expect(box.index(['cat'], 'companion-1')).not.toEqual(newBox().index(['cat'], 'companion-1'))
  })

  test('survives a restart', () => {
    const key = randomBytes(32)
    const [first, second] = [Buffer.from(key), Buffer.from(key)]
    expect(createBox('user', first).index(['cat'], 's')).toEqual(
      createBox('user', second).index(['cat'], 's'),
    )
  })
})
