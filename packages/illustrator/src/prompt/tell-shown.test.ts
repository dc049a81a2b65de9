import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from '../content.ts'
import { createTellShown } from './tell-shown.ts'

const tellShown = createTellShown(openRoom(picturesRoom))

describe('tellShown', () => {
  it.each([
    ['zh', '月夜、树林，竹子，古琴', '月夜 树林', '竹子 古琴', true],
    ['zh', '画一幅月夜下的竹林，有人在弹古琴', '月夜 人', '竹林 弹古琴', false],
    ['zh', '一只橘猫趴在窗台上晒太阳', '橘猫 窗台', '晒太阳', true],
    ['zh', '孤独的老人坐在公园长椅上', '老人', '公园长椅', true],
    ['zh', '上海的金鱼', '', '上海 金鱼', false],
    ['zh', '帮我画一张雨夜的街道，水彩风格', '雨夜 街道', '', true],
    ['en', 'A knight fighting a dragon by a castle', 'castle', 'knight fighting dragon', false],
    ['en', 'a steam train in the snowy woods', 'snowy_woods', 'steam_train', false],
    ['en', 'please draw a cat watching the moon, cozy, oil painting', 'cat moon', '', true],
    ['en', 'Mountain peaks at dawn', 'Mountain_peaks dawn', '', true],
    ['en', 'a boat in my bedroom', 'bedroom', 'boat', false],
    ['de', 'Eine Geige auf der Wiese im Mondlicht', 'Wiese Mondlicht', 'Geige', false],
    ['de', 'Ein schöner Leuchtturm am Meer', 'Leuchtturm Meer', '', true],
    ['fr', 'Un chat qui dort près d’un violon', 'chat', 'dort violon', true],
    ['fr', 'dessine-moi un mouton', '', 'mouton', false],
    ['en', 'autumn leaves by a lake', 'autumn_leaves lake', '', true],
    ['es', 'Una guitarra en la playa', 'playa', 'guitarra', false],
    ['es', 'Montañas nevadas bajo las estrellas', 'Montañas estrellas', '', true],
    ['pt', 'Um gato dormindo na janela', 'gato janela', 'dormindo', true],
    ['pt', 'desenhe um dragão sobre o castelo', 'castelo', 'dragão', false],
    ['ja', '窓辺で眠る猫', '窓辺 猫', '眠る', true],
    ['ja', '森の中のピアノ', '森', 'ピアノ', false],
    ['ko', '창가에서 자는 고양이', '창가 고양이', '자는', true],
    ['ko', '빨간 자동차와 산', '산', '자동차', false],
    // In another language than the reader's.
    ['zh', 'a violin in a meadow', 'meadow', 'violin', false],
    ['de', '雪山的日出', '雪山 日出', '', true],
  ] as const)('tells in %s what of “%s” it shows', (language, prompt, shown, notShown, main) => {
    const phrases = (list: string) =>
      list.split(' ').flatMap((phrase) => (phrase === '' ? [] : [phrase.replaceAll('_', ' ')]))
    expect(tellShown(prompt, language)).toEqual({
      shown: phrases(shown),
      notShown: phrases(notShown),
      mainSubjectShown: main,
    })
  })

  it('takes a portrait for a picture of whoever it is of', () => {
    const prompt = 'portrait of a woman with long hair and glasses'
    expect(tellShown(prompt, 'en')).toMatchObject({ notShown: [], mainSubjectShown: true })
    expect(tellShown('portrait of Ada Lovelace', 'en').mainSubjectShown).toBe(false)
  })

  it('leaves open what a prompt leaves open', () => {
    for (const prompt of ['', '。。。', '🦄', '画点好看的', 'something sad, in blue'])
      expect(tellShown(prompt, 'zh')).toEqual({ shown: [], notShown: [], mainSubjectShown: true })
  })

  it.each(languages)(
    'shows the main subject of every example of the workshop in %s',
    (language) => {
      const file = new URL(`../../../../content/${language}/app/multimodal.json`, import.meta.url)
      const { examples } = JSON.parse(readFileSync(file, 'utf8')) as {
        examples: { image: Record<string, { text: string }> }
      }
      const texts = Object.values(examples.image).map(({ text }) => text)
      expect(texts.length).toBeGreaterThan(4)
      for (const text of texts)
        expect(tellShown(text, language), text).toMatchObject({
          notShown: [],
          mainSubjectShown: true,
        })
    },
  )
})
