import {
  answerIntent,
  answerSum,
  answerUnknown,
  answerYesNo,
  isCourtesy,
  tellChartFact,
  yesNoReaction,
} from './answers.ts'
import { chartQuestionOf, wishesToHear } from './chart-question.ts'
import type { Sentence } from './clean-text.ts'
import { condole, keepCompany, sayInGrief } from './condolence.ts'
import { draft, type Draft, say } from './draft.ts'
import { readEmotionWith } from './emotion.ts'
import { valenceOf } from './emotion-labels.ts'
import { isAsking } from './facts.ts'
import type { Grief } from './grief.ts'
import { type IntentReading, readIntent } from './intents.ts'
import { requestedLanguage } from './language-request.ts'
import { isLaugh } from '@lumen/language/laughs'
import { firstPerson } from './packs/language-words.ts'
import { answerFactQuestion, correctionOf } from './recall.ts'
import { continueRiddle, continueWouldYouRather, lastTold, stockKinds } from './stock.ts'
import { acknowledge, feelingLead, replyToFacts, talk } from './talk.ts'
import { continueTwentyQuestions } from './twenty-questions.ts'
import { replyToGibberish, replyToWordless } from './wordless.ts'
import { continueWordChain } from './word-chain.ts'
import type { Turn } from './turn.ts'

type Read = {
  readonly sentence: Sentence
  readonly intent: IntentReading | null
  readonly asks: boolean
}

/** Intents whose words a question about the day may share. */
const ofOthers: ReadonlySet<string> = new Set([
  'live',
  'medical',
  'legal',
  'finance',
  'yourDay',
  'howAreYou',
  'explicit',
  'injection',
])
/** What is said when nothing was found. */
const unanswered: ReadonlySet<string> = new Set(['fact.missing', 'recall.none', 'unknown'])

/** Intents that ask for something else than a move, whatever words of the game they share. */
const leaveGame: ReadonlySet<string> = new Set([
  ...stockKinds,
  'stopGame',
  'quiet',
  'changeTopic',
  'tellFeeling',
  'tellPast',
  'tellPerson',
  'rememberMe',
  'aboutYou',
  'fortune',
  'comfort',
])

const partings: ReadonlySet<string> = new Set(['goodbye', 'goodnight'])

/** The intent of a sentence; a goodbye may also stand in its last clause. */
function intentOf(turn: Turn, sentence: Sentence): IntentReading | null {
  if (isLaugh(sentence.text)) return { id: 'laugh', subject: null }
  const { name } = turn.input.persona
  const intent = readIntent(sentence, turn.pack, name)
  const last = sentence.clauses.at(-1)
  if (intent !== null || last === undefined || sentence.clauses.length < 2) return intent
  const parting = readIntent({ ...sentence, ...last, clauses: [last] }, turn.pack, name)
  return parting !== null && partings.has(parting.id) ? parting : null
}

const readAll = (turn: Turn): Read[] =>
  turn.sentences.slice(0, 8).map((sentence) => ({
    sentence,
    intent: intentOf(turn, sentence),
    asks: sentence.marked || isAsking(sentence.folded, turn.pack),
  }))

/** A move in a game that is open, when the message is one. */
function continueGame(turn: Turn, reads: readonly Read[]): Draft | null {
  const [only] = reads
  if (only === undefined || reads.length > 2) return null
  const id = only.intent?.id ?? null
  if (id !== null && leaveGame.has(id)) return null
  if (answerFactQuestion(only.sentence, turn) !== null) return null
  return (
    continueRiddle(turn, id) ??
    continueTwentyQuestions(turn, id) ??
    continueWordChain(turn) ??
    continueWouldYouRather(turn)
  )
}

/** Whether a sentence wants to hear of the user’s chart or day, not of the weather or a doctor’s view. */
const asksChart = ({ sentence, intent, asks }: Read): boolean =>
  (intent === null || !ofOthers.has(intent.id)) &&
  (asks || intent?.id === 'fortune' || wishesToHear(sentence.text)) &&
  chartQuestionOf(sentence.text) !== null

/** The answer a sentence calls for; what asks for the chart is never looked up in what was told. */
function answer(turn: Turn, read: Read): Draft | null {
  if (!asksChart(read)) return plainAnswer(turn, read)
  const told = tellChartFact(turn)
  if (told !== null) return told
  const known = plainAnswer(turn, read)
  if (known !== null && !unanswered.has(known.intent)) return known
  return answerIntent(turn, read.sentence, { id: 'fortune', subject: null })
}

/** A fact, a sum, an intent, or the plain "I do not know". */
function plainAnswer(turn: Turn, read: Read): Draft | null {
  const { sentence, intent, asks } = read
  const fact = answerFactQuestion(sentence, turn)
  if (fact !== null) return fact
  const sum = answerSum(turn, sentence)
  if (sum !== null) return sum
  if (intent !== null && !isCourtesy(intent.id)) return answerIntent(turn, sentence, intent)
  if (!asks || intent !== null || laments(turn, read)) return null
  const chart = tellChartFact(turn)
  return chart ?? answerUnknown(turn)
}

/** A question that is a sigh: it asks nothing of the companion, it shows a feeling. */
function laments(turn: Turn, { sentence }: Read): boolean {
  const { label } = readEmotionWith(sentence.text, sentence.folded, turn.pack)
  return valenceOf(label) === 'bad' && firstPerson[turn.pack.language].test(sentence.folded)
}

/** Joins the answers to at most two questions, after a word on what else the message told. */
function joinAnswers(turn: Turn, answers: readonly Draft[], told: readonly Read[]): Draft {
  const [first, second] = answers
  const pair = second === undefined || second.intent === first?.intent ? [first] : [first, second]
  const drafts = pair.filter((each) => each !== undefined)
  const lead =
    turn.told.length > 0
      ? (acknowledge(turn)?.parts.slice(0, 1) ?? [])
      : told.length > 0 && lastTold(turn, 1) === null
        ? [feelingLead(turn)]
        : []
  const last = drafts.at(-1)
  return draft(first?.intent ?? 'answer', [...lead, ...drafts.flatMap((each) => each.parts)], {
    ask: last?.ask ?? null,
    emotion: first?.emotion ?? 'curious',
    topic: first?.topic ?? null,
    memoryIds: drafts.flatMap((each) => each.memoryIds),
  })
}

/** The user sent the very same message again. */
function repeatLead(turn: Turn): string | null {
  const last = turn.heard.at(-1)
  return last !== undefined && last === turn.text ? say(turn, 'repeat.user') : null
}

/** To a question that wants no answer; whatever it names, it is a painful one. */
const sigh = (turn: Turn): Draft =>
  talk({ ...turn, valence: 'bad', grave: true }, { lead: say(turn, 'rhetorical') })

/** Merely takes note: any other courtesy of the message says more. */
const takesNote = ({ intent }: Read): boolean => intent?.id === 'okay'

/** Courtesies, yes and no, rhetorical questions: what is said when nothing weightier was. */
function replyToCourtesy(turn: Turn, reads: readonly Read[]): Draft | null {
  for (const read of [...reads.filter((each) => !takesNote(each)), ...reads.filter(takesNote)]) {
    const { sentence, intent } = read
    if (intent === null && read.asks) return sigh(turn)
    if (intent === null || !isCourtesy(intent.id)) continue
    const yesNo = answerYesNo(turn, intent)
    if (yesNo !== null) return yesNo
    if (intent.id === 'rhetorical') return sigh(turn)
    if (intent.id === 'tag') return talk(turn, { lead: say(turn, 'tag') })
    const reply = answerIntent(turn, sentence, intent)
    if (reply !== null) return reply
  }
  return null
}

/** What is given only because it was asked for. */
const play: ReadonlySet<string> = new Set([
  'game',
  'wordChain',
  'twentyQuestions',
  'another',
  'stopGame',
  'changeTopic',
  'bored',
  'lullaby',
])
/** Asked by who grieves, these want no line of small talk. */
const heartfelt: ReadonlySet<string> = new Set([
  'opinion',
  'decision',
  'advice',
  'why',
  'really',
  'unknown',
  'fact.missing',
  'recall.none',
])
const wantsCompany: ReadonlySet<string> = new Set(['comfort', 'encourage', 'hug'])

/**
 * To who grieves: condolence before anything else, then plain company. What is asked for is given,
 * with nothing added and nothing playful beside it.
 */
function replyInGrief(turn: Turn, grief: Grief, reads: readonly Read[]): Draft {
  const answers = reads.map((read) => answer(turn, read)).filter((each) => each !== null)
  const given = answers.find(({ intent }) => !heartfelt.has(intent) && !wantsCompany.has(intent))
  if (grief.fresh) {
    const recalled = given !== undefined && /^(?:fact|recall|memory)\./.test(given.intent)
    return condole(turn, grief, recalled ? given : null)
  }
  const move = continueGame(turn, reads)
  if (move !== null) return move
  if (given !== undefined) {
    const asked = play.has(given.intent) || given.intent.startsWith('stock.')
    return asked ? given : { ...given, emotion: 'gentle', ask: null }
  }
  const said = (id: string) => reads.some(({ intent }) => intent?.id === id)
  if (said('goodbye') || said('goodnight')) return sayInGrief(turn, 'parting')
  const asks = reads.some(({ asks, intent }) => asks && (intent === null || !isCourtesy(intent.id)))
  const blames = turn.emotion.label === 'shame'
  if (asks || blames || answers.some(({ intent }) => heartfelt.has(intent)))
    return sayInGrief(turn, 'doubt')
  return said('thanks') ? sayInGrief(turn, 'thanks') : keepCompany(turn, grief)
}

/** Chooses what the reply is made of, by what the message holds. */
export function planReply(turn: Turn): Draft {
  const wordless = replyToWordless(turn)
  if (wordless !== null) return wordless
  if (requestedLanguage(turn.text) !== null)
    return draft('languageSwitch', [say(turn, 'languageSwitch')], { emotion: 'cheerful' })
  const reads = readAll(turn)
  if (turn.grief !== null) return replyInGrief(turn, turn.grief, reads)
  const move = continueGame(turn, reads)
  if (move !== null) return move

  const laughing = isLaugh(turn.text) ? replyToCourtesy(turn, reads) : null
  if (laughing !== null) return laughing

  const answers: Draft[] = []
  const rest: Read[] = []
  for (const read of reads) {
    const reply = answers.length < 2 ? answer(turn, read) : null
    if (reply === null) rest.push(read)
    else answers.push(reply)
  }
  const statements = rest.filter((read) => read.intent === null && !read.asks)
  const leaves = rest.find(({ intent }) => intent !== null && partings.has(intent.id))
  const parting = leaves === undefined ? null : replyToCourtesy(turn, [leaves])
  if (answers.length > 0) {
    const own = parting === null ? answers : [...answers.slice(0, 1), parting]
    return joinAnswers(turn, own, statements)
  }

  const reaction = yesNoReaction(turn)
  if (reaction !== null && turn.told.length === 0 && rest.every(({ intent }) => intent === null)) {
    return talk(turn, { lead: reaction })
  }
  const gibberish = replyToGibberish(turn)
  if (gibberish !== null) return gibberish
  if (turn.told.length > 0) {
    const facts = replyToFacts(turn)
    if (facts !== null) return facts
  }
  const plain = rest.every(({ intent }) => intent === null)
  const correction = turn.corrects && turn.told.length === 0 && plain ? correctionOf(turn) : null
  if (correction !== null)
    return draft('corrected', [say(turn, 'corrected', { value: correction })], {
      emotion: 'apologetic',
    })
  if (turn.corrects && turn.told.length === 0 && plain && correctsFact(turn)) {
    return draft('corrected.what', [], { ask: say(turn, 'corrected.what'), emotion: 'apologetic' })
  }
  if (parting !== null) return parting
  const tells =
    statements.length > 0 && (statements.length < rest.length || turn.situation !== null)
  const courtesy = statements.length === 0 || !tells ? replyToCourtesy(turn, rest) : null
  if (courtesy !== null) return courtesy
  const greets = turn.said.length === 0 && rest.some((read) => read.intent?.id === 'greeting')
  const reply = talk(turn, { lead: repeatLead(turn) })
  return greets
    ? { ...reply, parts: [say(turn, 'greeting.lead') ?? '', ...reply.parts.slice(0, 2)] }
    : reply
}

const correctsFact = (turn: Turn): boolean =>
  (turn.origins.at(-1) ?? []).some(({ path }) => /^facts\.\w+\.(?:ack|answer|recall)$/.test(path))
