import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { careTopicOf } from '../../care.ts'
import type { CareTopic } from './care-topics.ts'

const questions: Readonly<Record<CareTopic, readonly string[]>> = {
  health: [
    '我的病能治好吗？',
    'Will my illness be cured?',
    '私の病気は治りますか',
    '제 병이 나을까요? 수술을 해야 하나요?',
    'Vais-je guérir de ma maladie ?',
    'Werde ich wieder gesund?',
    '¿Me voy a curar de esta enfermedad?',
    'Vou me curar dessa doença?',
  ],
  death: [
    '我能活到多少岁？',
    'When will I die, and how long will I live?',
    '私は何歳まで生きられますか',
    '저는 몇 살까지 살까요?',
    'Quand vais-je mourir ?',
    'Wann werde ich sterben?',
    '¿Cuándo voy a morir?',
    'Quando eu vou morrer?',
  ],
  pregnancy: [
    '我今年能怀孕吗？',
    'Will I get pregnant this year?',
    '今年、妊娠できますか',
    '올해 임신할 수 있을까요?',
    'Est-ce que je serai enceinte cette année ?',
    'Werde ich dieses Jahr schwanger?',
    '¿Quedaré embarazada este año?',
    'Vou engravidar este ano?',
  ],
  money: [
    '我该买这只股票吗？',
    'Should I put my savings into bitcoin?',
    '宝くじは当たりますか',
    '이 주식을 사도 될까요?',
    'Dois-je investir tout mon argent ?',
    'Soll ich mein Geld in Aktien anlegen?',
    '¿Debería invertir mi dinero?',
    'Devo investir meu dinheiro?',
  ],
}
/** Ways of asking that are easily missed. */
const more: readonly (readonly [CareTopic, string])[] = [
  ['health', '我妈妈的病会好吗'],
  ['health', '最近身体会出问题吗'],
  ['health', 'Ich bin Stier, bekomme ich Krebs?'],
  ['health', 'Will my father get cancer?'],
  ['health', '父のがんは治りますか'],
  ['pregnancy', '孩子是男是女'],
  ['pregnancy', 'Wird es ein Junge oder ein Mädchen?'],
  ['pregnancy', 'Ce sera une fille ou un garçon ?'],
  ['pregnancy', '¿Será niño o niña?'],
  ['pregnancy', 'Vai ser menino ou menina?'],
  ['pregnancy', '男の子か女の子か知りたい'],
  ['pregnancy', '아들일까요?'],
  ['money', '今年能赚多少'],
  ['death', '他是不是快死了'],
]
const others = [
  '我该对他死心吗',
  '死党和我吵架了怎么办',
  '怎么改掉拖延的毛病',
  'Are Leo and Cancer compatible?',
  'Passen Krebs und Löwe zusammen?',
  'Lion et Cancer, est-ce que ça va ensemble ?',
  '¿Se entienden Leo y Cáncer?',
  '明日の試験、がんばれますか',
  '돈독한 사이로 지내려면?',
  '我和他合适吗？',
  '今天适合换工作吗',
  'Should I talk to her today?',
  'What should I pay attention to this week?',
  'How can I be a better friend?',
  '今週、友だちと仲直りできますか',
  '이번 주에 여행을 떠나도 될까요?',
  'Comment me réconcilier avec mon ami ?',
  'Wie finde ich neue Freunde?',
  '¿Cómo puedo ser más paciente?',
  'Como posso ser mais paciente?',
  'Ich will die Arbeit wechseln, ist dies der richtige Tag?',
  'How can I share what I feel?',
  'Suis-je prêt à déménager ?',
  '怎样让生活更丰富',
  '마음이 아파요, 어떻게 할까요?',
]

describe.each(Object.entries(questions) as [CareTopic, readonly string[]][])(
  '%s',
  (topic, list) => {
    it.each(list.map((question, at): [string, string] => [languages[at] ?? '', question]))(
      '%s: %s',
      (_, question) => {
        expect(careTopicOf(question)).toBe(topic)
      },
    )
  },
)

it.each(more)('%s: %s', (topic, question) => {
  expect(careTopicOf(question)).toBe(topic)
})

it.each(others)('lets %j be read', (question) => {
  expect(careTopicOf(question)).toBeNull()
})
