import type { Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { readSentences } from './clean-text.ts'
import { type IntentId } from './intent-list.ts'
import { readIntent } from './intents.ts'
import { packFor } from './packs/registry.ts'

type Wish = 'poem' | 'joke' | 'comfort' | 'goodnight'
/** Sentences that ask for it, and sentences that only speak of it. */
type Sayings = readonly [asks: readonly string[], tells: readonly string[]]

const wishes: Readonly<Record<Language, Readonly<Record<Wish, Sayings>>>> = {
  zh: {
    poem: [
      ['一首关于秋天的小诗', '你能给我写两句小诗吗', '麻烦你帮我写几句关于海的诗'],
      ['我昨天写了一首诗', '她是个诗人', '我在学写诗'],
    ],
    joke: [
      ['给我讲一个关于猫的笑话', '来个程序员的笑话呗', '想听你说个冷一点的段子'],
      ['他讲的笑话没人笑', '这件事简直是个笑话', '同事昨天说了个段子'],
    ],
    comfort: [
      ['你安慰我几句吧', '说几句暖心的话', '能不能安慰安慰我'],
      ['朋友安慰了我很久', '我安慰了她一晚上', '他一直在安慰我'],
    ],
    goodnight: [
      ['你来跟我道声晚安吧', '你对我说句晚安好吗', '你能跟我道个晚安吗'],
      ['昨晚睡得很晚', '他都没理我', '夜里很安静'],
    ],
  },
  en: {
    poem: [
      [
        'write me two lines of a poem about the sea',
        'could you please compose a tiny verse on autumn',
        'a short poem about my cat please',
      ],
      [
        'I wrote a poem yesterday',
        'she reads poetry on the bus',
        'my teacher made me learn a poem',
      ],
    ],
    joke: [
      [
        'tell me a joke about penguins quick',
        'could you give me one really short joke about rain',
        'a quick joke about dogs please',
      ],
      ['he told a joke at work', 'my brother makes jokes about me', 'it was only a joke'],
    ],
    comfort: [
      ['say a kind word', 'could you comfort me a bit', 'tell me something nice please'],
      ['my sister comforted me', 'he never said a kind word', 'she tried to console my brother'],
    ],
    goodnight: [
      ['please bid me good night', 'wish me a good night please', 'can you tell me goodnight'],
      ['it was late at night', 'we had a good night yesterday', 'the night shift was long'],
    ],
  },
  ja: {
    poem: [
      ['海についての短い詩を', '詩を二行だけ書いてください', '秋の俳句をひとつ作ってくれる'],
      ['詩を書いている友達がいる', '昨日は詩を作っていた', '父は詩人だった'],
    ],
    joke: [
      ['猫のジョークをひとつ言って', '犬のダジャレを教えてください', 'ちょっと笑い話を聞かせて'],
      ['友達が冗談ばかり言っていた', '上司の笑い話は長かった', '冗談じゃない'],
    ],
    comfort: [
      ['ちょっと慰めて', '優しい言葉をかけてほしい', '少し励ましてもらえますか'],
      ['友達が慰めてくれた', '妹を慰めていた', '母に励ましてもらった'],
    ],
    goodnight: [
      ['おやすみって伝えて', 'おやすみと言ってください', 'おやすみの挨拶をして'],
      ['昨日は遅くまで起きていた', '明日は休みだ', '夜は静かだった'],
    ],
  },
  ko: {
    poem: [
      ['바다에 대한 짧은 시 하나', '시 두 줄만 써 주세요', '가을에 관한 시 한 편 지어 줄래'],
      ['어제 시를 썼어', '친구가 시인이야', '세 시에 만났어'],
    ],
    joke: [
      ['고양이 농담 하나 해 주세요', '짧은 개그 하나만', '웃긴 얘기 하나만 들려줘'],
      ['친구가 농담했어', '그 농담은 썰렁했어', '웃긴 일이 있었어'],
    ],
    comfort: [
      ['위로 좀 해주세요', '따뜻한 말 한마디 해줘', '나 좀 달래 줄래'],
      ['친구가 위로해 줬어', '동생을 달랬어', '엄마를 위로했어'],
    ],
    goodnight: [
      ['잘 자라고 말해줘', '잘 자라고 한마디만 해 주세요', '밤 인사 해줘'],
      ['어젯밤에 늦게 들어왔어', '밤에 너무 추웠어', '아기가 밤에 울었어'],
    ],
  },
  fr: {
    poem: [
      [
        'un petit poème sur les nuages',
        'écrivez-moi deux vers sur l’automne',
        'tu pourrais m’écrire une petite poésie sur mon chat ?',
      ],
      [
        'j’ai écrit un poème hier',
        'elle lit des poèmes dans le train',
        'mon père écrivait des vers',
      ],
    ],
    joke: [
      [
        'racontez-moi une petite blague sur les chats',
        'raconte vite une blague sur la pluie',
        'une petite blague sur les chiens',
      ],
      ['il m’a raconté une blague', 'ce n’était qu’une blague', 'mon collègue fait des blagues'],
    ],
    comfort: [
      [
        'dis un truc pour me remonter',
        'dites-moi un mot gentil',
        'pouvez-vous me consoler un peu ?',
      ],
      ['elle m’a consolé hier', 'j’ai consolé mon frère', 'il m’a dit un mot gentil'],
    ],
    goodnight: [
      ['souhaite-moi une bonne nuit', 'dis-moi bonne nuit', 'vous pouvez me dire bonne nuit ?'],
      ['la nuit était longue', 'j’ai passé une bonne nuit', 'il travaille de nuit'],
    ],
  },
  de: {
    poem: [
      [
        'Schreiben Sie mir bitte einen Vers über den Winter',
        'Kannst du mir ein kleines Gedichtchen schreiben?',
        'ein kurzes Gedicht über das Meer',
      ],
      [
        'ich habe gestern ein Gedicht geschrieben',
        'sie liest gern Gedichte',
        'mein Opa konnte viele Verse',
      ],
    ],
    joke: [
      [
        'erzähl mal schnell einen Witz über Katzen',
        'Erzählen Sie mir bitte einen kurzen Witz über Ärzte',
        'einen Witz über Hunde bitte',
      ],
      ['er hat einen Witz gemacht', 'das war kein Witz', 'mein Chef macht immer Witze'],
    ],
    comfort: [
      ['kannst du mich bisschen trösten', 'sag mir bitte was Liebes', 'Trösten Sie mich bitte'],
      [
        'meine Schwester hat mich getröstet',
        'ich habe meinen Bruder getröstet',
        'er tröstet mich nie',
      ],
    ],
    goodnight: [
      [
        'sagst du mir noch kurz gute Nacht?',
        'wünsch mir bitte eine gute Nacht',
        'kannst du mir noch gute Nacht sagen?',
      ],
      ['die Nacht war kurz', 'ich arbeite nachts', 'das war keine gute Nacht'],
    ],
  },
  es: {
    poem: [
      [
        'un poemita sobre el mar',
        'escribime dos versitos sobre mi gato',
        '¿me podría escribir un pequeño poema?',
      ],
      ['ayer escribí un poema', 'ella lee poesía en el tren', 'mi abuelo recitaba versos'],
    ],
    joke: [
      [
        'cuéntame un chiste de gatos',
        'contame rapidito un chiste sobre perros',
        '¿me puede contar un chistecito de médicos?',
      ],
      ['él contó un chiste', 'no era un chiste', 'mi jefe siempre hace bromas'],
    ],
    comfort: [
      ['decime algo lindo', 'consolame un poco', '¿me podés decir unas palabras lindas?'],
      ['mi hermana me consoló', 'ayer consolé a mi amiga', 'él me dijo algo lindo'],
    ],
    goodnight: [
      ['deseame buenas noches', 'dime buenas noches', '¿me das las buenas noches?'],
      ['la noche fue larga', 'trabajo de noche', 'pasamos una buena noche'],
    ],
  },
  pt: {
    poem: [
      [
        'uma quadrinha sobre o mar',
        'uma poesia',
        'você pode escrever uns versinhos sobre o meu gato?',
      ],
      ['ontem escrevi um poema', 'ela lê poesia no ônibus', 'meu avô recitava versos'],
    ],
    joke: [
      [
        'me conta uma piadinha sobre gatos',
        'você pode contar rapidinho uma piada de médico?',
        'uma piada sobre cachorro',
      ],
      ['ele contou uma piada', 'não era piada', 'meu chefe faz piadas ruins'],
    ],
    comfort: [
      ['me consola um pouquinho', 'fala uma coisa bem bonita', 'você pode me confortar?'],
      ['minha irmã me consolou', 'consolei minha amiga ontem', 'ele me disse uma coisa bonita'],
    ],
    goodnight: [
      ['me deseja boa noite', 'me dá boa noite', 'você pode me dizer boa noite?'],
      ['a noite foi longa', 'trabalho de noite', 'tive uma noite boa'],
    ],
  },
}

const cases = Object.entries(wishes).flatMap(([language, byWish]) =>
  Object.entries(byWish).map(
    ([wish, sayings]) => [language as Language, wish as Wish, sayings] as const,
  ),
)
const intentsOf = (text: string, language: Language): (IntentId | undefined)[] => {
  const pack = packFor(language)
  return readSentences(text, pack.text).map((sentence) => readIntent(sentence, pack, 'Iris')?.id)
}

describe('small wishes in whole sentences', () => {
  test.each(cases)('%s: %s', (language, wish, [asks, tells]) => {
    for (const text of asks) expect(intentsOf(text, language), text).toContain(wish)
    for (const text of tells) expect(intentsOf(text, language), text).not.toContain(wish)
  })
})

const greetings: Readonly<Record<Language, RegExp>> = {
  zh: /晚安/,
  en: /good night/i,
  ja: /おやすみ/,
  ko: /잘 자|안녕히 주무세요/,
  fr: /bonne nuit/i,
  de: /gute nacht/i,
  es: /buenas noches/i,
  pt: /boa noite/i,
}
const sympathy: Readonly<Record<Language, RegExp>> = {
  zh: /我(?:在这儿|陪着你|懂)|心疼你/,
  en: /I’m (?:right )?here|I’m sorry|I’m with you/,
  ja: /ここにいます|そばにいます/,
  ko: /제가 (?:여기|곁에) 있/,
  fr: /[Jj]e suis (?:là|avec toi)|[Jj]e reste/,
  de: /[Ii]ch bin (?:da|hier|bei dir)|[Tt]ut mir leid/,
  es: /[Ee]stoy (?:aquí|contigo)|[Ll]o siento/,
  pt: /[Ee]stou (?:aqui|com você)|[Ss]into muito/,
}

test.each(Object.keys(wishes) as Language[])('%s says good night, and is there', (language) => {
  const { lines } = packFor(language)
  for (const line of lines.goodnight) expect(line).toMatch(greetings[language])
  for (const line of lines.comfort) expect(line).toMatch(sympathy[language])
})
