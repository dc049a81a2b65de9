import { laughsAlong } from '@lumen/language/laughs'
import { chance } from '@lumen/language/seed'
import type { Act } from '@lumen/understanding/act-list'
import type { ReadSentence } from '@lumen/understanding/acts'
import { asksYourChart, chartQuestionOf, wishesToHear } from '@lumen/understanding/chart-question'
import { answerAct } from './answer-act.ts'
import { condole, keepCompany, sayInGrief, wishWell } from './condolence.ts'
import { draft, type Draft } from './draft.ts'
import { valenceOf } from './feeling.ts'
import type { Grief } from './grief.ts'
import { requestedLanguage } from './language-request.ts'
import { continueRiddle, continueWouldYouRather } from './riddles.ts'
import { tellOwnStars } from './own-stars.ts'
import { isStock } from './stock.ts'
import { readSum } from './sums.ts'
import { acknowledgeTold } from './told.ts'
import { continueTwentyQuestions } from './twenty-questions.ts'
import { pickLine, say, type Turn } from './turn.ts'
import { continueWordChain } from './word-chain.ts'
import { replyToWordless } from './wordless.ts'

/** What people say beside something else; it is answered where nothing else is told or asked. */
const courtesies: ReadonlySet<Act> = new Set([
  'greeting',
  'goodbye',
  'goodnight',
  'thanks',
  'sorry',
  'congratulate',
  'back',
  'wait',
  'there',
  'laugh',
  'yes',
  'no',
  'okay',
  'dunno',
  'really',
  'andYou',
  'goodNews',
  'planMoved',
  'correction',
])
/** Of these those that are answered although something is told beside them. */
const weighty: ReadonlySet<Act> = new Set([
  'goodNews',
  'goodnight',
  'goodbye',
  'sorry',
  'thanks',
  'congratulate',
  'andYou',
  'planMoved',
  'correction',
])
/** Of these those that stand beside the note of a fact. */
const joined: ReadonlySet<Act> = new Set([
  'goodNews',
  'goodnight',
  'goodbye',
  'congratulate',
  'andYou',
  'planMoved',
])
/** Questions that some languages put in the words of a statement. */
const ofTheCompanion: ReadonlySet<Act> = new Set(['yourAbility', 'askYou'])
const changes: ReadonlySet<Act> = new Set(['planMoved', 'correction'])
const partings: ReadonlySet<Act> = new Set(['goodbye', 'goodnight'])

/** Acts that lead out of a game that is open. */
const staysInGame: ReadonlySet<Act> = new Set([
  'giveUp',
  'hint',
  'dunno',
  'yes',
  'no',
  'okay',
  'laugh',
])

/** Acts whose words a question about the day may share. */
const notOfCharts: ReadonlySet<Act> = new Set([
  'live',
  'medical',
  'legal',
  'finance',
  'yourDay',
  'howAreYou',
  'explicit',
  'injection',
])

/** Chooses what a reply is made of, by what is certain about the message. */
export function planReply(turn: Turn): Draft {
  const wordless = replyToWordless(turn)
  if (wordless !== null) return wordless
  if (requestedLanguage(turn.text) !== null)
    return draft(turn, 'languageSwitch', [say(turn, 'languageSwitch')])
  if (turn.grief?.kind === 'unwell' && turn.grief.fresh) return replyWithWish(turn, turn.grief)
  if (turn.grief !== null) return replyInGrief(turn, turn.grief)
  const told = acknowledgeTold(turn)
  return (
    continueGame(turn) ??
    answerRequests(turn) ??
    besideTold(told, told === null ? null : answerCourtesy(turn, joined)) ??
    withFeeling(turn, told) ??
    told ??
    answerCourtesy(turn, weighty) ??
    (tellsSomething(turn) ? null : answerCourtesy(turn, courtesies)) ??
    laughAlong(turn) ??
    replyToFeeling(turn) ??
    (turn.sentences.some(asksTheWorld)
      ? draft(turn, 'unknown', [say(turn, 'unknown')])
      : listen(turn))
  )
}

/** A wish for who is unwell, and what else the message tells or asks for. */
function replyWithWish(turn: Turn, grief: Grief): Draft {
  const wish = wishWell(turn, grief)
  const other = answerRequests(turn) ?? acknowledgeTold(turn)
  return other === null
    ? wish
    : { ...other, parts: [...wish.parts, ...other.parts], emotion: wish.emotion }
}

/** Who laughs at what they tell is laughed with: a burnt dinner is no joy to wish more of. */
function laughAlong(turn: Turn): Draft | null {
  const { feeling, text } = turn
  const light = feeling === null || feeling === 'glad'
  return light && laughsAlong(text) ? draft(turn, 'laugh', [say(turn, 'laugh')]) : null
}

/** “I’m Mai, and I miss my grandmother”: who only notes the name has not listened. */
function withFeeling(turn: Turn, told: Draft | null): Draft | null {
  const felt = told === null ? null : replyToFeeling(turn)
  return told === null || felt === null
    ? null
    : { ...felt, parts: [...told.parts, ...felt.parts].slice(0, 3) }
}

/** What is answered and followed by what was told. */
const besideTold = (told: Draft | null, answer: Draft | null): Draft | null =>
  told === null || answer === null
    ? null
    : { ...answer, parts: [...answer.parts, ...told.parts].slice(0, 3) }

const longestUnmarked = 24

/**
 * Whether a sentence wants to know something that nobody told: it says so with its mark, or it is all
 * there is, short, and names no one. Words that ask stand in many a statement.
 */
const asksTheWorld = (sentence: ReadSentence, at: number, all: readonly ReadSentence[]): boolean =>
  sentence.act === null &&
  (sentence.marked ||
    (sentence.asks &&
      all.length === 1 &&
      at === 0 &&
      sentence.text.length <= longestUnmarked &&
      sentence.clauses.length === 1 &&
      sentence.clauses.every(({ own }) => !own)))

/** A move in a game that is open, when the message is one. */
function continueGame(turn: Turn): Draft | null {
  if (turn.sentences.length > 2 || turn.sentences.some(asksChart)) return null
  const riddle = continueRiddle(turn)
  if (riddle !== null) return riddle
  const leaves = turn.sentences.some(({ act }) => act !== null && !staysInGame.has(act))
  if (leaves) return null
  return continueTwentyQuestions(turn) ?? continueWordChain(turn) ?? continueWouldYouRather(turn)
}

/** Whether a sentence says more than courtesies do. */
const tells = ({ act, clauses }: ReadSentence): boolean =>
  act === null || (courtesies.has(act) && clauses.some((clause) => clause.act === null))

const tellsSomething = (turn: Turn): boolean => turn.sentences.some(tells)

/** The answers to what is asked for: at most two, and a farewell beside one. */
function answerRequests(turn: Turn): Draft | null {
  const answers: Draft[] = []
  for (const sentence of turn.sentences) {
    const answer = answers.length < 2 ? answerRequest(turn, sentence) : null
    if (answer !== null && answers.every(({ intent }) => intent !== answer.intent))
      answers.push(answer)
  }
  const [first] = answers
  if (first === undefined) return null
  const parting = turn.sentences.find(({ act }) => act !== null && partings.has(act))
  const all =
    parting === undefined
      ? answers
      : [first, answerAct(turn, parting)].filter((each) => each !== null)
  return {
    ...first,
    parts: all.flatMap(({ parts, ask }, at) => [
      ...parts,
      ...(at < all.length - 1 && ask !== null ? [ask] : []),
    ]),
    ask: all.at(-1)?.ask ?? null,
    memoryIds: all.flatMap(({ memoryIds }) => memoryIds),
  }
}

function answerRequest(turn: Turn, sentence: ReadSentence): Draft | null {
  const { act } = sentence
  if (act !== null && ofTheCompanion.has(act) && !sentence.asks) return null
  if ((sentence.asks || wishesToHear(sentence.text)) && asksYourChart(sentence.text))
    return tellOwnStars(turn)
  if (asksChart(sentence)) return tellChart(turn)
  const sum = readSum(sentence.text, turn.content.numbers)
  if (sum !== null) {
    const { value } = sum
    const line =
      value === undefined ? say(turn, 'arithmetic.undefined') : say(turn, 'arithmetic', { value })
    return draft(turn, 'arithmetic', [line])
  }
  return act === null || courtesies.has(act) ? null : answerAct(turn, sentence)
}

/** Whether a sentence wants to hear of the user’s chart or day, not of the weather or a doctor’s view. */
const asksChart = ({ text, act, asks }: ReadSentence): boolean =>
  (act === null || !notOfCharts.has(act)) &&
  (asks || wishesToHear(text)) &&
  chartQuestionOf(text) !== null

/** A fact of the chart that was not told yet, where facts are known; else what it takes for them. */
function tellChart(turn: Turn): Draft {
  const facts = turn.input.chartFacts ?? []
  const fact =
    facts.find(({ text }) => !turn.said.some((reply) => reply.includes(text))) ?? facts[0]
  return fact === undefined
    ? draft(turn, 'fortune', [say(turn, 'fortune')])
    : draft(turn, 'fortune', [say(turn, 'fortune.fact', { fact: fact.text })], {
        emotion: 'thoughtful',
        memoryIds: [fact.id],
      })
}

/** What merely takes note says least: any other courtesy of the message comes first. */
function answerCourtesy(turn: Turn, among: ReadonlySet<Act>): Draft | null {
  const said = turn.sentences.filter(
    ({ act }) => act !== null && among.has(act) && !(act === 'goodNews' && turn.clouded),
  )
  const sentence = said.find(({ act }) => act !== 'okay' && act !== 'yes') ?? said[0]
  return sentence === undefined ? null : answerAct(turn, sentence)
}

/** One line that fits the feeling the message tells of. */
function replyToFeeling(turn: Turn): Draft | null {
  const { feeling, content } = turn
  if (feeling === null) return null
  const asks = turn.sentences.some((sentence) => sentence.asks)
  if (asks && valenceOf(feeling) !== 'bad') return null
  const line = pickLine(turn, content.feelings[feeling], 'feeling')
  return draft(turn, `feeling.${feeling}`, [
    line,
    turn.steering.gentler || (turn.manner.warm && valenceOf(feeling) === 'bad')
      ? say(turn, 'comfort')
      : null,
  ])
}

/** To anything: a line that fits any such message or, now and then, a question of that kind. */
function listen(turn: Turn): Draft {
  const spent = turn.chooser.unsaid(turn.content.lines.listen).length === 0
  const asks =
    turn.mayAsk &&
    turn.said.length > 0 &&
    (spent || chance(`${turn.seed}|ask`, turn.manner.askShare))
  const question = asks ? pickLine(turn, turn.chooser.unsaid(turn.content.lines.ask), 'ask') : null
  if (question !== null && !turn.steering.longer && turn.manner.length !== 'ample')
    return draft(turn, 'listen', [], { ask: question })
  return draft(turn, 'listen', [say(turn, 'listen')], { ask: question })
}

/** Asked or said by who grieves, these want no line of small talk. */
const heartfelt: ReadonlySet<Act> = new Set([
  'opinion',
  'advice',
  'why',
  'really',
  'doubt',
  'andYou',
])
const wantsCompany: ReadonlySet<Act> = new Set(['comfort', 'hug'])
/** What is given only because it was asked for. */
const play: ReadonlySet<Act> = new Set([
  'game',
  'wordChain',
  'twentyQuestions',
  'another',
  'stopGame',
  'changeTopic',
  'lullaby',
])

/**
 * To who grieves: condolence before anything else, then plain company. What is asked for is given,
 * with nothing added and nothing playful beside it.
 */
function replyInGrief(turn: Turn, grief: Grief): Draft {
  if (grief.fresh) return condole(turn, grief)
  const move = continueGame(turn)
  if (move !== null) return move
  const said = (acts: ReadonlySet<Act>) =>
    turn.sentences.find(({ act }) => act !== null && acts.has(act))
  for (const asked of turn.sentences) {
    const { act } = asked
    if (act !== null && (heartfelt.has(act) || wantsCompany.has(act))) continue
    const given = answerRequest(turn, asked)
    if (given === null) continue
    const plays = act !== null && (play.has(act) || isStock(act))
    return plays ? given : { ...given, emotion: 'gentle', ask: null }
  }
  const noted = answerCourtesy(turn, changes) ?? acknowledgeTold(turn)
  if (noted !== null) return { ...noted, emotion: 'gentle' }
  if (said(partings) !== undefined) return sayInGrief(turn, 'parting')
  const company = said(wantsCompany) !== undefined
  const asks = turn.sentences.some(asksTheWorld)
  if (asks && grief.elsewhere)
    return draft(turn, 'unknown', [say(turn, 'unknown')], { emotion: 'gentle' })
  const doubts = asks || said(heartfelt) !== undefined
  if (!company && (doubts || turn.feeling === 'ashamed')) return sayInGrief(turn, 'doubt')
  return said(new Set(['thanks'])) === undefined
    ? keepCompany(turn, grief)
    : sayInGrief(turn, 'thanks')
}
