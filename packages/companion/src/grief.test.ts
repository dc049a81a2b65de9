import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { openRoom } from '@lumen/content/open-room'
import { companionRoom } from './content.ts'
import { playTalk, talkTo } from './play-talk.ts'
import { saidIn } from './said-lines.ts'

const told: Readonly<Record<Language, { loss: string; after: readonly string[]; asks: string }>> = {
  zh: {
    loss: '我外婆做的葱油面特别好吃，她去年走了',
    after: ['我最后一面都没见到，因为公司不让请假', '她总叫我囡囡'],
    asks: '我是不是很不孝',
  },
  en: {
    loss: 'my dad taught me to fix bikes. he passed three weeks ago',
    after: ['I wasn’t there when it happened', 'his garage still smells of oil'],
    asks: 'do you think he knew I loved him?',
  },
  ja: {
    loss: 'おばあちゃんのうどんが大好きだった。去年亡くなったんだ',
    after: ['最期に会えなかった', 'いつも笑って迎えてくれた'],
    asks: 'おばあちゃんは寂しかったと思う？',
  },
  ko: {
    loss: '할머니 김치가 제일 맛있었는데 작년에 돌아가셨어',
    after: ['마지막 인사도 못 했어', '늘 손을 잡아 주셨어'],
    asks: '할머니는 내 마음을 아셨을까?',
  },
  fr: {
    loss: 'mon père m’a appris à pêcher, il est décédé il y a trois semaines',
    after: ['je n’étais pas là', 'sa canne est encore dans l’entrée'],
    asks: 'est-ce qu’il savait que je l’aimais ?',
  },
  de: {
    loss: 'mein Vater hat mir das Angeln beigebracht, er ist vor drei Wochen gestorben',
    after: ['ich war nicht bei ihm', 'seine Jacke hängt noch im Flur'],
    asks: 'ob er wusste, dass ich ihn liebe?',
  },
  es: {
    loss: 'mi padre me enseñó a pescar, murió hace tres semanas',
    after: ['no estuve a su lado', 'su chaqueta sigue en la entrada'],
    asks: '¿crees que sabía que lo quería?',
  },
  pt: {
    loss: 'meu pai me ensinou a pescar, faleceu faz três semanas',
    after: ['eu não estava do lado dele', 'a jaqueta dele ainda está na entrada'],
    asks: 'será que ele sabia que eu amava ele?',
  },
}

const contentOf = openRoom(companionRoom)

/** Whether a reply says a line of one of the lists. */
const says = (text: string, ...lists: readonly (readonly string[])[]): boolean =>
  lists.flat().some(saidIn(text))

describe.each(languages)('grief in %s', (language) => {
  const { loss, after, asks } = told[language]
  const { condolence } = contentOf(language)
  const replies = playTalk(language, [loss, ...after, asks])

  test('is met with condolence first, and with no question', () => {
    expect(replies[0]).toMatchObject({ intent: 'condolence', emotion: 'caring' })
    expect(says(replies[0]?.text ?? '', condolence.sorry.death)).toBe(true)
    expect(replies[0]?.text).not.toMatch(/[?？]/)
  })

  test('is kept company with nothing of anything else', () => {
    for (const reply of replies.slice(1)) {
      expect(reply.emotion).toBe('gentle')
      const { stay, ask, doubt } = condolence
      expect(says(reply.text, stay, ask.death, doubt), reply.text).toBe(true)
    }
    expect(replies.at(-1)?.intent).toBe('grief.doubt')
  })

  test('is not told of twice with the same sympathy', () => {
    const again = playTalk(language, [loss, after[0] ?? '', loss])
    expect(again.at(-1)?.intent).toBe('grief')
  })
})

describe('grief', () => {
  test('gives way to a joke only when one is asked for', () => {
    const { loss, after } = told.zh
    const [, joke, next] = playTalk('zh', [loss, '讲个笑话吧', after[0] ?? ''])
    expect(joke?.intent).toBe('stock.joke')
    expect(next).toMatchObject({ intent: 'grief', emotion: 'gentle' })
  })

  test('ends when something cheerful is told', () => {
    const cheerful = 'I got promoted today, I’m so happy!'
    expect(talkTo('en', [told.en.loss, cheerful]).intent).not.toMatch(/^grief/)
    expect(talkTo('en', [told.en.loss, cheerful, 'we had pasta']).intent).not.toMatch(/^grief/)
  })

  test('ends when two messages were of something else', () => {
    const replies = playTalk('zh', [told.zh.loss, '今天吃了面', '嗯', '路上堵车', '换了床单'])
    expect(replies[3]?.intent).toBe('grief')
    expect(replies[4]?.intent).not.toBe('grief')
  })

  test('is not read into what is told or asked of somebody else', () => {
    const moved = ['the bus was late again', 'my brother burnt the soup', 'he blames the stove']
    expect(talkTo('en', [told.en.loss, ...moved]).intent).not.toMatch(/^grief/)
    const asked = [told.en.loss, 'what is my sister called?']
    expect(talkTo('en', asked)).toMatchObject({ intent: 'unknown', emotion: 'gentle' })
  })

  test('gives courage where that is wished for', () => {
    const wishes = { zh: '祝我好运', en: 'wish me luck' } as const
    for (const language of ['zh', 'en'] as const)
      expect(talkTo(language, [told[language].loss, wishes[language]]).intent).toBe('encourage')
  })

  test('swallows no fact and no change of a plan', () => {
    const cat = [{ subject: 'cat', attribute: 'animal', value: 'Pepper' }] as const
    const history = [
      { role: 'user', text: told.en.loss },
      { role: 'companion', text: 'I’m sorry.' },
    ] as const
    const reply = talkTo('en', ['I live with my cat Pepper'], { told: cat, history })
    expect(reply).toMatchObject({ intent: 'told', emotion: 'gentle' })
    expect(reply.text).toContain('Pepper')
    expect(talkTo('en', [told.en.loss, 'The funeral got moved to Friday']).text).toContain('Friday')
    const wish = 'I have to read something out. Could you write a short poem about a bicycle?'
    expect(talkTo('en', [told.en.loss, wish]).intent).toBe('stock.poem')
  })

  test('names an animal by its name, and no grandmother by another', () => {
    const known = [{ subject: 'cat', attribute: 'animal', value: '年糕' }] as const
    expect(talkTo('zh', ['年糕今天早上走了'], { known }).text).toContain('年糕')
    const { text } = talkTo('zh', [told.zh.loss])
    expect(text).not.toContain('奶奶')
  })

  test('of a second loss is condoled anew', () => {
    const replies = playTalk('en', [told.en.loss, 'thank you', 'and now my dog died'])
    expect(replies.at(-1)).toMatchObject({ intent: 'condolence' })
    expect(replies.at(-1)?.text).toMatch(/dog|companion|sorry/)
  })

  test('answers what is asked, with nothing added', () => {
    const { text } = talkTo('en', [told.en.loss, 'what is 6 times 7?'])
    expect(text).toContain('42')
    expect(text).not.toMatch(/[?]/)
  })
})
