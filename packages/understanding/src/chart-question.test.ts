import { expect, it } from 'vitest'
import { asksYourChart, chartQuestionOf, wishesToHear } from './chart-question.ts'

it.each([
  '我今天运势怎么样？',
  '今天适合做什么',
  'What’s my horoscope for today?',
  'How will my day be?',
  '今日の運勢を教えて',
  '오늘 운세 어때?',
  'Que me réserve cette journée ?',
  'Wie wird mein Tag?',
  'Was bringt mir heute der Tag?',
  '¿Cómo será mi día?',
  '¿Qué me espera hoy?',
  'Como vai ser meu dia?',
])('hears a question about the day in %j', (text) => {
  expect(chartQuestionOf(text)).toEqual({ about: 'today' })
})

it.each([
  '帮我看看我的星盘',
  '我的八字里缺什么？',
  'What does my birth chart say about love?',
  'What’s my rising sign?',
  '私の星座の性格は？',
  '제 사주는 어떤가요',
  'Parle-moi de mon thème natal',
  'Was sagt mein Geburtshoroskop?',
  'Háblame de mi carta astral',
  'O que diz meu mapa astral?',
])('hears a question about the chart in %j', (text) => {
  expect(chartQuestionOf(text)).not.toBeNull()
})

it.each([
  '今天好累啊',
  '今天我吃了面条',
  'Today I met an old friend.',
  '今日は疲れた',
  '오늘 친구를 만났어요',
  'Aujourd’hui je suis fatiguée.',
  'Heute war ich im Kino.',
  'Hoy comí con mi madre.',
  'Hoje choveu muito.',
  '今天天气怎么样',
  '你今天怎么样',
  '今天过得怎么样',
  'How is the weather today?',
  'Wie wird heute das Wetter?',
  'Wie wird der Film?',
  '今日の晩ごはんはどうしよう',
  '오늘 기분 어때?',
  'Como vai ser o jogo hoje?',
  'x'.repeat(500),
])('hears none in %j', (text) => {
  expect(chartQuestionOf(text)).toBeNull()
})

it.each([
  ['moon', '我的月亮星座是什么？'],
  ['day-master', '我的日主是什么'],
  ['rising', 'Was ist mein Aszendent?'],
  ['rising', 'What’s my rising sign?'],
  ['sun', '我是什么星座'],
  ['sun', 'Quel est mon signe ?'],
  ['moon', '私の月星座は？'],
  ['rising', '¿Cuál es mi ascendente?'],
  ['animal', '我属什么'],
  ['animal', 'Quel est mon signe chinois ?'],
  ['animal', 'Welches chinesische Tierkreiszeichen habe ich?'],
  ['elements', '我五行缺什么'],
  ['pillars', '帮我看看我的八字'],
  ['pillars', '내 사주 어때?'],
  ['elements', 'What element am I?'],
  ['favourable', '我的喜用神是什么'],
  ['strength', '我身强还是身弱'],
  ['luck', '我的大运走到哪了'],
  ['venus', 'Wo steht meine Venus?'],
  ['venus', '我的金星在哪'],
  ['moon', '我月亮在哪个星座'],
  ['moon', '내 달 별자리는?'],
  ['day-master', 'Was ist mein Tagesmeister?'],
  ['sun', '¿Qué signo soy?'],
] as const)('hears %s asked for in %j', (part, text) => {
  expect(chartQuestionOf(text)).toEqual({ about: 'chart', part })
})

it.each([
  ['tomorrow', '明天运势怎么样'],
  ['tomorrow', 'Wie ist mein Horoskop für morgen?'],
  ['week', '这周运势'],
  ['week', 'Comment s’annonce ma semaine ?'],
  ['month', '今月の運勢は？'],
  ['year', '今年运势怎么样'],
  ['today', 'Wie ist mein Horoskop heute?'],
  ['today', '今天运势怎么样'],
] as const)('hears %s asked for in %j', (about, text) => {
  expect(chartQuestionOf(text)).toEqual({ about })
})

it('tells a wish to hear from what is told', () => {
  expect(wishesToHear('帮我看看我的星盘')).toBe(true)
  expect(wishesToHear('Erzähl mir von meinem Geburtshoroskop')).toBe(true)
  expect(wishesToHear('今天运气真好，捡到一百块')).toBe(false)
})

it.each([
  '你是什么星座？',
  '你的星座是什么',
  'What’s your sign?',
  'What star sign are you?',
  'あなたは何座ですか',
  '너 별자리 뭐야?',
  'Welches Sternzeichen bist du?',
  'Was ist dein Aszendent?',
  'C’est quoi ton signe ?',
  '¿De qué signo eres?',
  'Qual é o seu signo?',
])('takes %j for a question about the companion', (text) => {
  expect(asksYourChart(text)).toBe(true)
  expect(chartQuestionOf(text)).toBeNull()
})

it.each(['我是什么星座？', 'What’s my sign?', '내 별자리 뭐야?', 'Mein Sternzeichen?'])(
  'takes %j for none about the companion',
  (text) => {
    expect(asksYourChart(text)).toBe(false)
  },
)
