import { mannerWishes, type MannerWish } from '@lumen/contracts/chat/tendencies'
import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readWishes } from './manner.ts'

const said: Readonly<Record<Language, Readonly<Record<MannerWish, string>>>> = {
  zh: {
    shorter: '你能不能说短一点？',
    longer: '可以多说一点吗',
    gentler: '温柔一点嘛',
    cooler: '别这么肉麻啦',
    funnier: '你幽默一点好不好',
    sober: '拜托，别开玩笑了',
    fewerQuestions: '别老问我问题',
    moreQuestions: '你也问问我呀',
  },
  en: {
    shorter: 'Could you keep it short, please?',
    longer: 'Write more please, I like it',
    gentler: 'Be a bit more gentle with me',
    cooler: 'Don’t be so mushy',
    funnier: 'Lighten up a little!',
    sober: 'Please don’t joke about this',
    fewerQuestions: 'Please don’t ask me so much',
    moreQuestions: 'Feel free to ask me anything',
  },
  ja: {
    shorter: 'もっと短く話してほしいな',
    longer: 'もう少し詳しくお願い',
    gentler: 'もっと優しくしてよ',
    cooler: '慰めなくていいから',
    funnier: 'もっと面白くしてよ',
    sober: '冗談はやめてください',
    fewerQuestions: 'そんなに質問しないで',
    moreQuestions: 'もっと聞いてほしい',
  },
  ko: {
    shorter: '좀 짧게 말해 줘',
    longer: '더 자세히 말해 줘',
    gentler: '좀 다정하게 말해 줘',
    cooler: '위로 안 해도 돼',
    funnier: '너무 진지하게 굴지 말고 농담 좀 더 해',
    sober: '제발 농담하지 마',
    fewerQuestions: '자꾸 묻지 말아 줘',
    moreQuestions: '나한테 물어봐도 돼',
  },
  de: {
    shorter: 'Fass dich bitte kürzer.',
    longer: 'Antworte bitte ausführlicher',
    gentler: 'Sei ein bisschen sanfter, ja?',
    cooler: 'Nicht so kitschig, bitte',
    funnier: 'Sei doch nicht so ernst',
    sober: 'Mach keine Witze darüber',
    fewerQuestions: 'Stell nicht so viele Fragen',
    moreQuestions: 'Frag mich ruhig mehr',
  },
  fr: {
    shorter: 'Sois plus concis, s’il te plaît',
    longer: 'Sois plus détaillée la prochaine fois',
    gentler: 'Sois un peu plus douce avec moi',
    cooler: 'Arrête de me consoler',
    funnier: 'Sois plus drôle !',
    sober: 'Arrête de plaisanter',
    fewerQuestions: 'Ne me pose pas tant de questions',
    moreQuestions: 'Pose-moi plus de questions',
  },
  es: {
    shorter: 'Sé más breve, por favor',
    longer: 'Extiéndete más, me gusta',
    gentler: 'Sé un poco más dulce',
    cooler: 'No seas tan cursi',
    funnier: 'No seas tan seria',
    sober: 'No hagas bromas con eso',
    fewerQuestions: 'No me preguntes tanto',
    moreQuestions: 'Puedes preguntarme lo que quieras',
  },
  pt: {
    shorter: 'Seja mais breve, por favor',
    longer: 'Com mais detalhes, vai',
    gentler: 'Seja um pouco mais gentil',
    cooler: 'Não seja tão melosa',
    funnier: 'Não seja tão sério',
    sober: 'Não brinque com isso',
    fewerQuestions: 'Não me faça tantas perguntas',
    moreQuestions: 'Você pode me perguntar mais coisas',
  },
}

const otherwise: Readonly<Record<Language, readonly string[]>> = {
  zh: ['我头发短了一点', '我妈今天特别温柔', '他开玩笑说要辞职', '老师问了我很多问题'],
  en: [
    'The meeting was too long',
    'He made a joke at work',
    'My hair is shorter now',
    'I have questions',
  ],
  ja: ['会議が長すぎた', '友達が冗談を言った', '母は優しい', '先生に質問した'],
  ko: ['회의가 길었어', '친구가 농담을 했어', '엄마는 다정해', '선생님께 질문했어'],
  de: [
    'Der Tag war zu lang',
    'Mein Bruder macht gern Witze',
    'Sie war lieb zu mir',
    'Ich habe Fragen',
  ],
  fr: [
    'La réunion était trop longue',
    'Il a fait une blague',
    'Ma mère est douce',
    'J’ai des questions',
  ],
  es: [
    'La reunión fue muy larga',
    'Mi hermano contó un chiste',
    'Mi madre es dulce',
    'Tengo preguntas',
  ],
  pt: [
    'A reunião foi longa demais',
    'Meu irmão contou uma piada',
    'Minha mãe é gentil',
    'Tenho perguntas',
  ],
}

describe.each(languages)('wishes of a manner in %s', (language) => {
  it.each(mannerWishes)('hears: %s', (wish) => {
    expect(readWishes(said[language][wish], language)).toContain(wish)
  })

  it('hears none in what is told of others', () => {
    for (const text of otherwise[language]) expect(readWishes(text, language), text).toEqual([])
  })
})
