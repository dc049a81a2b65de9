import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { talkTo } from './play-talk.ts'

const wishes = new Set(['image', 'voice', 'task', 'translate', 'ownName'])

const said: Readonly<
  Record<
    Language,
    {
      stories: readonly string[]
      wished: readonly (readonly [string, string])[]
      joke: string
      poem: string
      on: string
    }
  >
> = {
  zh: {
    stories: ['我妹昨天半夜打电话来哭', '我儿子给我画了一张贺卡', '他每天早上都叫醒我'],
    wished: [
      ['你给我打个电话吧', 'voice'],
      ['明早七点叫醒我', 'task'],
      ['把“谢谢你”翻成日语', 'translate'],
      ['“好久不见”用法语怎么说？', 'translate'],
    ],
    joke: '讲个程序员的笑话',
    poem: '来首诗吧 写月亮',
    on: '月亮',
  },
  en: {
    stories: [
      'my brother would always show me a picture of his boat',
      'I translate contracts for a living',
      'I have to write an essay tonight',
    ],
    wished: [
      ['can you send me a photo of yourself', 'image'],
      ['remind me to buy milk', 'task'],
      ['how do you say thank you in Spanish?', 'translate'],
    ],
    joke: 'tell me a joke about sailors',
    poem: 'could you write me a poem about rain',
    on: 'rain',
  },
  ja: {
    stories: [
      '友達が昔の写真を見せてくれました',
      'うちの犬、名前はもなかです',
      'リマインダーが鳴らなかった',
    ],
    wished: [
      ['猫の絵を描いてください', 'image'],
      ['名前は何ですか', 'ownName'],
      ['「ありがとう」を中国語で言うと？', 'translate'],
    ],
    joke: '先生の笑い話をひとつ聞かせて',
    poem: '雪についての短い詩を書いて',
    on: '雪',
  },
  ko: {
    stories: ['알람이 안 울려서 늦었어', '엄마 목소리를 듣고 싶어', '노래 불러서 목이 아파'],
    wished: [
      ['알람 맞춰 줘', 'task'],
      ['“고마워”를 영어로 뭐라고 해?', 'translate'],
    ],
    joke: '고양이에 대한 농담 하나 해 줘',
    poem: '바다에 대한 시 써 줘',
    on: '바다',
  },
  fr: {
    stories: ['mon frère m’a montré une photo de son bateau', 'je traduis des contrats'],
    wished: [
      ['dessine-moi un chat', 'image'],
      ['comment dit-on merci en japonais ?', 'translate'],
    ],
    joke: 'raconte-moi une blague sur les marins',
    poem: 'écris un poème sur la pluie',
    on: 'pluie',
  },
  de: {
    stories: ['Mal eine Sache, die mich ärgert', 'ich übersetze Verträge'],
    wished: [
      ['male mir ein Haus', 'image'],
      ['Wie sagt man Danke auf Spanisch?', 'translate'],
    ],
    joke: 'Erzähl mir einen Witz über Segler',
    poem: 'Schreib mir ein Gedicht über den Regen',
    on: 'Regen',
  },
  es: {
    stories: ['Dibuja muy bien mi hija', 'Pinta bien el fin de semana'],
    wished: [
      ['dibuja un gato', 'image'],
      ['¿Cómo se dice gracias en inglés?', 'translate'],
    ],
    joke: 'cuéntame un chiste sobre marineros',
    poem: 'escribe un poema sobre la lluvia',
    on: 'lluvia',
  },
  pt: {
    stories: ['Desenha muito bem a minha filha', 'Pinta de tudo, a minha tia'],
    wished: [
      ['desenha um gato', 'image'],
      ['Como se diz obrigado em inglês?', 'translate'],
    ],
    joke: 'conta uma piada sobre marinheiros',
    poem: 'escreve um poema sobre a chuva',
    on: 'chuva',
  },
}

describe.each(languages)('wishes in %s', (language) => {
  const { stories, wished, joke, poem, on } = said[language]

  test.each(stories)('“%s” tells, and wishes for nothing', (text) => {
    expect(wishes).not.toContain(talkTo(language, [text]).intent)
  })

  test.each(wished.map((row) => [...row]))('“%s” is a wish: %s', (text, intent) => {
    expect(talkTo(language, [text]).intent).toBe(intent)
  })

  test('where no translation is to be had it is said what it takes', () => {
    const [text = ''] = wished.find(([, intent]) => intent === 'translate') ?? []
    expect(talkTo(language, [text]).text).toMatch(/README/)
  })

  test('a joke that is about something else says so', () => {
    const told = talkTo(language, [joke])
    expect(told.intent).toBe('stock.joke')
    expect(told.text).toMatch(/[「“«„]/)
  })

  test('each poem on a word holds it in its verses', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const [, ...verses] = talkTo(language, [poem], { seed }).text.split('\n')
      expect(verses.join('\n')).toContain(on)
    }
  })
})
