import type { EngineReply } from '@lumen/companion/reply'
import type { Clock } from '@lumen/runtime/clock'
import type { Quotation } from '@lumen/understanding/answer'
import { needsFixedText } from '../domain/after-crisis.ts'
import { companionReading } from '../domain/companion-reading.ts'
import { localMoment } from '../domain/local-moment.ts'
import { readToldFacts } from '../domain/told-facts.ts'
import { knowsOf } from '../domain/knows-of.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import { wordKnownFact, wordToldAnswer } from '../domain/word-told-answer.ts'
import { toldWordsOf } from '../texts.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { composeLong } from './compose-long.ts'
import { caringTone, followUpAnswer, type CrisisOptions } from './crisis-answer.ts'
import { pictureLine } from './picture-line.ts'
import { reminderLine } from './reminder-line.ts'
import { pacedWords } from './paced-words.ts'

export const localModel = 'local/companion'

type Memories = AnswerRequest['memories']
type Reply = Pick<EngineReply, 'text' | 'emotion' | 'intent' | 'usedMemoryIds'>

/** The offline companion's answer: composed at once, told word by word. Serious while care goes on. */
export async function* localAnswer(
  request: AnswerRequest,
  options: CrisisOptions & { clock: Clock },
): Answer {
  const { care } = request
  // A turn may be the companion's own words, which tell nothing about the user.
  const memories = request.memories.filter(({ kind }) => kind !== 'turn')
  const recalled = [...memories, ...request.facts]
  const reply = answerPictures(request, await writeReply(request, memories, options.clock))
  if (needsFixedText(request, reply)) return yield* followUpAnswer(request, options)
  request.note({
    provider: 'local',
    model: localModel,
    emotion: care === null ? reply.emotion : caringTone,
    usedMemories: excerptsOf(recalled.filter(({ id }) => reply.usedMemoryIds.includes(id))),
  })
  yield* pacedWords(reply.text, {
    language: request.spoken,
    pauseMs: options.pauseMs,
    signal: request.signal,
  })
}

/** Of sums and charts the companion knows by itself, and wishes are its own to grant: what was told answers neither. */
const ownKnowledge: ReadonlySet<string> = new Set([
  'arithmetic',
  'fortune',
  'image',
  'languageSwitch',
  'misunderstood',
  'stars',
  'stock.joke',
  'stock.poem',
  'translate',
  'voice',
])
/** What somebody feels, or has, is answered as such, even where its words would ask for what nobody told. */
const heartfelt: ReadonlySet<string> = new Set([
  'comfort',
  'concern',
  'condolence',
  'doubt',
  'encourage',
  'hug',
  'noTalk',
  'yourPatience',
])
/** The clock and the calendar, unless a day or an hour is asked for that was told of somebody or something. */
const calendar: ReadonlySet<string> = new Set(['time', 'date', 'dayOf', 'daysUntil'])

/** Where words that came with a picture were not understood, or ask for it: what is on it is asked. */
const aboutPicture: ReadonlySet<string> = new Set([
  'image',
  'misunderstood',
  'told.missing',
  'unknown',
])

/** To a picture it says that it cannot see it, before it answers what was written beside. */
function answerPictures(request: AnswerRequest, reply: Reply): Reply {
  const { pictures, text = '' } = request.turns.at(-1) ?? {}
  if (pictures === undefined) return reply
  const alone = text.trim() === '' || aboutPicture.has(reply.intent)
  const line = pictureLine(request, alone)
  return alone
    ? { text: line, emotion: 'gentle', intent: 'picture', usedMemoryIds: [] }
    : { ...reply, text: `${line}\n\n${reply.text}` }
}

/** A question about the user is answered in their own words, and else by what the companion knows. */
async function writeReply(
  request: AnswerRequest,
  memories: Memories,
  clock: Clock,
): Promise<Reply> {
  const { reminder, spoken, seed } = request
  if (reminder !== null) {
    const text = reminderLine(reminder, spoken, seed)
    return { text, emotion: 'gentle', intent: 'reminder', usedMemoryIds: [] }
  }
  const reply = await compose(request, memories, clock)
  if (ownKnowledge.has(reply.intent)) return reply
  const told = await request.told()
  if (calendar.has(reply.intent) && !(told.kind === 'quotations' && told.agrees)) return reply
  if (told.kind === 'quotations')
    return quoteTold(request, told.quotations, memories, clock, { fact: told.fact })
  if (told.kind === 'unrelated' || heartfelt.has(reply.intent)) return reply
  const otherwise = told.kind === 'unreachable' ? 'unreachable' : 'notTold'
  return (
    tellKnown(request, memories, told.asked) ??
    quoteTold(request, [], memories, clock, { otherwise })
  )
}

/** Memories whose words are a sentence about the person. */
const sentences: ReadonlySet<string> = new Set(['fact', 'person', 'plan'])

/** What this talk does not tell and another companion heard: a memory that tells what is asked. */
function tellKnown(
  { spoken }: AnswerRequest,
  memories: Memories,
  asked: readonly string[],
): Reply | null {
  const known = memories.find(
    ({ text, memoryType }) =>
      memoryType !== null && sentences.has(memoryType) && knowsOf(text, spoken, asked),
  )
  if (known === undefined) return null
  const ended = /\p{Sentence_Terminal}$/u.test(known.text)
  return {
    text: ended ? known.text : `${known.text}${toldWordsOf(spoken).stop}`,
    emotion: 'thoughtful',
    intent: 'told.answer',
    usedMemoryIds: [known.id],
  }
}

/**
 * @param quotations none: it was not told, or memory could not be asked
 * @param fact what the first of them tells, where that is all that was asked
 */
function quoteTold(
  { spoken, timeZone, seed, turns }: AnswerRequest,
  quotations: readonly Quotation[],
  memories: Memories,
  clock: Clock,
  {
    fact = null,
    otherwise = 'notTold',
  }: { fact?: string | null; otherwise?: 'notTold' | 'unreachable' },
): Reply {
  const wording = {
    words: toldWordsOf(spoken),
    language: spoken,
    now: clock.now(),
    timeZone,
    seed,
    lastReply: turns.findLast(({ from }) => from === 'companion')?.text ?? '',
  }
  const [first] = quotations
  const text =
    fact !== null && first !== undefined
      ? wordKnownFact(fact, first.saidAt, wording)
      : wordToldAnswer(quotations, wording, otherwise)
  const quoted = new Set(quotations.map(({ messageId }) => messageId))
  const sources = memories.filter(({ sourceMessageIds }) =>
    sourceMessageIds.some((source) => quoted.has(source)),
  )
  const same = sources.filter(({ text: content }) => content === fact)
  return {
    text,
    emotion: 'thoughtful',
    intent: quotations.length > 0 ? 'told.answer' : 'told.missing',
    usedMemoryIds: (same.length > 0 ? same : sources).map(({ id }) => id),
  }
}

function compose(request: AnswerRequest, memories: Memories, clock: Clock): Promise<EngineReply> {
  const { companion, instruction, care } = request
  // It would take notes, and lines of a scene, for words of the user.
  const turns = companionReading(
    request.turns.filter(
      (turn, at) => turn.note !== true && (turn.played !== true || at === request.turns.length - 1),
    ),
  )
  const text = turns.at(-1)?.text ?? ''
  return composeLong('composeReply', text.length, {
    language: request.language,
    persona: {
      name: companion.name,
      mood: care === null ? companion.mood : caringTone,
      traits: care === null ? companion.personality.traits : [],
      born: companion.birth && {
        day: companion.birth.data.birthDate,
        ...companion.birth.stars,
      },
    },
    memories: memories.map(({ id, text }) => ({ id, content: text })),
    chartFacts: request.facts,
    ...readToldFacts(turns, request.spoken),
    userName: request.persona.userName,
    history: turns.slice(0, -1).map(({ from, text }) => ({ role: from, text })),
    text,
    seed: request.seed,
    drift: request.drift,
    now: localMoment(clock.now(), request.timeZone),
    ...(instruction !== null && { instruction }),
  })
}
