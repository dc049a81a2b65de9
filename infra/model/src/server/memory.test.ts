import { describe, expect, it } from 'vitest'
import { bytesPerToken, fittingContext } from './memory.ts'

const gigabyte = 2 ** 30

/** The published shape of Qwen3-4B: 36 layers, 8 heads of keys, 128 numbers each. */
const qwen4b = {
  metadata: { general: { architecture: 'qwen3' } },
  architectureMetadata: {
    block_count: 36,
    embedding_length: 2_560,
    attention: { head_count: 32, head_count_kv: 8, key_length: 128, value_length: 128 },
  },
}

describe('bytesPerToken', () => {
  it('is what a model keeps of a token', () => {
    expect(bytesPerToken(qwen4b)).toBe(147_456)
  })

  it('takes the size of a head from the width where none is stated', () => {
    const llama = { block_count: 2, embedding_length: 64, attention: { head_count: 4 } }
    expect(bytesPerToken({ ...qwen4b, architectureMetadata: llama })).toBe(2 * 4 * 32 * 2)
  })
})

describe('fittingContext', () => {
  const options = {
    fileBytes: 2.5e9,
    tokenBytes: 147_456,
    slots: 1,
    trained: 40_960,
    freeBytes: 8 * gigabyte,
  }

  it('is the longest that memory has room for', () => {
    expect(fittingContext(options)).toBe(16_384)
    expect(fittingContext({ ...options, freeBytes: 4.2 * gigabyte })).toBe(8_192)
    expect(fittingContext({ ...options, freeBytes: 4.2 * gigabyte, slots: 2 })).toBe(4_096)
  })

  it('is none where the model does not fit', () => {
    expect(fittingContext({ ...options, freeBytes: 3 * gigabyte })).toBeNull()
  })

  it('is no longer than the model was trained for', () => {
    expect(fittingContext({ ...options, trained: 4_096 })).toBe(4_096)
  })
})
