import { foldText, readSentences, type Sentence } from './clean-text.ts'
import { draft, type Draft, quoted, say } from './draft.ts'
import { findKey, isAsking, memorySentences } from './facts.ts'
import { firstPerson, functionWords } from './packs/language-words.ts'
import {
  type QuestionShape,
  shapeOfQuestion,
  tellsOfPlace,
  tellsOfWork,
} from './question-shapes.ts'
import { quotableClause, quoteAround } from './quote.ts'
import type { Turn } from './turn.ts'

/** One thing that the user said or that is remembered of them; `age` counts back from now. */
type Told = {
  readonly sentence: Sentence
  readonly memoryId: string | null
  readonly age: number
  /** What corrected it later on. */
  readonly corrected: Sentence | null
}

/** Characters that Chinese and Japanese questions and tellings share without being about the same. */
const light = new Set(
  '我你他她它们的了是在有和跟与给把被让就都也还很太真好不没吗呢吧啊呀什么时候怎样哪里儿个谁几多少为会能可以要想去来到说看做吃喝玩用过着得地这那一二三四五六七八九十两天年月日号点周星期今明昨后前上下中大小新老早晚最近现记知道告诉觉打算准备计划安排事情家人喜欢发出开私僕俺のはがをにでとてたですますかよねるいうえ',
)

const weighty = (unit: string): boolean =>
  /[\u30a1-\u30fa\u3400-\u9fff]/u.test(unit) && !light.has(unit)

/** What a text is about: pairs of Han characters, or words that carry meaning, cut to their stems. */
function contentOf(folded: string, turn: Turn): Set<string> {
  const { language } = turn
  if (language === 'zh' || language === 'ja') {
    const runs = folded.match(/[\u3040-\u9fff]{2,}/gu) ?? []
    const pairs = runs.flatMap((run) => [...run].slice(1).map((_, at) => run.slice(at, at + 2)))
    return new Set(pairs.filter((pair) => [...pair].some(weighty)))
  }
  if (language === 'ko') {
    const words = folded.match(/[\uac00-\ud7af]{2,}/gu) ?? []
    return new Set(words.map((word) => word.slice(0, 2)))
  }
  const empty = new Set(functionWords[language].split(/\s+/))
  const words = folded.match(/\p{L}{3,}/gu) ?? []
  return new Set(words.filter((word) => !empty.has(word)).map((word) => word.slice(0, 5)))
}

type Reading = {
  /** Keys of pets and people that a text names, by their name or by what they are to the user. */
  readonly company: ReadonlySet<string>
  /** What else it is about. */
  readonly content: ReadonlySet<string>
  /** Single characters of weight, where words have no spaces between them. */
  readonly signs: ReadonlySet<string>
}

function read(folded: string, turn: Turn): Reading {
  const { species, relation } = turn.pack.facts.keys
  const company = new Set<string>()
  let rest = folded
  for (const { kind, key, value } of turn.known) {
    if (key === null || (kind !== 'petName' && kind !== 'personName')) continue
    for (const each of value.split(turn.pack.text.list[1])) {
      const name = foldText(each, turn.pack.text)
      if (name.length < 2 || !rest.includes(name)) continue
      company.add(key)
      rest = rest.replaceAll(name, ' ')
    }
  }
  for (const table of [species, relation]) {
    for (let found = findKey(rest, table); found !== null; found = findKey(rest, table)) {
      company.add(found.key)
      rest = rest.replaceAll(found.word, ' ')
    }
  }
  const signs = turn.pack.text.glue === '' ? [...rest].filter(weighty) : []
  return { company, content: contentOf(rest, turn), signs: new Set(signs) }
}

function tellsWhen(sentence: Sentence, turn: Turn): boolean {
  const { calendar, facts } = turn.pack
  return (
    facts.when.test(sentence.folded) ||
    calendar.weekdayWords.some((pattern) => pattern.test(sentence.folded)) ||
    calendar.offsets.some(([pattern]) => pattern.test(sentence.folded)) ||
    /\d|[明去今后]年|[月号]/u.test(sentence.folded)
  )
}

function tellsNumber({ folded }: Sentence, turn: Turn): boolean {
  if (/\d/.test(folded)) return true
  const words = Object.keys(turn.pack.numbers.words)
  if (turn.pack.text.glue === '') return words.some((word) => folded.includes(word))
  return words.some((word) => new RegExp(`(?:^|[^\\p{L}])${word}(?:$|[^\\p{L}])`, 'u').test(folded))
}

function answersShape(shape: QuestionShape | null, told: Sentence, turn: Turn): boolean {
  if (shape === 'when') return tellsWhen(told, turn)
  if (shape === 'age') return tellsNumber(told, turn)
  if (shape === 'where') return tellsOfPlace(told.folded, turn.language)
  if (shape === 'job') {
    return told.clauses.some(({ folded }) => tellsOfWork(folded, turn.language))
  }
  return true
}

/** Everything the user told, the newest first, then what is remembered, best first. */
function everythingTold(turn: Turn): Told[] {
  const { pack } = turn
  const heard = turn.heard.map((message) => readSentences(message, pack.text))
  const corrections = heard.map(([first]) =>
    first !== undefined && pack.facts.correction.test(first.folded) ? first : null,
  )
  const told: Told[] = []
  heard.forEach((sentences, at) => {
    for (const sentence of sentences) {
      if (sentence.marked || isAsking(sentence.folded, pack)) continue
      const memory = turn.input.memories.find(({ content }) =>
        foldText(content, pack.text).startsWith(sentence.folded.slice(0, 60)),
      )
      const about = read(sentence.folded, turn).content
      const corrected = corrections
        .slice(at + 1)
        .findLast(
          (later) =>
            later !== null && [...read(later.folded, turn).content].some((each) => about.has(each)),
        )
      told.push({
        sentence,
        memoryId: memory?.id ?? null,
        age: heard.length - at,
        corrected: corrected ?? null,
      })
    }
  })
  turn.input.memories.forEach(({ id, content }, at) => {
    for (const sentence of memorySentences(content.slice(0, 600), pack))
      if (!sentence.marked)
        told.push({ sentence, memoryId: id, age: heard.length + 1 + at, corrected: null })
  })
  return told
}

/** What a message puts right of what was told before, in its own words; null when nothing. */
export function correctionOf(turn: Turn): string | null {
  const [first] = turn.sentences
  const lead = first === undefined ? null : turn.pack.facts.correction.exec(first.folded)
  if (first === undefined || lead === null || first.marked || lead.index > 0) return null
  const rest = first.text.slice(lead[0].length).replace(/^[\s\p{P}]+/u, '')
  const about = read(foldText(rest, turn.pack.text), turn).content
  const known = turn.heard.some((message) =>
    [...read(foldText(message, turn.pack.text), turn).content].some((each) => about.has(each)),
  )
  return known ? quotableClause(rest, turn.pack) : null
}

/** How well a telling answers; 0 when it does not. */
function fitOf(
  { sentence }: Told,
  shape: QuestionShape | null,
  asked: Reading,
  turn: Turn,
): number {
  if (!answersShape(shape, sentence, turn)) return 0
  const told = read(sentence.folded, turn)
  const company = [...told.company].filter((key) => asked.company.has(key))
  const shared = [...told.content].filter((each) => asked.content.has(each))
  const unspaced = turn.pack.text.glue === ''
  // 结婚 and 婚礼 share a sign that says much where the form of the answer fits as well.
  const units =
    shape === 'when' ? [...told.signs].filter((unit) => asked.signs.has(unit)).length : 0
  const fit = company.length * 2 + shared.length + units / 2
  if (shape === null)
    return shared.length >= (unspaced ? 3 : 2) || (company.length > 0 && shared.length > 0)
      ? fit
      : 0
  if (shape === 'self' || shape === 'where')
    return shared.length > 0 && told.company.size === company.length ? fit : 0
  if (shape === 'when' && asked.content.size > 0) return shared.length + units > 0 ? fit : 0
  return company.length > 0 || shared.length >= (shape === 'news' && unspaced ? 2 : 1) ? fit : 0
}

/**
 * A question about the user's own life that no rule reads ("when does my sister marry?", "what was
 * wrong with my mum?"): what they told of the same, quoted, with what they corrected afterwards.
 * Null when nothing fits, or when it asks for something else.
 *
 * @param asksFact whether it asks for a fact by its pattern: merely alike words do not answer then
 */
export function recallAlike(question: Sentence, turn: Turn, asksFact = false): Draft | null {
  const shape = shapeOfQuestion(question.folded, turn.language)
  if (asksFact && (shape === 'self' || shape === 'where')) return null
  const asked = read(question.folded, turn)
  const own =
    firstPerson[turn.language].test(question.folded) ||
    asked.company.size > 0 ||
    /(?<=\p{L}.*)\p{Lu}\p{Ll}/u.test(question.text)
  if (shape !== null && !own && shape !== 'who') return null
  const fitting = everythingTold(turn)
    .map((told) => ({ told, fit: fitOf(told, shape, asked, turn) }))
    .filter(({ fit }) => fit > 0)
    // Who somebody is was told when they came up first; everything else holds as told last.
    .toSorted(
      (a, b) =>
        b.fit - a.fit || (shape === 'who' ? b.told.age - a.told.age : a.told.age - b.told.age),
    )
  for (const { told } of fitting) {
    const shown = quoteOf(told, asked.content, turn)
    if (shown === null) continue
    return draft('memory.answer', [say(turn, 'memory.answer', { memory: shown })], {
      emotion: 'thoughtful',
      memoryIds: told.memoryId === null ? [] : [told.memoryId],
    })
  }
  return null
}

/** The answer may stand at the end of a sentence: it is quoted longer than in passing. */
function quoteOf(
  { sentence, corrected }: Told,
  content: ReadonlySet<string>,
  turn: Turn,
): string | null {
  const { text } = turn.pack
  const pack = {
    ...turn.pack,
    text: { ...text, quote: { ...text.quote, max: text.quote.max * 2 } },
  }
  const first = [...content].find((each) => sentence.folded.includes(each)) ?? ''
  const quote = quoteAround(sentence, (folded) => folded.includes(first), pack)
  if (quote === null) return null
  const after = corrected === null ? null : quoteAround(corrected, () => true, pack)
  return after === null
    ? quoted(turn, quote)
    : `${quoted(turn, quote)}${text.list[1]}${quoted(turn, after)}`
}
