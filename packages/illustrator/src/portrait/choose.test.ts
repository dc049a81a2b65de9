import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { imageStyles, isPhotographic, type ImageStyle } from '@lumen/contracts/media/names'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from '../content.ts'
import { createReadPrompt } from '../prompt/read-prompt.ts'
import { randomOf } from '../random.ts'
import { choosePortrait, lookOf } from './choose.ts'
import { drawPortrait } from './draw.ts'
import { palettes } from './palettes.ts'
import { builds, skins } from './people.ts'
import { hairStyleNames, type Clothes, type Portrait } from './portrait.ts'
import { shippedPortraits } from './shipped.ts'

const contentOf = openRoom(picturesRoom)
const readPrompt = createReadPrompt((language) => contentOf(language).words)
const choose = (
  prompt: string,
  seed: string,
  language: Language = 'en',
  style: ImageStyle = 'artistic',
) => choosePortrait(readPrompt(prompt, language, seed), style, randomOf(seed))
const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`)
const all = (prompt: string, language?: Language) =>
  seeds.map((seed) => choose(prompt, seed, language))

describe('a portrait from words', () => {
  it('is the same for the same words and seed, and other people for other seeds', () => {
    expect(choose('a face', 'one')).toEqual(choose('a face', 'one'))
    const people = all('a face')
    const different = (of: (portrait: Portrait) => unknown) =>
      new Set(people.map((portrait) => JSON.stringify(of(portrait)))).size
    expect(different(({ skin }) => skin)).toBe(skins.length)
    expect(different(({ hair }) => hair.style)).toBeGreaterThan(8)
    expect(different(({ light }) => light)).toBeGreaterThan(7)
  })

  it('wears what words say', () => {
    for (const portrait of all('a woman with long red hair and round glasses in a white dress')) {
      expect(portrait.glasses).toMatchObject({ kind: 'round' })
      expect(['straight', 'waves', 'halfUp']).toContain(portrait.hair.style)
      expect(portrait.hair.color).toBe('b03a34')
      expect(portrait.clothes.color).toBe('f4f0ea')
      expect(portrait.beard).toBeUndefined()
    }
    for (const portrait of all('穿汉服的男子，黑色发髻', 'zh')) {
      expect(portrait.clothes.style).toBe('crossed')
      expect(portrait.hair).toMatchObject({ color: '1f1d2a' })
      expect(portrait.neck).toBeGreaterThan(80)
    }
    for (const portrait of all('ein alter Mann mit Bart im Winter', 'de'))
      expect(portrait).toMatchObject({ age: 1, beard: 'full' })
    for (const portrait of all('a dark-skinned woman with an afro'))
      expect(['b97c52', '8f5838']).toContain(portrait.skin)
    for (const portrait of all('an elf under the northern lights'))
      expect(portrait).toMatchObject({ elfin: true, hints: expect.arrayContaining(['aurora']) })
  })

  it('stands in the light of the hour, the weather and the place', () => {
    const lights = (prompt: string) => new Set(all(prompt).map(({ light }) => light[0]))
    expect(lights('at night under the stars, by the sea')).toEqual(
      new Set([palettes.night.light[0]]),
    )
    expect(lights('snow on a winter day')).toEqual(new Set([palettes.ice.light[0]]))
    for (const { hints } of all('rain in the city')) expect(hints).toContain('rain')
    for (const { hints } of all('cherry blossoms in spring by day'))
      expect(hints).toContain('petals')
    for (const { hints, light } of all('purple')) {
      expect(hints).toEqual([])
      expect(light).toEqual(palettes.violet.light)
    }
  })

  it('is grown up whoever is asked for', () => {
    const grown = new Set(
      Object.values(builds)
        .flat()
        .map(({ head }) => JSON.stringify(head)),
    )
    for (const prompt of ['a little girl', 'a boy of five', 'a baby', 'a child with pigtails'])
      for (const { head, age, eyes } of all(prompt)) {
        expect(grown).toContain(JSON.stringify(head))
        expect(age).toBeGreaterThan(0)
        expect(eyes.above + eyes.below).toBeLessThan(52)
      }
  })
})

/** Whether a drawing covers the whole picture, drawn small. */
const opaque = async (svg: string) =>
  (await sharp(Buffer.from(svg), { density: 4.5 }).stats()).isOpaque

describe('every combination', () => {
  const clothes: readonly Clothes['style'][] = [
    'crossed',
    'crew',
    'turtle',
    'shirt',
    'hood',
    'stand',
    'shawl',
    'scoop',
    'scarf',
  ]
  const base = shippedPortraits.lumi

  it.each(hairStyleNames)('of hair like %s is a drawing', async (style) => {
    for (const [index, worn] of clothes.entries()) {
      const svg = drawPortrait({
        ...base,
        hair: { ...base.hair, style },
        clothes: { ...base.clothes, style: worn },
        jewels: ['diadem', 'blossoms', 'drops'],
        elfin: index % 2 === 0,
      })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      if (index === 0) expect(await opaque(svg)).toBe(true)
    }
  })

  it.each(imageStyles.filter((style) => !isPhotographic(style)))(
    'in the style %s is a drawing of its own',
    async (style) => {
      const portrait = choose('a woman by a lake at dawn, petals, mist', 'one', 'en', style)
      const svg = drawPortrait(portrait, lookOf[style])
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(await opaque(svg)).toBe(true)
    },
  )

  it('that a seed can give is one without gaps', () => {
    for (const style of imageStyles)
      for (const seed of seeds.slice(0, 20))
        expect(drawPortrait(choose('', seed, 'en', style), lookOf[style])).not.toMatch(
          /NaN|undefined|Infinity/,
        )
  })
})
