import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { requestedLanguage } from './language-request.ts'

/** The eight languages in each of them, in the order of `languages`. */
const names: Readonly<Record<Language, string>> = {
  zh: '中文 英文 日语 韩语 法语 德语 西班牙语 葡萄牙语',
  en: 'Chinese English Japanese Korean French German Spanish Portuguese',
  ja: '中国語 英語 日本語 韓国語 フランス語 ドイツ語 スペイン語 ポルトガル語',
  ko: '중국어 영어 일본어 한국어 프랑스어 독일어 스페인어 포르투갈어',
  fr: 'chinois anglais japonais coréen français allemand espagnol portugais',
  de: 'Chinesisch Englisch Japanisch Koreanisch Französisch Deutsch Spanisch Portugiesisch',
  es: 'chino inglés japonés coreano francés alemán español portugués',
  pt: 'chinês inglês japonês coreano francês alemão espanhol português',
}

const requests: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '换成_吧',
    '换回_吧',
    '我们用_聊一会儿好吗？',
    '能不能用_跟我说话',
    '接下来用_回答我',
    '还是讲_吧',
    '_就行',
    '刚才说到哪儿了？切换到_',
  ],
  en: [
    'can we talk in _ for a bit?',
    'Sorry, could you write in _ from now on?',
    "let's switch to _",
    '_ please',
    'Back to _, please!',
    "I'd rather speak _",
    '_ is fine',
  ],
  ja: [
    '_でいいよ',
    '_で話しましょう',
    '_に切り替えてください',
    'やっぱり_に戻して',
    'じゃあ、_で',
    '_で答えてくれる？',
  ],
  ko: [
    '_로 하자',
    '_로 말해 줘',
    '다시 _로 바꿔 줘',
    '_로 대답해 주세요',
    '이제 _로 해도 돼?',
    '_로 부탁해요',
  ],
  fr: [
    'On peut parler en _ ?',
    "Parle-moi en _, s'il te plaît",
    'en _ stp',
    'Peux-tu répondre en _ ?',
    'Je préfère parler en _',
    'On continue en _',
  ],
  de: [
    'auf _ bitte',
    'auf _, bitte',
    'Können wir kurz auf _ reden?',
    'Lass uns _ sprechen',
    'Antworte bitte auf _',
    'Wechseln wir zu _',
    '_ ist auch okay',
  ],
  es: [
    '¿Podemos hablar en _?',
    'Háblame en _',
    'en _, por favor',
    'cambia al _',
    'Prefiero hablar en _',
    'volvamos al _',
  ],
  pt: [
    'Podemos falar em _?',
    'Fala comigo em _',
    'em _, por favor',
    'Muda para _',
    'Volta pro _',
    'Vamos falar _',
  ],
}

const remarks: readonly string[] = [
  '我英文不好',
  '老师让我们用英语写作文',
  '用英文怎么说“月亮”',
  '你会说英语吗',
  '把简历换成英文花了我一晚上',
  '我把手机换成英文界面了',
  '帮我把这句翻译成英文',
  '我们用英语聊了一个小时',
  '日语吧，我选修了它',
  '不要说英文',
  'My boss wants me to write in English',
  'how do you say dog in Spanish',
  'Can you speak French?',
  'We talked in English all night',
  'English',
  'translate this into Korean',
  "I'd rather have Japanese food",
  'he switched to English mid sentence',
  "don't speak English",
  '英語で話すのが苦手',
  '英語の先生に英語で話しかけられた',
  '英語でいいねって言われた',
  '韓国語のドラマを見た',
  '영어로 말하는 게 무서워',
  '회의를 영어로 했어',
  '영어로 뭐라고 해?',
  'Comment on dit chat en espagnol ?',
  'On parle anglais au bureau',
  'Je parle français avec ma mère',
  'Wie sagt man Katze auf Spanisch?',
  'Mein Chef schreibt auf Englisch',
  'Ich spreche mit meiner Oma Portugiesisch',
  '¿Cómo se dice perro en japonés?',
  'La película está en francés',
  'Como se diz gato em japonês?',
  'Falo português em casa',
]

describe.each(languages)('asked in %s', (own) => {
  test.each(requests[own])('%s', (request) => {
    const spoken = names[own].split(' ').map((name) => request.replace('_', name))
    expect(spoken.map(requestedLanguage)).toEqual(languages)
  })
})

test('a remark about a language asks for none', () => {
  expect(remarks.filter((remark) => requestedLanguage(remark) !== null)).toEqual([])
})
