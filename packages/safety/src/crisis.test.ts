import { readFileSync } from 'node:fs'
import { languages, type Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { assessCrisis } from './crisis.ts'
import type { CrisisLabel } from './crisis.ts'

type Row = { text: string; language: Language; label: CrisisLabel; kind?: 'direct' | 'indirect' }

function readRows(name: string): Row[] {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
}

function shareOf(rows: readonly Row[], label: CrisisLabel): number {
  const right = rows.filter(
    ({ text, language }) => assessCrisis(text, { language }).label === label,
  )
  return right.length / rows.length
}

describe('phrases the rules were tuned on', () => {
  const rows = readRows('crisis-tuned.jsonl')

  it.each(languages)('%s: keeps what was reached', (language) => {
    const own = rows.filter((row) => row.language === language)
    expect(
      shareOf(
        own.filter(({ label }) => label === 'crisis'),
        'crisis',
      ),
    ).toBeGreaterThan(0.78)
    expect(
      shareOf(
        own.filter(({ label }) => label === 'third_party'),
        'third_party',
      ),
    ).toBeGreaterThan(0.85)
    expect(
      shareOf(
        own.filter(({ label }) => label === 'none'),
        'none',
      ),
    ).toBeGreaterThan(0.95)
  })
})

describe('phrases written after the rules', () => {
  const rows = readRows('crisis-held-out.jsonl')
  const direct = rows.filter(({ kind }) => kind === 'direct')

  it('keeps what was reached over all languages', () => {
    const third = rows.filter(({ label }) => label === 'third_party')
    const none = rows.filter(({ label }) => label === 'none')
    expect(shareOf(direct, 'crisis')).toBeGreaterThan(0.68)
    expect(shareOf(third, 'third_party')).toBeGreaterThan(0.75)
    expect(shareOf(none, 'none')).toBeGreaterThan(0.92)
  })

  it.each(languages)('%s: finds most direct statements', (language) => {
    const own = direct.filter((row) => row.language === language)
    expect(own.length).toBeGreaterThanOrEqual(8)
    expect(shareOf(own, 'crisis')).toBeGreaterThanOrEqual(0.5)
  })
})

const idioms: readonly (readonly [Language, string])[] = [
  ['zh', '笑死我了'],
  ['zh', '我想死你了'],
  ['zh', '打死我也不去'],
  ['zh', '社死，想原地消失'],
  ['en', 'dying to see you'],
  ['en', 'this exam is killing me'],
  ['en', 'killing time before the film'],
  ['en', "I'm dead, that was hilarious"],
  ['en', 'how do I kill a stuck process'],
  ['en', 'Suicide Squad is on tonight'],
  ['en', 'my last attempt at baking failed and I am furious'],
  ['en', 'took 2 ibuprofen after the run'],
  ['ja', '死ぬほど笑った'],
  ['ja', 'お腹すいて死にそう'],
  ['ko', '배고파 죽겠다'],
  ['ko', '귀여워 죽겠네'],
  ['ko', '호박죽 먹고 싶다'],
  ['fr', 'je meurs de faim'],
  ['fr', 'mort de rire'],
  ['fr', 'plutôt mourir que de manger ça'],
  ['de', 'ich lach mich tot'],
  ['de', 'ich bin todmüde'],
  ['de', 'ich will nie wieder um 5 aufwachen'],
  ['es', 'me muero de risa'],
  ['es', 'estoy muerta de sueño'],
  ['pt', 'morri de rir'],
  ['pt', 'tô morrendo de fome'],
  ['pt', 'tô na ponte aérea'],
  ['de', 'noch ein Meeting und ich spring aus dem Fenster'],
  ['fr', 'je ne trouve pas d’issue dans ce parking'],
  ['es', 'si vuelve a sonar esa canción me pego un tiro'],
  ['pt', 'mais uma reunião e eu me jogo da janela'],
  ['zh', '再让我加班我就从楼上跳下去'],
  ['ja', '屋上から花火が見えた'],
  ['ko', '나 혼자 살아'],
]

const noDanger: readonly (readonly [Language, string])[] = [
  ['en', "I don't want to die"],
  ['en', 'my plants keep committing suicide on me lol'],
  ['en', 'Do you want to die?'],
  ['en', 'In the novel the hero wants to kill himself'],
  ['en', 'My favourite song is called "I Want to Die in New Orleans"'],
  ['zh', '我在看《我想死但我想吃炒年糕》'],
  ['ko', '예전에는 죽고 싶었는데 지금은 괜찮아졌어'],
  ['de', 'ich will nicht sterben'],
]

const spokenOtherwise: readonly (readonly [Language, string])[] = [
  ['en', "I survived my last attempt and I'm furious about it"],
  ['pt', 'tô em cima da ponte'],
  ['en', 'if I am gone, will you look after my dog'],
  ['fr', 'je n’ai pas ma place dans ce monde'],
]

const worries: readonly (readonly [Language, string])[] = [
  ['en', 'my roommate swallowed a whole bottle of pills'],
  ['de', 'mein Bruder sagt, er will nicht mehr aufwachen'],
  ['de', 'meine Schwester verschenkt alle ihre Sachen und sagt, sie braucht sie nicht mehr'],
  ['fr', 'j’ai peur que mon père fasse une bêtise'],
  ['pt', 'minha amiga tá dando as coisas dela, diz que não vai precisar mais'],
  ['ja', '自殺したいという友人を支えたい'],
  ['ko', '동생이 사라지고 싶다고 말해'],
]

const harmless = [
  'not joking',
  'I’m not joking',
  'the reason',
  'tell me the reason',
  'give me a reason',
  'sag mir den Grund',
  'しょうがない',
  'なるようになるさ',
  '猫をよろしくね',
  'bye forever lol',
  'i won’t be here next week, i’m in Rome',
  'ich war auf dem Dach',
  '不是开玩笑的',
  'no es broma',
  'kein Witz',
  '농담 아니야',
]

const disguised: readonly (readonly [Language, string])[] = [
  ['zh', '我 不 想 活 了'],
  ['zh', '我.想.死'],
  ['zh', '我想自殺'],
  ['zh', '我想\u200b死'],
  ['zh', 'wo xiang si，我想die'],
  ['zh', '我真的想 kill myself'],
  ['en', 'i w a n t t o d i e'],
  ['en', 'k1ll mys3lf'],
  ['en', 'i want to kll myslef'],
  ['en', 'gonna unalive myself'],
  ['en', 'thinking about su*cide'],
  ['en', 'Ｉ ｗａｎｔ ｔｏ ｄｉｅ'],
  ['en', 'i wanna dieeeee'],
  ['en', 'I w\u0430nt t\u043e di\u0435'],
  ['ja', 'シニタイ'],
  ['ja', 'ｼﾆﾀｲ'],
  ['ja', 'し に た い'],
  ['ja', 'タヒにたい'],
  ['ko', '죽 고 싶 어'],
  ['ko', '살고싶지않아'],
  ['fr', "s'enlever la vie sans douleur, comment faire"],
  ['fr', 'jai envie de mourrir'],
  ['de', 'ich moechte sterben'],
  ['es', 'kiero morir'],
  ['pt', 'nao quero mais viver'],
]

describe('assessCrisis', () => {
  it.each(idioms)('hears no crisis in an idiom (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language })).toMatchObject({ label: 'none', reason: null })
  })

  it.each(noDanger)('hears negation, past, fiction and questions (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('none')
  })

  it.each(spokenOtherwise)('hears what is said otherwise (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('crisis')
  })

  it.each(worries)('hears danger of somebody else (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('third_party')
  })

  it.each(disguised)('sees through spelling (%s): %s', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('crisis')
  })

  it.each([
    ['zh', 'I want to die', 'en'],
    ['en', '我不想活了', 'zh'],
    ['de', 'quiero morir', 'es'],
    ['fr', '죽고 싶어', 'ko'],
  ] as const)('checks every language whatever the setting (%s): %s', (language, text, found) => {
    expect(assessCrisis(text, { language })).toMatchObject({ label: 'crisis', language: found })
  })

  it('tells the writer from others', () => {
    expect(assessCrisis('my friend wants to kill herself').label).toBe('third_party')
    expect(assessCrisis('我朋友说她不想活了').label).toBe('third_party')
    expect(assessCrisis('I miss my mom and want to die').label).toBe('crisis')
  })

  it('hears nothing in harmless words, however often they are said', () => {
    for (const text of harmless) {
      expect(assessCrisis(text), text).toMatchObject({ label: 'none' })
      expect(assessCrisis(text, { previous: [text, text, text] }), text).toMatchObject({
        label: 'none',
      })
    }
    expect(assessCrisis('I want to see my mother. '.repeat(40)).label).toBe('none')
  })

  it('hears a laugh and a trifle, and says that danger was played down', () => {
    expect(assessCrisis('one more meeting and I will kill myself haha')).toMatchObject({
      label: 'none',
      isPlayedDown: true,
    })
    expect(assessCrisis('I will kill myself, I am serious, haha').label).toBe('crisis')
    expect(assessCrisis('haha I took all the pills').label).toBe('crisis')
  })

  it('tells what is said plainly from what is said around', () => {
    expect(assessCrisis('I want to kill myself').form).toBe('direct')
    expect(assessCrisis('everyone would be better off without me').form).toBe('indirect')
    expect(assessCrisis('my friend wants to kill herself').form).toBe('direct')
    expect(assessCrisis('what a day').form).toBeNull()
  })

  it('completes weak signs with earlier messages, which never decide alone', () => {
    const previous = ["I can't take it anymore", 'there is no hope left for me, I am worthless']
    expect(assessCrisis('I just want it to go away').label).toBe('none')
    expect(assessCrisis('I just want it to go away', { previous }).label).toBe('crisis')
    expect(assessCrisis('what is for dinner?', { previous: ['I want to die'] }).label).toBe('none')
  })

  it.each([
    ['en', 'what do I do for a living?'],
    ['en', 'Do you remember where I live?'],
    ['en', 'I make a living as a nurse'],
    ['pt', 'O que eu faço da vida?'],
    ['ko', '나 혼자 살아?'],
    ['zh', '我刚才说我爸什么来着'],
    ['zh', '她说跟我看不到未来'],
    ['zh', '他觉得和我没有未来'],
  ] as const)('hears no danger in what is asked of a good memory (%s: %s)', (language, text) => {
    expect(assessCrisis(text, { language }).label).toBe('none')
    expect(assessCrisis(text, { language, previous: ['I quit two years ago'] }).label).toBe('none')
  })

  it('hears it in what goes on after such a question', () => {
    const text = 'What do I do for a living? I do not want to live anymore.'
    expect(assessCrisis(text, { language: 'en' }).label).toBe('crisis')
    const left = '她说跟我看不到未来，我不想活了'
    expect(assessCrisis(left, { language: 'zh' }).label).toBe('crisis')
    expect(assessCrisis('我看不到未来了', { language: 'zh' }).label).toBe('crisis')
  })

  it('gives the language of an ordinary message', () => {
    expect(assessCrisis('今日はいい天気ですね')).toEqual({
      label: 'none',
      form: null,
      reason: null,
      language: 'ja',
      signs: 0,
      isPlayedDown: false,
    })
    expect(assessCrisis('je vais bien', { language: 'de' }).language).toBe('de')
    expect(assessCrisis('não sei o que fazer').language).toBe('pt')
    expect(assessCrisis('12345').language).toBe('en')
  })

  it('takes whatever text there is', () => {
    for (const text of ['', ' ', '\n\n', '。。。', '\ud800', '\u0000\u0007', '((((', '🙂🙂🙂']) {
      expect(assessCrisis(text).label).toBe('none')
    }
  })

  it('reads head and tail of a very long message', () => {
    const filler = 'the weather was fine and we walked along the river. '.repeat(4_000)
    expect(assessCrisis(`I want to kill myself. ${filler}`).label).toBe('crisis')
    expect(assessCrisis(`${filler} I want to kill myself.`).label).toBe('crisis')
    expect(assessCrisis(filler).label).toBe('none')
  })
})

describe('speed', () => {
  const adversarial = [
    'i want to '.repeat(20_000),
    'i '.repeat(100_000),
    'i i i want want want die die not not '.repeat(5_500),
    'a'.repeat(200_000),
    '我想'.repeat(100_000),
    '不想死'.repeat(66_000),
    '죽고싶'.repeat(66_000),
    '((((('.repeat(40_000),
    'k*'.repeat(100_000),
    'i.w.a.n.t.'.repeat(20_000),
    '\u0301'.repeat(200_000),
  ]

  it.each(adversarial.map((text) => [text.slice(0, 12), text] as const))(
    'answers at once to 200 kB of %s',
    (_, text) => {
      const begun = process.threadCpuUsage()
      assessCrisis(text)
      expect(process.threadCpuUsage(begun).user).toBeLessThan(1_500_000)
    },
  )
})
