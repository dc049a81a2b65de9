import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from '../content.ts'
import { createReadFace } from './read-face.ts'

const contentOf = openRoom(picturesRoom)
const wordsOf = (language: Language) => contentOf(language).words
const readFace = createReadFace(wordsOf)

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
    expect(readFace(short, language)).toMatchObject({ glasses: true, hair: 'short' })
    expect(readFace(long, language)).toMatchObject({ glasses: false, hair: 'long' })
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
    const open = {
      glasses: false,
      hair: undefined,
      curly: false,
      hairColour: undefined,
      dress: undefined,
      dressColour: undefined,
      gender: undefined,
      old: false,
      beard: false,
      darkSkin: false,
      elfin: false,
      jewels: false,
    }
    expect(readFace('', 'zh')).toEqual(open)
    expect(readFace('l’étoile brille sur un long chemin', 'fr')).toEqual(open)
    expect(readFace('entlang des Sees, eine kurze Rast', 'de')).toEqual(open)
    expect(readFace('somebody who is 25 years old and plays the guitar', 'en')).toEqual(open)
    expect(readFace('ein Mensch, 30 Jahre alt', 'de')).toEqual(open)
    expect(readFace('弹吉他的人', 'zh')).toEqual(open)
    expect(readFace('eine junge Frau', 'de')).toMatchObject({ gender: 'woman', old: false })
  })

  it.each([
    ['zh', '棕色长发的女人', '穿汉服的白须老爷爷'],
    ['en', 'a woman with long brown hair', 'an old man with a white beard in a hanfu'],
    ['ja', '茶色の長い髪の女性', '漢服を着た白いひげのおじいさん'],
    ['ko', '긴 갈색 머리의 여자', '한푸를 입은 흰 수염의 할아버지'],
    ['fr', 'une femme aux longs cheveux bruns', 'un vieil homme à barbe blanche en hanfu'],
    ['de', 'eine Frau mit langem braunem Haar', 'ein alter Mann mit weißem Bart im Hanfu'],
    ['es', 'una mujer de pelo castaño y largo', 'un hombre anciano de barba blanca con hanfu'],
    ['pt', 'uma mulher de cabelo castanho longo', 'um homem idoso de barba branca com hanfu'],
  ] as const)('reads who somebody is in %s', (language, woman, old) => {
    expect(readFace(woman, language)).toMatchObject({
      gender: 'woman',
      hair: 'long',
      hairColour: 'brown',
      old: false,
    })
    expect(readFace(old, language)).toMatchObject({
      gender: 'man',
      old: true,
      beard: true,
      dress: 'robe',
    })
  })

  it.each([
    ['zh', '蓝色短发，红色围巾'],
    ['en', 'short blue hair and a red scarf'],
    ['ja', '青い短い髪に、赤いマフラー'],
    ['ko', '파란 짧은 머리, 빨간 목도리'],
    ['fr', 'cheveux bleus et courts, écharpe rouge'],
    ['de', 'kurzes blaues Haar, ein roter Schal'],
    ['es', 'pelo corto y azul, bufanda roja'],
    ['pt', 'cabelo curto e azul, cachecol vermelho'],
  ] as const)('gives hair and clothes each their colour in %s', (language, prompt) => {
    expect(readFace(prompt, language)).toMatchObject({
      hair: 'short',
      hairColour: 'blue',
      dress: 'warm',
      dressColour: 'red',
    })
  })
})
