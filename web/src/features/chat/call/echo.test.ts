import { expect, it } from 'vitest'
import { isEcho } from './echo'

it.each([
  ['今天的风很大吧', ['今天的风很大吧？'], true],
  ['风很大吧', ['今天的风很大吧？', '你冷不冷？'], true],
  // Heard a little wrong.
  ['The wind was fairly strong to day', ['The wind was very strong today.'], true],
  ['等一下，我想先说一件事', ['今天的风很大吧？'], false],
  // Anybody may say that just then.
  ['好的', ['好的，我们走吧。'], false],
  ['今天的风很大吧', [], false],
])('%s after %j: %s', (heard, said, echo) => expect(isEcho(heard, said)).toBe(echo))
