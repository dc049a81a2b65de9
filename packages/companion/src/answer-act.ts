import type { Act } from '@lumen/understanding/act-list'
import type { ReadSentence } from '@lumen/understanding/acts'
import { dateInWords, dayOfInWords, daysUntilInWords, onlyWeekdayIn, timeInWords } from './days.ts'
import { draft, type Draft } from './draft.ts'
import { isPool, type Pool } from './line-pools.ts'
import { tellOwnStars } from './own-stars.ts'
import { favouriteIn, moodOf, traitWords } from './persona.ts'
import { saidIn } from './said-lines.ts'
import { isStock, tell, tellAnother, tellAny } from './stock.ts'
import { startTwentyQuestions } from './twenty-questions.ts'
import { pickLine, plainWords, say, type Turn } from './turn.ts'
import { startWordChain } from './word-chain.ts'

/** Replies to an act of the user's that need more than a line of its own. */
type Answer = (turn: Turn, sentence: ReadSentence) => Draft | null

const dayPart = (hour: number) =>
  hour < 5 || hour >= 23
    ? 'night'
    : hour < 11
      ? 'morning'
      : hour < 13
        ? 'noon'
        : hour < 18
          ? 'afternoon'
          : 'evening'

const greeting: Answer = (turn) => {
  if (turn.said.length > 0)
    return draft(turn, 'greeting', [say(turn, 'greeting.again')], { emotion: 'cheerful' })
  const mood = moodOf(turn)
  const parts = [
    say(turn, `greeting.${dayPart(turn.input.now.hour)}`),
    mood === null ? null : say(turn, `mood.${mood}`),
  ]
  return draft(turn, 'greeting', parts, { emotion: 'cheerful' })
}

const date: Answer = (turn) =>
  draft(turn, 'date', [say(turn, 'date', { date: dateInWords(turn.language, turn.input.now) })])

const dayOf: Answer = (turn, sentence) => {
  const { calendar, numbers } = turn.content
  const value = dayOfInWords(turn.language, sentence.text, turn.input.now, calendar, numbers)
  return value === null
    ? date(turn, sentence)
    : draft(turn, 'dayOf', [say(turn, 'dayOf', { value })])
}

const untilDay: Answer = (turn, { text }) => {
  const value = daysUntilInWords(turn.language, text, turn.input.now, turn.content.calendar)
  return value === null ? null : draft(turn, 'daysUntil', [say(turn, 'untilDay', { value })])
}

const favourite: Answer = (turn, { text }) => {
  const found = favouriteIn(turn, text)
  const line = found === null ? say(turn, 'favourite.unknown') : say(turn, 'favourite.known', found)
  return draft(turn, 'favourite', [line])
}

const callMe: Answer = (turn) =>
  draft(turn, 'callMe', [say(turn, 'callMe.known') ?? say(turn, 'callMe.unknown')])

/** Names the new day where only one stands beside the move. */
const planMoved: Answer = (turn, { clauses }) => {
  const moved = clauses.filter(({ act }) => act === 'planMoved').map(({ text }) => text)
  const value = onlyWeekdayIn(turn.language, moved.join(', '), turn.content.calendar)
  const line = value === null ? null : say(turn, 'planMoved.day', { value })
  return draft(turn, 'planMoved', [line ?? say(turn, 'planMoved')])
}

const rememberMe: Answer = (turn) => {
  const known = turn.input.memories
    .slice(0, 3)
    .map(({ id, content }) => ({ id, words: plainWords(content, 80) }))
    .filter(({ words }) => words !== '')
  if (known.length === 0)
    return draft(turn, 'rememberMe', [], { ask: say(turn, 'rememberMe.none') })
  const value = known.map(({ words }) => words).join(' / ')
  return draft(turn, 'rememberMe', [say(turn, 'rememberMe.some', { value })], {
    memoryIds: known.map(({ id }) => id),
  })
}

const sayAgain: Answer = (turn) => {
  const quote = plainWords(turn.said.at(-1) ?? '', 120)
  return draft(turn, 'sayAgain', [
    say(turn, quote === '' ? 'sayAgain.none' : 'sayAgain', { quote }),
  ])
}

/** Something else to talk about was asked for, so that it is proposed even in quiet company. */
const changeTopic: Answer = (turn) => {
  const open = turn.chooser.unsaid(turn.content.stock.topics)
  return draft(turn, 'changeTopic', [say(turn, 'changeTopic')], {
    ask: pickLine(turn, open.length > 0 ? open : turn.content.stock.topics, 'topic'),
  })
}

const offers: readonly Pool[] = [
  'stock.after',
  'stock.first',
  'capabilities',
  'bored',
  'game',
  'help',
]

function lastHolds({ said, content }: Turn, pools: readonly Pool[]): boolean {
  const wasSaid = saidIn(said.at(-1) ?? '')
  return pools.some((pool) => content.lines[pool].some(wasSaid))
}

/** A plain yes: to an offer, to a question whether there is more, or to nothing in particular. */
const agree: Answer = (turn, { act }) => {
  if (lastHolds(turn, ['stock.after'])) return tellAnother(turn)
  if (lastHolds(turn, offers)) return tellAny(turn)
  if (act === 'dunno') return draft(turn, 'dunno', [say(turn, 'dunno')])
  const asked = lastHolds(turn, ['ask'])
  return draft(turn, act ?? 'yes', [say(turn, asked ? 'listen' : act === 'okay' ? 'okay' : 'yes')])
}

const answers: Readonly<Partial<Record<Act, Answer>>> = {
  greeting,
  date,
  dayOf,
  untilDay,
  favourite,
  callMe,
  planMoved,
  rememberMe,
  sayAgain,
  changeTopic,
  time: (turn) =>
    draft(turn, 'time', [say(turn, 'time', { time: timeInWords(turn.language, turn.input.now) })]),
  aboutYou: (turn) =>
    draft(turn, 'aboutYou', [say(turn, 'aboutYou', { traits: traitWords(turn) })]),
  // Its birthday is asked for in the same words as its age.
  yourAge: (turn) =>
    turn.input.persona.born ? tellOwnStars(turn) : draft(turn, 'yourAge', [say(turn, 'yourAge')]),
  another: tellAnother,
  wordChain: startWordChain,
  twentyQuestions: startTwentyQuestions,
  game: (turn) => draft(turn, 'game', [], { ask: say(turn, 'game') }),
  stopGame: (turn) => draft(turn, 'stopGame', [say(turn, 'game.stop')]),
  giveUp: (turn) => draft(turn, 'giveUp', [say(turn, 'riddle.none')]),
  hint: (turn) => draft(turn, 'hint', [say(turn, 'riddle.none')]),
  goodNews: (turn) => draft(turn, 'goodNews', [say(turn, 'goodNews')], { emotion: 'excited' }),
  yes: agree,
  okay: agree,
  dunno: agree,
}

/** The reply to what a sentence does; null where it has none. */
export function answerAct(turn: Turn, sentence: ReadSentence): Draft | null {
  const { act } = sentence
  if (act === null) return null
  if (isStock(act)) return tell(turn, act)
  const own = answers[act]
  if (own !== undefined) return own(turn, sentence)
  return isPool(act) ? draft(turn, act, [say(turn, act)]) : null
}
