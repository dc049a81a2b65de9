import { expect, test } from 'vitest'
import { contextByMemory } from './context-by-memory.ts'

const here = 'http://127.0.0.1:11434'

test.each([
  [8, 40_960, here, 4_096],
  [16, 40_960, here, 8_192],
  [32, 40_960, here, 16_384],
  [32, 2_048, here, 2_048],
  [16, null, here, 8_192],
  // Its memory is not known.
  [4, 40_960, 'http://192.168.1.5:11434', 8_192],
])('with %i GB and a model for %s tokens at %s it is %i', (gigabytes, offered, baseUrl, tokens) => {
  expect(contextByMemory(offered, baseUrl, gigabytes * 2 ** 30)).toBe(tokens)
})
