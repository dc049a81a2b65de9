import { lineOf } from './choose.ts'
import { readSum, toDigits } from './arithmetic.ts'
import { dayPartOf, daysUntil, namedWeekday, readOffset, weekdayAfter } from './calendar.ts'
import { lastQuestion, type Sentence } from './clean-text.ts'
import { ask, draft, type Draft, pickFrom, quoted, say } from './draft.ts'
import { followUp, starter } from './follow-up.ts'
import type { FavouriteKey } from './fact-kinds.ts'
import type { IntentId } from './intent-list.ts'
import { type IntentReading, readSubject } from './intents.ts'
import { consent } from './packs/language-words.ts'
import { isOffer } from './offers.ts'
import { favouriteIn, favouriteOf, isFavourite, moodOf, traitWords } from './persona.ts'
import { quotableClause } from './quote.ts'
import { recallAbout, rememberAll } from './recall.ts'
import { courtesies, type Follow, smallTalk } from './small-talk.ts'
import { isStock, tell, tellAnother, tellAny } from './stock.ts'
import { startTwentyQuestions } from './twenty-questions.ts'
import { startWordChain } from './word-chain.ts'
import type { Turn } from './turn.ts'

type Answer = (turn: Turn, sentence: Sentence, intent: IntentReading) => Draft | null

/** A subject as it may be named in a reply, or null. */
export const namable = (turn: Turn, subject: string | null): string | null => {
  if (subject === null) return null
  const { text } = turn.pack
  const pack = { ...turn.pack, text: { ...text, quote: { min: 1, max: text.quote.max } } }
  return quotableClause(subject, pack)
}

const subjectSlot = (subject: string | null) => (subject === null ? {} : { subject })

function followText(turn: Turn, follow: Follow, subject: string | null): string | null {
  if (turn.quiet || follow === 'none') return null
  if (follow === 'starter') return starter(turn)?.text ?? null
  if (follow !== 'topic') return ask(turn, follow, subjectSlot(subject))
  const topic = turn.currentTopic ?? 'general'
  return followUp(turn, topic, turn.valence, null)?.text ?? null
}

const laugh: Answer = (turn) => {
  const justTold = (turn.origins.at(-1) ?? []).some(({ path }) => path.startsWith('stock.'))
  const follow = justTold
    ? ask(turn, 'stock.after')
    : followText(
        { ...turn, valence: 'plain', emotion: { label: 'neutral', intensity: 0 } },
        'topic',
        null,
      )
  return draft('laugh', [say(turn, 'laugh')], { emotion: 'playful', ask: follow })
}

/** One line of a pool, with what follows it. */
export function answerSimply(turn: Turn, intent: IntentReading): Draft | null {
  const plan = smallTalk[intent.id]
  if (plan === undefined) return null
  const subject = namable(turn, intent.subject)
  const text = say(turn, plan.pool, subjectSlot(subject))
  const asks = text !== null && /[?？]/.test(text)
  return draft(intent.id, [text], {
    emotion: plan.emotion,
    ask: asks ? null : followText(turn, plan.follow, subject),
    topic: plan.follow === 'topic' ? turn.currentTopic : null,
  })
}

const favourite: Answer = (turn, sentence) => {
  const found = favouriteIn(sentence.folded, turn)
  if (found === null) {
    return draft('favourite', [say(turn, 'favourite.unknown')], { ask: ask(turn, 'opinion.ask') })
  }
  const value = favouriteOf(turn, found.key)
  return draft('favourite', [say(turn, 'favourite.known', { key: found.label, value })], {
    emotion: 'playful',
    ask: ask(turn, 'favourite.ask', { key: found.label }),
  })
}

const likeYou: Answer = (turn, sentence, intent) => {
  if (favouriteIn(sentence.folded, turn) !== null && intent.subject === null) {
    return favourite(turn, sentence, intent)
  }
  const subject = namable(turn, intent.subject)
  const known = subject !== null && isFavourite(turn, subject)
  const text = known
    ? say(turn, 'likeYou.yes', subjectSlot(subject))
    : say(turn, 'likeYou.blank', subjectSlot(subject))
  return draft('likeYou', [text], {
    emotion: 'playful',
    ask: ask(turn, 'unknown.ask', subjectSlot(subject)),
  })
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

const clock: Answer = (turn) => {
  const { hour, minute } = turn.input.now
  const time = turn.pack.calendar.time(hour, minute ?? null)
  return draft('time', [say(turn, 'time', { time })], { emotion: 'calm' })
}

const today: Answer = (turn) => {
  const { weekday, month, day } = turn.input.now
  const { calendar } = turn.pack
  const name = calendar.weekdays[weekdayAfter(weekday, 0)] ?? ''
  const date = calendar.date({ weekday: name, month, day: day ?? null })
  return draft('date', [say(turn, 'date', { date })], { emotion: 'calm' })
}

const dayOf: Answer = (turn, sentence, intent) => {
  const { calendar, numbers } = turn.pack
  const offset = readOffset(sentence.folded, calendar, (text) => toDigits(text, numbers))
  if (offset === null) return today(turn, sentence, intent)
  const weekday = calendar.weekdays[weekdayAfter(turn.input.now.weekday, offset.days)] ?? ''
  const value = calendar.dayOf(offset.said, weekday)
  return draft('dayOf', [say(turn, 'dayOf', { value })], { emotion: 'calm' })
}

const untilDay: Answer = (turn, sentence) => {
  const { calendar } = turn.pack
  const weekday = namedWeekday(sentence.folded, calendar)
  if (weekday === null) return null
  const days = daysUntil(turn.input.now.weekday, weekday)
  const value = calendar.daysUntil(days, calendar.weekdays[weekday] ?? '')
  return draft('daysUntil', [say(turn, 'daysUntil', { value })], { emotion: 'calm' })
}

const fortune: Answer = (turn) => {
  const reflection = turn.quiet
    ? null
    : pickFrom(turn, turn.pack.stock.reflections, {}, 'reflection')
  return draft('fortune', [say(turn, 'fortune')], {
    emotion: 'thoughtful',
    ask: reflection?.text ?? null,
  })
}

const sayAgain: Answer = (turn) => {
  const question = lastQuestion(turn.said.at(-1) ?? '')
  const text =
    question === null
      ? say(turn, 'sayAgain.none')
      : say(turn, 'sayAgain', { quote: quoted(turn, question) })
  return draft('sayAgain', [text], { emotion: 'apologetic' })
}

const andYou: Answer = (turn) => {
  const told = turn.known.findLast((fact) => fact.kind === 'favourite')
  if (told !== undefined && told.key !== null && told.turn === turn.heard.length - 1) {
    const slots = { key: told.keyLabel ?? '', value: favouriteOf(turn, told.key as FavouriteKey) }
    return draft('andYou', [say(turn, 'favourite.known', slots)], { emotion: 'playful' })
  }
  const topic = turn.currentTopic
  const lines = topic === null ? [] : turn.pack.topics[topic].you
  const own = pickFrom(turn, lines, {}, 'you')?.text ?? say(turn, 'andYou.general')
  return draft('andYou', [own], { emotion: 'playful', topic })
}

/** Any other question about the companion: what it can say of the topic, from its sheet. */
const askYou: Answer = (turn) => {
  const topic = turn.currentTopic
  const lines = topic === null ? [] : turn.pack.topics[topic].you
  const own = pickFrom(turn, lines, {}, 'you')?.text ?? say(turn, 'andYou.general')
  const back = topic === null ? null : followUp(turn, topic, 'plain', null)
  return draft('askYou', [own], {
    emotion: 'playful',
    topic,
    ask: back?.text ?? null,
    memoryIds: back?.memoryIds ?? [],
  })
}

const aboutYou: Answer = (turn) => {
  const traits = traitWords(turn)
  const [between, last] = turn.pack.text.list
  const listed =
    traits.length < 2
      ? traits.join('')
      : `${traits.slice(0, -1).join(between)}${last}${traits.at(-1)}`
  return draft('aboutYou', [say(turn, 'aboutYou', listed === '' ? {} : { traits: listed })], {
    emotion: 'cheerful',
    ask: null,
  })
}

const changeTopic: Answer = (turn) =>
  draft('changeTopic', [say(turn, 'changeTopic')], {
    emotion: 'playful',
    ask: starter(turn)?.text ?? null,
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

/** A question no rule can answer: says so, names its subject and turns to the user's own view. */
export function answerUnknown(turn: Turn, sentence: Sentence): Draft {
  const subject = namable(turn, readSubject(sentence, turn.pack))
  const named = subject ?? quotableClause(sentence.text, turn.pack)
  const lines = turn.pack.lines.unknown
  const naming = named === null ? lines : lines.filter((line) => lineOf(line).includes('{subject}'))
  const text = pickFrom(turn, naming, subjectSlot(named), 'unknown')?.text ?? say(turn, 'unknown')
  return draft('unknown', [text], {
    emotion: 'thoughtful',
    ask: ask(turn, 'unknown.ask', subjectSlot(named)),
  })
}

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
