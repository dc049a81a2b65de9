import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { drawFace } from '../avatar/draw-face.ts'
import { picturesRoom } from '../content.ts'
import { randomOf } from '../random.ts'
import { createReadFace } from './read-face.ts'
import { createReadPrompt } from './read-prompt.ts'

const contentOf = openRoom(picturesRoom)
const wordsOf = (language: Language) => contentOf(language).words
const readFace = createReadFace(wordsOf)
const readPrompt = createReadPrompt(wordsOf)

describe('readFace', () => {
  it.each([
    ['zh', '短发，圆框眼镜，清晨的湖边', '银色长发，眼神安静'],
    ['en', 'short hair, round glasses, a lake in the morning', 'long silver hair, quiet eyes'],
    ['ja', 'ショートヘア、丸眼鏡、朝の湖畔', '銀色の長い髪、静かなまなざし'],
    ['ko', '짧은 머리, 동그란 안경, 아침의 호숫가', '긴 은빛 머리, 고요한 눈빛'],
    ['fr', 'cheveux courts, lunettes rondes, un lac au matin', 'longs cheveux argentés'],
    ['de', 'kurzes Haar, runde Brille, ein See am Morgen', 'langes silbernes Haar'],
    ['es', 'pelo corto, gafas redondas, un lago al amanecer', 'pelo largo plateado'],
    ['pt', 'cabelo curto, óculos redondos, um lago de manhã', 'cabelo longo prateado'],
  ] as const)('reads hair and glasses in %s', (language, short, long) => {
    expect(readFace(short, language)).toEqual({ glasses: true, hair: 'short' })
    expect(readFace(long, language)).toEqual({ glasses: false, hair: 'long' })
  })

  it.each([
    ['zh', '穿汉服、黑色发髻、浅笑的人'],
    ['en', 'a person with a black hair bun smiling'],
    ['ja', '黒い結い髪で微笑む人'],
    ['ko', '검은 쪽머리를 한 사람'],
    ['fr', 'une personne aux cheveux noirs attachés'],
    ['de', 'ein Mensch mit schwarzem Haarknoten'],
    ['es', 'una persona de pelo negro recogido'],
    ['pt', 'uma pessoa de cabelo preto preso'],
  ] as const)('reads hair worn up in %s', (language, prompt) => {
    expect(readFace(prompt, language).hair).toBe('up')
  })

  it('takes the longer of two phrases that begin alike', () => {
    expect(readFace('una melena corta', 'es').hair).toBe('short')
    expect(readFace('una melena negra', 'es').hair).toBe('long')
  })

  it('leaves open what is not said', () => {
    const open = { glasses: false, hair: undefined }
    expect(readFace('', 'zh')).toEqual(open)
    expect(readFace('l’étoile brille sur un long chemin', 'fr')).toEqual(open)
    expect(readFace('entlang des Sees, eine kurze Rast', 'de')).toEqual(open)
  })

  it.each(['realistic', 'anime', 'cartoon'] as const)('is drawn in the style %s', (style) => {
    const draw = (prompt: string, seed: string) =>
      drawFace(style, readPrompt(prompt, 'en', 'open'), randomOf(seed))
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    // Whoever wears none by chance is drawn with more strokes once a prompt asks for glasses.
    const added = seeds.map((seed) => draw('round glasses', seed).length - draw('', seed).length)
    expect(added.filter((strokes) => strokes > 0).length).toBeGreaterThan(2)
    for (const seed of seeds) expect(draw('long hair', seed)).not.toBe(draw('short hair', seed))
  })
})
