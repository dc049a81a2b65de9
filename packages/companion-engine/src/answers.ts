import { type Answer, answerSimply, followText } from './answer.ts'
import { readSum } from './arithmetic.ts'
import { dayPartOf } from './calendar.ts'
import { lastQuestion, type Sentence } from './clean-text.ts'
import { clock, dayOf, today, untilDay } from './day-answers.ts'
import { ask, draft, type Draft, pickFrom, quoted, say } from './draft.ts'
import { toneFor, valenceOf } from './emotion-labels.ts'
import { followUp, starter } from './follow-up.ts'
import type { IntentId } from './intent-list.ts'
import type { IntentReading } from './intents.ts'
import { isOffer } from './offers.ts'
import { consent } from './packs/language-words.ts'
import { moodOf } from './persona.ts'
import { aboutYou, andYou, askYou, favourite, likeYou } from './persona-answers.ts'
import { recallAbout, rememberAll } from './recall.ts'
import { courtesies } from './small-talk.ts'
import { isStock, tell, tellAnother, tellAny } from './stock.ts'
import { startTwentyQuestions } from './twenty-questions.ts'
import type { Turn } from './turn.ts'
import { startWordChain } from './word-chain.ts'

const laugh: Answer = (turn) => {
  const justTold = (turn.origins.at(-1) ?? []).some(({ path }) => path.startsWith('stock.'))
  const follow = justTold
    ? ask(turn, 'stock.after')
    : followText(
        { ...turn, valence: 'plain', emotion: { label: 'neutral', intensity: 0 } },
        'topic',
      )
  return draft('laugh', [say(turn, 'laugh')], { emotion: 'playful', ask: follow })
}

const greeting: Answer = (turn) => {
  const again = turn.said.length > 0
  const part = dayPartOf(turn.input.now.hour)
  const hello = say(turn, again ? 'greeting.again' : `greeting.${part}`)
  const mood = again ? null : moodOf(turn)
  return draft('greeting', [hello, mood === null ? null : say(turn, `mood.${mood}`)], {
    emotion: 'cheerful',
    ask: ask(turn, 'greeting.ask'),
  })
}

/** A fact of the chart that was not told yet, where facts are known. */
export function tellChartFact(turn: Turn): Draft | null {
  const facts = turn.input.chartFacts ?? []
  const fact =
    facts.find(({ text }) => !turn.said.some((reply) => reply.includes(text))) ?? facts[0]
  if (fact === undefined) return null
  return draft('fortune', [say(turn, 'fortune.fact', { fact: fact.text })], {
    emotion: 'thoughtful',
    memoryIds: [fact.id],
  })
}

/** What was computed of the chart, else what it takes for that. */
const fortune: Answer = (turn, _, intent) => tellChartFact(turn) ?? answerSimply(turn, intent)

const sayAgain: Answer = (turn) => {
  const question = lastQuestion(turn.said.at(-1) ?? '')
  const text =
    question === null
      ? say(turn, 'sayAgain.none')
      : say(turn, 'sayAgain', { quote: quoted(turn, question) })
  return draft('sayAgain', [text], { emotion: 'apologetic' })
}

/** Asked for an opinion in distress ("am I a failure?"): the feeling is answered, not the question. */
const opinion: Answer = (turn, _, intent) => {
  const { label } = turn.emotion
  if (label === 'neutral' || valenceOf(label) !== 'bad') return answerSimply(turn, intent)
  const { lines, asks } = turn.pack.emotions[label]
  const own = turn.quiet ? null : pickFrom(turn, asks ?? [], {}, 'feeling')
  return draft('opinion', [pickFrom(turn, lines, {}, 'emotion')?.text ?? null], {
    emotion: toneFor(label),
    ask: own?.text ?? ask(turn, 'opinion.ask'),
  })
}

/** A topic is asked for, so that one is proposed even in quiet mode. */
const changeTopic: Answer = (turn) =>
  draft('changeTopic', [say(turn, 'changeTopic')], {
    emotion: 'playful',
    ask: starter({ ...turn, quiet: false })?.text ?? null,
  })

/** Intents that need more than a line. */
const answers: Readonly<Partial<Record<IntentId, Answer>>> = {
  favourite,
  likeYou,
  greeting,
  time: clock,
  date: today,
  dayOf,
  daysUntil: untilDay,
  fortune,
  sayAgain,
  opinion,
  andYou,
  askYou,
  aboutYou,
  changeTopic,
  laugh,
  rememberMe: (turn) => rememberAll(turn),
  recallAbout: (turn, _, intent) =>
    intent.subject === null ? rememberAll(turn) : recallAbout(intent.subject, turn),
  another: (turn) => tellAnother(turn),
  game: (turn) => draft('game', [], { ask: say(turn, 'game'), emotion: 'playful' }),
  wordChain: (turn) => startWordChain(turn),
  twentyQuestions: (turn) => startTwentyQuestions(turn),
  stopGame: (turn) => draft('stopGame', [say(turn, 'game.stop')], { emotion: 'calm' }),
  giveUp: (turn) => draft('giveUp', [say(turn, 'riddle.none')], { emotion: 'calm' }),
  hint: (turn) => draft('hint', [say(turn, 'riddle.none')], { emotion: 'calm' }),
}

/** The reply to an intent; null when it has none of its own (a tag, a rhetorical question). */
export function answerIntent(turn: Turn, sentence: Sentence, intent: IntentReading): Draft | null {
  if (isStock(intent.id)) return tell(turn, intent.id)
  return answers[intent.id]?.(turn, sentence, intent) ?? answerSimply(turn, intent)
}

/** A sum, when the sentence asks for one. */
export function answerSum(turn: Turn, sentence: Sentence): Draft | null {
  const sum = readSum(sentence.folded, turn.pack.numbers)
  if (sum === null) return null
  const text =
    sum.value === undefined
      ? say(turn, 'arithmetic.undefined')
      : say(turn, 'arithmetic', { value: sum.value })
  return draft('arithmetic', [text], { emotion: 'cheerful' })
}

/** A question no rule can answer: says so and turns to the user's own view. */
export const answerUnknown = (turn: Turn): Draft =>
  draft('unknown', [say(turn, 'unknown')], {
    emotion: 'thoughtful',
    ask: ask(turn, 'unknown.ask'),
  })

/** The reaction to a message that begins with yes or no and goes on, when the question has one. */
export function yesNoReaction(turn: Turn): string | null {
  const origin = turn.lastAsk?.origin ?? null
  const [first] = turn.sentences
  if (origin === null || first === undefined || first.marked || turn.sentences.length > 1)
    return null
  if (origin.ask.yes === undefined && origin.ask.no === undefined) return null
  const head = first.clauses[0]?.folded ?? ''
  const heads =
    turn.pack.text.glue === ''
      ? [4, 3, 2, 1].map((length) => head.slice(0, length))
      : [3, 2, 1].map((count) => head.split(' ').slice(0, count).join(' '))
  const means = (id: 'yes' | 'no') =>
    heads.some((part) => turn.pack.intents[id].some((pattern) => pattern.test(part)))
  const reaction = means('no') ? origin.ask.no : means('yes') ? origin.ask.yes : undefined
  return reaction === undefined ? null : (pickFrom(turn, [reaction], {}, 'reaction')?.text ?? null)
}

/** A plain yes or no: to the companion's offer, its question, or nothing in particular. */
export function answerYesNo(turn: Turn, intent: IntentReading): Draft | null {
  const origin = turn.lastAsk?.origin ?? null
  const agrees = intent.id === 'yes' || (intent.id === 'okay' && consent.test(turn.folded))
  const offered = origin !== null && isOffer(origin.path)
  if (origin?.path === 'lines.stock.after' && agrees) return tellAnother(turn)
  if (offered && (agrees || intent.id === 'dunno')) return tellAny(turn)
  if (intent.id !== 'yes' && intent.id !== 'no') return null
  const reaction = intent.id === 'yes' ? origin?.ask.yes : origin?.ask.no
  const topic = turn.currentTopic
  const fromReaction = reaction === undefined ? null : pickFrom(turn, [reaction], {}, 'reaction')
  const fresh = fromReaction !== null && turn.chooser.ageOf(fromReaction.line) > 4
  const text = fresh ? fromReaction.text : say(turn, intent.id)
  const next = offered || topic === null ? starter(turn) : followUp(turn, topic, turn.valence, null)
  return draft(intent.id, [text], {
    emotion: 'cheerful',
    ask: next?.text ?? null,
    memoryIds: next?.memoryIds ?? [],
    topic,
  })
}

export const isCourtesy = (id: IntentId): boolean => courtesies.has(id)
