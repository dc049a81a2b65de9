import type { Language } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { detectLanguage } from '@lumen/language/detect-language'

/** Short sentences as people chat, twenty a language. */
const sentences: Readonly<Record<Language, string>> = {
  zh: `今天好累 | 我刚下班 | 晚饭吃了火锅 | 你在干嘛呢 | 明天要考试了 | 有点难过 | 猫又把杯子打翻了 | 周末去爬山吧 | 我妈打电话来了 | 外面下雨了 | 睡不着怎么办 | 工作真的很烦 | 他又没回我消息 | 我想辞职 | 哪部电影好看 | 刚跑完五公里 | 早上好呀 | 谢谢你听我说 | 我不知道该怎么办 | 那就这样吧`,
  ja: `今日は疲れた | 仕事が終わった | 晩ごはんはカレー | 何してるの | 明日テストなんだ | ちょっと悲しい | 猫がコップを倒した | 週末は山に行く | 母から電話がきた | 外は雨だよ | 眠れない | 上司がうるさい | 彼から返事がない | もう辞めたい | おすすめの映画ある？ | 五キロ走った | おはよう | 話を聞いてくれてありがとう | どうしたらいいかな | じゃあまたね`,
  ko: `오늘 너무 피곤해 | 방금 퇴근했어 | 저녁은 김치찌개 | 뭐 하고 있어? | 내일 시험이야 | 조금 슬퍼 | 고양이가 컵을 깼어 | 주말에 등산 가자 | 엄마한테 전화 왔어 | 밖에 비 와 | 잠이 안 와 | 회사가 힘들어 | 답장이 없어 | 그만두고 싶어 | 영화 추천해 줘 | 오 킬로 뛰었어 | 좋은 아침 | 들어줘서 고마워 | 어떻게 해야 할지 모르겠어 | 그럼 이만`,
  en: `so tired today | just got home from work | we had pizza for dinner | what are you up to | i have an exam tomorrow | feeling a bit down | the cat broke my mug | going for a hike on the weekend | my mum called | it's raining here | i can't sleep | my boss is so annoying | he still hasn't texted me | i want to quit | what should i watch | i ran five miles | good morning | thanks for listening | i don't know what to do | see you later then`,
  fr: `je suis crevé | on rentre du boulot | ce soir on a mangé des pâtes | tu fais quoi | j'ai un examen demain | je me sens un peu triste | le chat a cassé ma tasse | on va au parc avec les enfants | ma mère m'a appelée | il pleut chez moi | je dors pas depuis trois jours | mon chef est insupportable | il m'a pas encore répondu | j'en peux plus | tu me conseilles quel film | j'ai couru après le travail | bonjour toi | merci de m'avoir écouté | c'était trop bien | je sais pas quoi faire`,
  de: `ich bin so kaputt | bin gerade von der arbeit heim | wir haben nudeln gegessen | was machst du gerade | morgen schreib ich eine klausur | bei uns regnet es da oft | die katze hat meine tasse umgeworfen | am wochenende gehen wir wandern | meine mama hat angerufen | hier ist es kalt | ich kann wieder nicht schlafen | mein chef nervt einfach | er hat sich noch nicht gemeldet | eigentlich will ich kündigen | welchen film soll ich schauen | ich hab fünf kilometer geschafft | guten morgen | danke dass du zuhörst | keine ahnung ob das gut wird | dann bis später`,
  es: `estoy muy cansada | acabo de salir del trabajo | cenamos pizza en casa | qué haces | mañana tengo un examen | me siento un poco triste | el gato rompió mi taza | el finde vamos a la montaña | me llamó mi madre | está lloviendo aquí | no puedo dormir | mi jefe es insoportable | todavía no me ha contestado | quiero dejar el trabajo | qué película me recomiendas | hoy corrí cinco kilómetros | buenos días | gracias por escucharme | no sé qué hacer | nos vemos luego, hasta mañana`,
  pt: `estou muito cansada | acabei de sair do trabalho | jantamos pizza em casa | o que você está fazendo | amanhã tenho prova | estou me sentindo um pouco triste | o gato quebrou minha caneca | no fim de semana vamos à praia | minha mãe me ligou | está chovendo aqui | não consigo dormir | meu chefe é muito chato | ele ainda não me respondeu | quero sair do emprego | que filme você recomenda | hoje corri cinco quilômetros | bom dia | obrigada por me ouvir | não sei o que fazer | até amanhã então`,
}

describe.each(Object.entries(sentences) as [Language, string][])('%s', (language, text) => {
  const list = text.split(' | ')

  test('is kept when it is preferred', () => {
    expect(list).toHaveLength(20)
    expect(
      list.filter((each) => ![language, null].includes(detectLanguage(each, language))),
    ).toEqual([])
  })

  test('is never taken for another, and mostly recognised, when another is preferred', () => {
    for (const preferred of ['zh', 'en', 'de'] as const) {
      if (preferred === language) continue
      const read = list.map((each) => [each, detectLanguage(each, preferred)] as const)
      expect(read.filter(([, found]) => found !== language && found !== null)).toEqual([])
      expect(read.filter(([, found]) => found === null).length).toBeLessThanOrEqual(6)
    }
  })
})
