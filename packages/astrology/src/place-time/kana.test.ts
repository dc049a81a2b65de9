import { expect, it } from 'vitest'
import { romaji } from './kana.ts'

it.each([
  ['とうきょう', 'tokyo'],
  ['サッポロ', 'sapporo'],
  ['いっちょう', 'itcho'],
  ['オーサカ', 'osaka'],
  ['ｷｮｳﾄ', 'kyoto'],
  ['しんゆり', 'shinyuri'],
  ['ちゅうおう', 'chuo'],
])('%s is %s on a map', (kana, latin) => {
  expect(romaji(kana)).toBe(latin)
})

it.each(['東京', 'トーキョー city', 'ジュネーヴ', '', 'ー'])(
  '%s is no Japanese name in kana alone',
  (text) => {
    expect(romaji(text)).toBeUndefined()
  },
)
