import { createHash } from 'node:crypto'
import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { imageStyles } from '@lumen/contracts/media/names'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from './content.ts'
import { createIllustrate, type IllustrationRequest } from './illustrate.ts'

const illustrate = createIllustrate(openRoom(picturesRoom))

const request: IllustrationRequest = {
  prompt: '海边的日落',
  style: 'photorealistic',
  seed: 'one',
  width: 96,
  height: 96,
  language: 'zh',
  kind: 'scene',
}

/** Mean difference of two pictures per channel, 0 to 255. */
function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
}

/** Pictures that people keep or see again (previews, variants) are painted the same for ever. */
const square = { width: 160, height: 160, kind: 'scene', seed: 'pin' } as const
const pinned: readonly (readonly [IllustrationRequest, string])[] = [
  [
    { ...square, prompt: '海边的日落，一只小船', language: 'zh', style: 'photorealistic' },
    '9efa848d3c70db68',
  ],
  [
    { ...square, prompt: 'A fox in a snowy forest at night', language: 'en', style: 'realistic' },
    '8cc9e793ce007db7',
  ],
  [{ ...square, prompt: '桜の下の猫、春の朝', language: 'ja', style: 'anime' }, '3dd3464f8b3c79bc'],
  [
    { ...square, prompt: '비 오는 밤 거리의 우산', language: 'ko', style: 'cartoon' },
    'a43d2c0e3672c4e3',
  ],
  [
    {
      ...square,
      prompt: 'Un château au-dessus d’un lac, aurore boréale',
      language: 'fr',
      style: 'fantasy',
    },
    '5ef4d239b79d0eb1',
  ],
  [
    {
      ...square,
      prompt: 'Eine Tasse Tee am Fenster, draußen Berge',
      language: 'de',
      style: 'oil_painting',
    },
    'e872a14d8b2a3477',
  ],
  [
    { ...square, prompt: 'Un molino y girasoles en verano', language: 'es', style: 'watercolor' },
    'bfa3035395e1d8b3',
  ],
  [
    { ...square, prompt: 'Fogos de artifício sobre a cidade', language: 'pt', style: 'artistic' },
    '8df578bf82e73d79',
  ],
  [
    {
      ...square,
      prompt: 'a portrait of a woman with long silver hair and round glasses',
      language: 'en',
      style: 'enhance',
    },
    'c47a7b9b137bc2bf',
  ],
  [
    {
      ...square,
      prompt: '短发，圆框眼镜，清晨的湖边',
      language: 'zh',
      style: 'anime',
      kind: 'avatar',
    },
    'c40fdad7123639fd',
  ],
  [
    {
      ...square,
      prompt: 'ein Mensch mit schwarzem Haarknoten',
      language: 'de',
      style: 'cartoon',
      kind: 'avatar',
    },
    '64ca154208e4dff0',
  ],
  [
    {
      ...square,
      prompt: '山里的木屋，下雪',
      language: 'zh',
      style: 'photorealistic',
      seed: 'cinematic:0',
      width: 256,
      height: 108,
    },
    '0d3c6955b7a2a9f3',
  ],
  [
    {
      ...square,
      prompt: 'a camel in the desert under the stars',
      language: 'en',
      style: 'realistic',
      seed: 'documentary:1',
      width: 256,
      height: 144,
    },
    '5b07de855fca7b9a',
  ],
]

describe('illustrate', () => {
  it.each(pinned)('paints $prompt pixel by pixel as ever', async (wish, hash) => {
    const { rgb, width, height } = await illustrate(wish)
    expect(rgb.length).toBe(width * height * 3)
    expect(createHash('sha256').update(rgb).digest('hex').slice(0, 16)).toBe(hash)
  })

  it('paints another picture for another seed', async () => {
    const first = await illustrate(request)
    const other = await illustrate({ ...request, seed: 'two' })
    expect(distance(first.rgb, other.rgb)).toBeGreaterThan(5)
  })

  it('gives every style a look of its own', async () => {
    const pictures = await Promise.all(
      imageStyles.map(async (style) => ({
        style,
        rgb: (await illustrate({ ...request, style, width: 192, height: 192 })).rgb,
      })),
    )
    for (const [index, one] of pictures.entries())
      for (const other of pictures.slice(index + 1))
        expect(distance(one.rgb, other.rgb), `${one.style} and ${other.style}`).toBeGreaterThan(4)
  })

  it.each(languages)('lets the words of %s change the picture', async (language) => {
    const prompts = {
      zh: ['森林', '雪夜的城市'],
      en: ['forest', 'city on a snowy night'],
      ja: ['森', '雪の夜の街'],
      ko: ['숲', '눈이 내리는 밤 도시'],
      fr: ['forêt', 'ville sous la neige, la nuit'],
      de: ['Wald', 'Stadt im Schnee bei Nacht'],
      es: ['bosque', 'ciudad con nieve de noche'],
      pt: ['floresta', 'cidade com neve à noite'],
    }[language]
    const [one, other] = await Promise.all(
      prompts.map((prompt) => illustrate({ ...request, prompt, language })),
    )
    expect(distance(one!.rgb, other!.rgb)).toBeGreaterThan(15)
  })

  it('says what it cannot paint', async () => {
    const wrong = [
      [{ width: 100_000 }, '100000 pixels'],
      [{ height: 63 }, '63 pixels'],
      [{ kind: 'avatar', height: 128 }, 'square'],
      [{ style: 'cubism' as 'anime' }, 'cubism'],
      [{ kind: 'avatar', style: 'realistic' }, 'no face'],
      [{ prompt: 'a portrait of a woman' }, 'no face'],
      [{ prompt: 'x'.repeat(10_001) }, 'too long'],
    ] as const
    for (const [part, message] of wrong) {
      const painting = illustrate({ ...request, ...part })
      await expect(painting).rejects.toThrow(RangeError)
      await expect(painting).rejects.toThrow(message)
    }
  })
})
