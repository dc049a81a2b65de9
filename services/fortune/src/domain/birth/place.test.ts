import { loadAtlas } from '@lumen/astrology/atlas'
import type { Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { FortuneProblem } from '../problem.ts'
import { findBirthPlace, placeIdOf, showPlace } from './place.ts'

const { gazetteer } = await loadAtlas()
const shown = (location: string, language: Language) => {
  const found = findBirthPlace({ location }, gazetteer, language)
  if (found === null) throw new Error(`${location} is no place`)
  const { name, within, countryName } = showPlace(found.place, language)
  return [name, ...within, countryName].join(', ')
}

describe('a place in the reader’s language', () => {
  test.each([
    ['杭州', 'zh', '杭州, 浙江省, 中国'],
    ['Hangzhou', 'zh', '杭州, 浙江省, 中国'],
    ['杭州', 'de', 'Hangzhou, Zhejiang, China'],
    ['纽约', 'zh', '纽约市, 美国'],
    ['纽约', 'de', 'New York City, New York, Vereinigte Staaten'],
    ['乌鲁木齐', 'zh', '乌鲁木齐, 新疆维吾尔自治区, 中国'],
    ['昆山', 'zh', '昆山市, 苏州市, 江苏省, 中国'],
    ['München', 'de', 'München, Bayern, Deutschland'],
    ['München', 'ja', 'ミュンヘン, バイエルン州, ドイツ'],
    ['慕尼黑', 'fr', 'Munich, Bavière, Allemagne'],
    ['北京', 'zh', '北京, 中国'],
    ['Amsterdam', 'ko', '암스테르담, 노르트홀란트주, 네덜란드'],
    ['Cluj-Napoca', 'ja', 'クルジュ=ナポカ, Cluj, ルーマニア'],
    ['Hong Kong', 'pt', 'Hong Kong, Central and Western, Hong Kong, RAE da China'],
    ['교토', 'ko', '교토시, 교토부, 일본'],
  ] as const)('%s for %s', (location, language, expected) => {
    expect(shown(location, language)).toBe(expected)
  })

  test('keeps the name of its town when it comes back by its id, else what was written', () => {
    const { place } = findBirthPlace({ location: '杭州' }, gazetteer, 'zh')!
    const again = findBirthPlace({ placeId: placeIdOf(place), location: 'x' }, gazetteer, 'zh')!
    expect(showPlace(again.place, 'zh').name).toBe('杭州')
    const village = findBirthPlace({ placeId: '30.9,120.9', location: '外婆家' }, gazetteer, 'zh')!
    expect(showPlace(village.place, 'zh').name).toBe('外婆家')
  })

  test('names the candidates of an unclear place in it', () => {
    expect(() => findBirthPlace({ location: 'Springfield' }, gazetteer, 'zh')).toThrow(
      FortuneProblem,
    )
    try {
      findBirthPlace({ location: 'Springfield' }, gazetteer, 'zh')
    } catch (error) {
      const { details = [] } = error as FortuneProblem
      expect(details[0]?.message).toBe('斯普林菲尔德, 伊利诺伊州, 美国')
    }
  })
})
