import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { fold } from '@lumen/language/fold'
import { describe, expect, test } from 'vitest'
import { createActReader } from './acts.ts'
import { actsRoom, lossRoom } from './content.ts'
import { type Loss, type Named, readLoss } from './loss.ts'
import { compileLossWords } from './loss-words.ts'

const reader = createActReader(openRoom(actsRoom))
const wordsOf = openRoom(lossRoom)

/** Messages, the last of which is read; `name: sort` of who is known by name. */
function read(language: Language, messages: readonly string[], names: readonly Named[] = []) {
  const clauses = messages.map((message) =>
    reader.readActs(message, language).flatMap((sentence) => sentence.clauses),
  )
  const before = clauses.slice(0, -1).flatMap((each) => each.map(({ folded }) => folded))
  const words = compileLossWords(wordsOf(language).loss, language)
  return readLoss(clauses.at(-1) ?? [], before, names, words)
}

const loss = (kind: Loss['kind'], who: string | null = null): Loss => ({ kind, who })

describe.each<[Language, readonly (readonly [string | readonly string[], Loss])[]]>([
  [
    'zh',
    [
      ['我外婆做的葱油面特别好吃，她去年走了', loss('death', '你外婆')],
      [['我姥爷以前是木匠', '他前年冬天走了'], loss('death', '你姥爷')],
      ['我爸上个月因为癌症走了', loss('death', '你爸爸')],
      ['外公住院住了大半年，前天夜里走了', loss('death', '你外公')],
      ['昨天给爷爷扫墓', loss('death', '你爷爷')],
      ['我最好的朋友出车祸去世了', loss('death', '你最好的朋友')],
      ['他妈妈上周去世了', loss('death')],
      ['我最后一面都没见到', loss('loss')],
      ['我老公去年走了', loss('loss')],
      ['我家狗昨天死了', loss('pet', '你的狗')],
      ['谈了五年的男朋友跟我提分手了', loss('breakup')],
      ['我们离婚了', loss('breakup')],
      ['我妈查出了肺癌', loss('illness', '你妈妈')],
      ['孩子没保住，流产了', loss('pregnancy')],
      ['今天被公司裁了', loss('job')],
      ['外婆摔倒了，骨折', loss('unwell', '你外婆')],
      ['我发烧了', loss('unwell')],
    ],
  ],
  [
    'en',
    [
      ['my dad taught me to cook, he passed three weeks ago', loss('death', 'your dad')],
      [['my grandma knitted this', "she's gone"], loss('death', 'your grandma')],
      ['I lost my older brother in March', loss('death', 'your older brother')],
      ["I can't believe grandpa is gone", loss('death', 'your grandpa')],
      ["my friend's mom died", loss('death')],
      ['I just came back from a funeral', loss('loss')],
      ['my dog died this morning', loss('pet', 'your dog')],
      ['we broke up yesterday', loss('breakup')],
      ['Nina and I split up on Sunday', loss('breakup')],
      ['my husband left me for someone else', loss('breakup')],
      ['mom was diagnosed with breast cancer', loss('illness', 'your mom')],
      ['I have stage 4 lung cancer', loss('illness')],
      ['I had a miscarriage', loss('pregnancy')],
      ['I got laid off today', loss('job')],
      ['grandma fell and broke her hip', loss('unwell', 'your grandma')],
      ['I’ve got a cold', loss('unwell')],
    ],
  ],
  [
    'ja',
    [
      ['おばあちゃんのうどんが大好きだった。去年亡くなったんだ', loss('death', 'おばあさま')],
      ['祖父が去年旅立ちました', loss('death', 'おじいさま')],
      ['友達のお母さんが亡くなった', loss('death')],
      ['お葬式から帰ってきた', loss('loss')],
      ['うちの猫が死んじゃった', loss('pet', '猫ちゃん')],
      ['彼氏に振られた', loss('breakup')],
      ['父ががんだと診断された', loss('illness', 'お父さま')],
      ['流産しました', loss('pregnancy')],
      ['会社をクビになった', loss('job')],
      ['祖母が明日手術なんだ', loss('unwell', 'おばあさま')],
      ['友達のお母さんが入院した', loss('unwell')],
    ],
  ],
  [
    'ko',
    [
      ['할머니 김치가 제일 맛있었는데 작년에 돌아가셨어', loss('death', '할머니를')],
      ['장례식에 다녀왔어', loss('loss')],
      ['우리 강아지가 무지개다리를 건넜어요', loss('pet', '강아지를')],
      ['남자친구랑 헤어졌어', loss('breakup')],
      ['엄마가 유방암 진단을 받았어', loss('illness', '엄마를')],
      ['유산했어요', loss('pregnancy')],
      ['회사에서 잘렸어', loss('job')],
      ['할머니가 넘어져서 골절됐어', loss('unwell', '할머니를')],
    ],
  ],
  [
    'fr',
    [
      [
        'mon père m’a appris à pêcher, il est décédé il y a trois semaines',
        loss('death', 'ton père'),
      ],
      ['mamie nous a quittés', loss('death', 'ta grand-mère')],
      ['je reviens d’un enterrement', loss('loss')],
      ['j’ai perdu mon chien', loss('pet', 'ton chien')],
      ['on s’est séparés', loss('breakup')],
      ['maman a un cancer du sein', loss('illness', 'ta maman')],
      ['j’ai fait une fausse couche', loss('pregnancy')],
      ['je viens d’être licencié', loss('job')],
      ['mamie s’est fait opérer', loss('unwell', 'ta grand-mère')],
    ],
  ],
  [
    'de',
    [
      ['gestern ist mein Opa gestorben', loss('death', 'deinen Opa')],
      [
        'mein Vater hat mir das Angeln beigebracht, er ist vor drei Wochen gestorben',
        loss('death', 'deinen Vater'),
      ],
      ['meine Oma ist letztes Jahr gegangen', loss('death', 'deine Oma')],
      ['ich war auf einer Beerdigung', loss('loss')],
      ['wir mussten unseren Hund einschläfern lassen', loss('pet', 'deinen Hund')],
      ['mein Freund hat mit mir Schluss gemacht', loss('breakup')],
      ['meine Mutter hat Brustkrebs', loss('illness', 'deine Mutter')],
      ['ich hatte eine Fehlgeburt', loss('pregnancy')],
      ['mir wurde gekündigt', loss('job')],
      ['mein Kind hat 39 Fieber', loss('unwell', 'dein Kind')],
    ],
  ],
  [
    'es',
    [
      ['mi padre me enseñó a pescar, murió hace tres semanas', loss('death', 'tu padre')],
      ['murió mi abuelo', loss('death', 'tu abuelo')],
      ['vengo de un funeral', loss('loss')],
      ['mi gata se nos fue', loss('pet', 'tu gata')],
      ['mi novio me dejó', loss('breakup')],
      ['mi madre tiene cáncer', loss('illness', 'tu madre')],
      ['tuve un aborto espontáneo', loss('pregnancy')],
      ['me despidieron hoy', loss('job')],
      ['mañana operan a mi abuela', loss('unwell', 'tu abuela')],
    ],
  ],
  [
    'pt',
    [
      ['meu pai me ensinou a pescar, faleceu faz três semanas', loss('death', 'seu pai')],
      ['minha avó morreu ontem', loss('death', 'sua avó')],
      ['perdi meu avô', loss('death', 'seu avô')],
      ['voltei de um velório', loss('loss')],
      ['meu cachorro morreu', loss('pet', 'seu cachorro')],
      ['meu namorado terminou comigo', loss('breakup')],
      ['minha mãe está com câncer', loss('illness', 'sua mãe')],
      ['tive um aborto espontâneo', loss('pregnancy')],
      ['fui demitida hoje', loss('job')],
      ['minha avó caiu e quebrou o quadril', loss('unwell', 'sua avó')],
    ],
  ],
])('a loss told in %s', (language, rows) => {
  test.each(rows)('%s', (said, expected) => {
    expect(read(language, typeof said === 'string' ? [said] : said)).toEqual(expected)
  })
})

describe.each<[Language, readonly string[]]>([
  [
    'zh',
    [
      '我先走了',
      '他走了，去上班',
      '我妈走了，去超市买菜',
      '我爸上个月走了，去深圳打工',
      '外婆刚走，去打麻将了',
      '我爸走了五公里',
      '我爸离开北京了',
      '老板走了我们就下班',
      '手机死机了',
      '笑死我了',
      '我妈气死我了',
      '我妈的花死了',
      '我妈做的菜好吃死了',
      '我奶奶还没走',
      '如果我妈去世了怎么办',
      '电视剧里他死了',
      '我朋友分手了',
      '我和老公差点离婚',
      '今天去相亲了',
      '我哥考试通过了',
      '我妈体检没查出癌',
      '肿瘤是良性的',
      '懒癌晚期',
      '手术做完了，很顺利',
      '我在医院上班，今天做了三台手术',
      '我妈出院了，一切顺利',
      '去年我爸住院了',
      '我是发烧友',
      '钥匙丢了',
      '蛋糕没了',
      '你外婆去世了吗？',
    ],
  ],
  [
    'en',
    [
      'my phone died',
      'I’m dying to see it',
      'I lost my keys',
      'I lost 5 kilos',
      'my brother passed the exam',
      'my mom passed the salt',
      'my dad passed out on the sofa',
      'my dad is dead serious',
      'he left me a message',
      'my mom left for work',
      'grandpa is gone fishing',
      'I lost my dad in the crowd',
      'I lost to my brother at chess',
      'my mom’s plants died',
      'my brother died laughing',
      'if my mom died I’d be lost',
      'he died in the first season of the show',
      'Kobe died in 2020',
      'I’m a Cancer',
      'my mom is cancer free',
      'my parents broke up when I was 3',
      'my friend got dumped',
      'my dad lost his job',
      'I work in a hospital as a nurse',
      'my mom is out of hospital, all went well',
      'I’m sick of this job',
      'did your grandma die?',
    ],
  ],
  [
    'ja',
    [
      '死ぬほど疲れた',
      'スマホが死んだ',
      '母が死んだように寝てる',
      '父が旅立った、出張で',
      '映画で主人公が死んだ',
      '推しが死んだ',
      '駅で友達と別れた',
      '友達が彼氏と別れた',
      'がんばってるよ',
      '母が病院で働いてる',
      '父が退院した',
      '鍵をなくした',
    ],
  ],
  [
    'ko',
    [
      '아빠가 집에 돌아가셨어',
      '폰이 죽었어',
      '웃겨 죽겠다',
      '드라마에서 주인공이 죽었어',
      '친구가 헤어졌대',
      '역에서 친구랑 헤어졌어',
      '머리카락이 잘렸어',
      '건강검진에서 암 없대',
      '엄마가 병원에서 일하셔',
      '엄마가 퇴원했어, 다 잘됐어',
    ],
  ],
  [
    'fr',
    [
      'je suis mort de rire',
      'mon pote est mort de fatigue',
      'mon téléphone est mort',
      'mon père est parti au travail',
      'mon frère est parti à Lyon',
      'j’ai perdu mes clés',
      'le héros est mort à la fin',
      'mes parents ont divorcé',
      'je suis cancer ascendant lion',
      'ma mère n’a pas de cancer',
      'je travaille à l’hôpital',
      'maman est sortie de l’hôpital',
      'il m’a quitté devant la gare',
    ],
  ],
  [
    'de',
    [
      'mein Handy ist tot',
      'ich hab mich totgelacht',
      'ich bin nach Hause gegangen',
      'meine Mutter ist einkaufen gegangen',
      'ich habe meinen Schlüssel verloren',
      'ich habe fünf Kilo verloren',
      'ich habe gegen meinen Bruder verloren',
      'im Film ist er gestorben',
      'ich bin Krebs, Aszendent Löwe',
      'mein Vater arbeitet als Lehrer',
      'ich arbeite im Krankenhaus',
      'die Operation ist gut verlaufen',
    ],
  ],
  [
    'es',
    [
      'me muero de risa',
      'estoy muerto de cansancio',
      'se me murió el móvil',
      'perdí las llaves',
      'mi padre se fue al trabajo',
      'mi hermana se fue de viaje',
      'en la serie él murió',
      'mis padres se separaron',
      'cortamos el césped',
      'trabajo en un hospital',
      'mi madre salió del hospital',
      'me dejó un mensaje',
    ],
  ],
  [
    'pt',
    [
      'tô morta de cansaço',
      'meu celular morreu',
      'perdi as chaves',
      'meu pai foi embora para casa',
      'minha irmã partiu para São Paulo',
      'no filme ele morreu',
      'meus pais se separaram',
      'terminamos o trabalho',
      'trabalho num hospital',
      'minha mãe saiu do hospital, deu tudo certo',
      'a gente terminou de comer',
    ],
  ],
])('no loss is heard in %s', (language, rows) => {
  test.each(rows)('%s', (said) => {
    expect(read(language, [said])).toBeNull()
  })
})

test('somebody known by name is called by it', () => {
  const known = (shown: string, sort: Named['sort']): Named => ({
    name: fold(shown),
    shown,
    sort,
  })
  expect(read('zh', ['年糕今天早上走了'], [known('年糕', 'animal')])).toEqual(loss('pet', '年糕'))
  expect(read('en', ['Walter passed away'], [known('Walter', 'person')])).toEqual(
    loss('death', 'Walter'),
  )
  expect(read('fr', ['Plume est morte'], [known('Plume', 'animal')])).toEqual(loss('pet', 'Plume'))
})
