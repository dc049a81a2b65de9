import { expect, it } from 'vitest'
import { extractFromText } from './extract-by-rules.ts'
import { balanceOf, stateOf, type Felt } from './relationship.ts'

const now = new Date('2026-11-22T10:00:00Z')
const today = 20_779

const feelingsOf = (lines: readonly string[], language: Parameters<typeof extractFromText>[1]) =>
  lines
    .flatMap((line) => extractFromText(line, language, today))
    .filter(({ emotionalWeight }) => emotionalWeight !== 0)
const toFelt = ({ importance, emotionalWeight }: { importance: number; emotionalWeight: number }) =>
  ({
    importance,
    emotionalWeight,
    accessCount: 0,
    pinned: false,
    createdAt: now,
    lastAccessedAt: null,
  }) satisfies Felt

it.each([
  [
    'zh',
    '我外婆做的葱油面特别好吃，她去年走了，雨天我总会想起她。',
    '谢谢你，今天心情好多了。',
    '谢谢你！',
  ],
  [
    'en',
    'My grandma made the best apple pie, she died last year.',
    'Thank you, I feel better now.',
    'Thank you so much!',
  ],
  [
    'ja',
    '祖母の作る味噌汁が大好きでした。去年亡くなりました。',
    'ありがとう、少し楽になった。',
    'ありがとう！',
  ],
  [
    'ko',
    '할머니가 만든 된장찌개가 맛있었는데, 작년에 돌아가셨어.',
    '고마워, 이제 기분이 훨씬 나아졌어.',
    '정말 고마워!',
  ],
  [
    'fr',
    'Ma grand-mère faisait la meilleure tarte aux pommes, elle est morte l’an dernier.',
    'Merci, je me sens beaucoup mieux.',
    'Merci beaucoup !',
  ],
  [
    'de',
    'Meine Oma hat den besten Apfelkuchen gemacht, sie ist letztes Jahr gestorben.',
    'Danke, mir geht es schon viel besser.',
    'Vielen Dank!',
  ],
  [
    'es',
    'Mi abuela hacía la mejor tarta de manzana, murió el año pasado.',
    'Gracias, ya me siento mucho mejor.',
    '¡Muchas gracias!',
  ],
  [
    'pt',
    'A minha avó fazia a melhor torta de maçã, ela morreu no ano passado.',
    'Obrigada, já estou muito melhor.',
    'Muito obrigada!',
  ],
] as const)(
  'the same grief and the same relief weigh alike in %s',
  (language, loss, relief, thanks) => {
    const told = feelingsOf([loss, relief, thanks], language)
    expect(told.map(({ emotionalWeight }) => Math.sign(emotionalWeight))).toEqual([-1, 1])
    expect(told[0]).toMatchObject({ emotionalWeight: -0.8, importance: 9 })
    const felt = told.map(toFelt)
    expect(stateOf(felt, now)).toBe('harmonious')
    expect(balanceOf(felt, now)).toBeLessThan(0)
    expect(stateOf(felt.slice(0, 1), now)).toBe('reflective')
  },
)

it('says what was told in a sentence of its own', () => {
  const [told] = extractFromText('danke, mir geht es schon viel besser', 'de', today)
  expect(told).toMatchObject({ content: 'Mir geht es schon viel besser' })
})
