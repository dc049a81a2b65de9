import { describe, expect, it } from 'vitest'
import { languages } from '@lumen/contracts/languages'
import { readerFor } from '@lumen/fortune/readings'
import { gramsOf, luckLimit, luckMeasure, overlapOf } from './readings-overlap.ts'
import { animalDays, chartDays, luckTexts, signDays } from './readings-texts.ts'

describe('The overlap of texts', () => {
  it('counts characters in Chinese and words in English', () => {
    expect([...gramsOf('今天月亮，在白羊', 'zh')]).toEqual([
      '今天月亮在',
      '天月亮在白',
      '月亮在白羊',
    ])
    expect([...gramsOf('The Moon walks into Aries, softly', 'en')]).toEqual([
      'the moon walks into aries',
      'moon walks into aries softly',
    ])
  })

  it('is one for equal texts and none for strangers', () => {
    expect(overlapOf(['abcdefg', 'abcdefg'], 'zh')).toMatchObject({ equal: 1, median: 1 })
    expect(overlapOf(['abcdefg', 'hijklmn'], 'zh')).toMatchObject({ equal: 0, median: 0 })
  })
})

/** The whole measure is `npm run eval:readings`. */
describe.each(languages)('Readings in %s', (language) => {
  it('are all different and repeat each other little', async () => {
    const reader = readerFor(language)
    for (const texts of [signDays(reader, 8), animalDays(reader, 8), chartDays(reader, 12, 4)]) {
      const { equal, median, max } = overlapOf(texts, language)
      expect(equal).toBe(0)
      expect(median).toBeLessThanOrEqual(0.3)
      expect(max).toBeLessThanOrEqual(0.75)
    }
  })

  it('tell the luck pillars of two births apart', () => {
    const { equal, median } = overlapOf(
      luckTexts(readerFor(language), 16),
      language,
      luckMeasure(language),
    )
    expect(equal).toBe(0)
    expect(median).toBeLessThanOrEqual(luckLimit)
  })
})
