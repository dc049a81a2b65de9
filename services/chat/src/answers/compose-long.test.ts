import { inputOf } from '@lumen/companion/play-talk'
import { composeReply } from '@lumen/companion/reply'
import { expect, it, vi } from 'vitest'
import { composeLong } from './compose-long.ts'
import { composers } from './composer-thread.ts'

it.each([
  ['a short message where it stands', '我今天有点累。', 1],
  [
    'a long one in a thread, with the same words',
    '我今天有点累，工作很多，老板又骂我。'.repeat(80),
    0,
  ],
])('answers %s', async (_what, text, times) => {
  const composing = vi.spyOn(composers, 'composeReply')
  const input = inputOf('zh', text)
  expect(await composeLong('composeReply', text.length, input)).toEqual(composeReply(input))
  expect(composing).toHaveBeenCalledTimes(times)
})
