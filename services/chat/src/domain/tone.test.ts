import { expect, test } from 'vitest'
import { readTone } from './tone.ts'

test('is gentle while somebody grieves, whatever the newest message names', () => {
  const loss = '我外婆做的葱油面特别好吃，她去年走了'
  expect(readTone([loss], 'zh')).toEqual({ language: 'zh', tone: 'caring' })
  expect(readTone([loss, '她总叫我囡囡'], 'zh').tone).toBe('gentle')
  expect(readTone(['她总叫我囡囡'], 'zh').tone).toBe('curious')
})

test('follows the feeling of a message where nobody grieves', () => {
  expect(readTone(['I’m so happy today!'], 'zh')).toEqual({ language: 'en', tone: 'cheerful' })
})
