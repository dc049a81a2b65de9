import { asObject, lineOf } from './choose.ts'
import { foldText, readSentences } from './clean-text.ts'
import { pickFrom, quoted } from './draft.ts'
import type { Valence } from './emotion-labels.ts'
import { shapeOf } from './fact-kinds.ts'
import type { Fact } from './facts.ts'
import type { Ask } from './pack.ts'
import { quotableClause } from './quote.ts'
import { hash } from '@lumen/language/hash'
import { chance, pickBySeed } from '@lumen/language/seed'
import { readTopic } from './topics.ts'
import { situations, type SituationId, type TopicId, topicIds } from './topics-list.ts'
import type { Turn } from './turn.ts'

export type FollowUp = { readonly text: string; readonly memoryIds: readonly string[] }

const plainly = (text: string): FollowUp => ({ text, memoryIds: [] })

/** Replies since a fact of this kind was last brought up. */
function restOf(turn: Turn, fact: Fact): number {
  const ages = turn.pack.facts.kinds[fact.kind].recall.map((ask) => turn.chooser.ageOf(lineOf(ask)))
  return Math.min(...ages)
}

function fits(turn: Turn, fact: Fact, topic: TopicId): boolean {
  if (shapeOf(fact.kind).topics.includes(topic)) return true
  if (!['like', 'favourite', 'hobby', 'plan'].includes(fact.kind)) return false
  const told = readTopic(fact.value, foldText(fact.value, turn.pack.text), turn.pack, null)
  return told?.topic === topic
}

/** A fact told earlier that belongs to the topic and was not brought up lately, as a line. */
function recallFact(turn: Turn, topic: TopicId): FollowUp | null {
  const latestTurn = turn.heard.length
  const fitting = turn.known.filter(
    (fact) =>
      latestTurn - fact.turn >= 3 &&
      fact.kind !== 'name' &&
      !turn.told.some((told) => told.kind === fact.kind) &&
      fits(turn, fact, topic) &&
      restOf(turn, fact) > 8,
  )
  const fact = pickBySeed(fitting, `${turn.seed}|recall`)
  if (fact === undefined) return null
  const slots = { value: fact.value, ...(fact.keyLabel === null ? {} : { key: fact.keyLabel }) }
  const lines = turn.pack.facts.kinds[fact.kind].recall
  const chosen = pickFrom(turn, lines, slots, `recall.${fact.kind}`)
  if (chosen === null) return null
  return { text: chosen.text, memoryIds: fact.memoryId === null ? [] : [fact.memoryId] }
}

/** A stored memory that shares words with the message and was not quoted yet. */
function recallMemory(turn: Turn): FollowUp | null {
  const said = turn.said.slice(-12).join('\n')
  for (const memory of turn.input.memories.slice(0, 5)) {
    const content = memory.content.slice(0, 400)
    const folded = foldText(content, turn.pack.text)
    if (!sharesWord(turn, folded)) continue
    for (const sentence of readSentences(content, turn.pack.text)) {
      const quote = quotableClause(sentence.text, turn.pack)
      if (quote === null || said.includes(quote) || turn.text.includes(quote)) continue
      const slots = { memory: quoted(turn, quote) }
      const chosen = pickFrom(turn, turn.pack.lines['memory.recall'], slots, 'memory')
      if (chosen !== null) return { text: chosen.text, memoryIds: [memory.id] }
    }
  }
  return null
}

/** Whether the message and a memory have a telling word, or two characters of Han, in common. */
function sharesWord(turn: Turn, memory: string): boolean {
  if (turn.pack.text.glue === '') {
    const pairs = turn.folded.match(/[\u3400-\u9fff]{2,}/gu) ?? []
    return pairs.some((run) =>
      [...run].some(
        (_, at) =>
          at + 1 < run.length &&
          telling(turn, run.slice(at, at + 2)) &&
          memory.includes(run.slice(at, at + 2)),
      ),
    )
  }
  return (turn.folded.match(/\p{L}{4,}/gu) ?? []).some(
    (word) => telling(turn, word) && memory.includes(word),
  )
}

/** A pair or word that names a topic, rather than a function word. */
const telling = (turn: Turn, word: string): boolean =>
  readTopic(word, word, turn.pack, null) !== null

/** A second question on a fact just told, when the first was answered. */
function followFact(turn: Turn): string | null {
  const [part, kind, list] = turn.lastAsk?.origin?.path.split('.') ?? []
  if (part !== 'facts' || list !== 'follow' || turn.valence === 'bad') return null
  if (turn.situation !== null || !chance(`${turn.seed}|follow`, 50)) return null
  const fact = turn.facts.findLast((each) => each.kind === kind)
  if (fact === undefined) return null
  const lines = turn.pack.facts.kinds[fact.kind].follow.filter(
    (ask) => typeof ask === 'string' && turn.chooser.ageOf(ask) === Number.POSITIVE_INFINITY,
  )
  const slots = { value: fact.value, ...(fact.keyLabel === null ? {} : { key: fact.keyLabel }) }
  return pickFrom(turn, lines, slots, `follow.${fact.kind}`)?.text ?? null
}

const askedLately = (turn: Turn): number =>
  turn.said.slice(-2).filter((reply) => /[?？]\s*$/.test(reply)).length

/** Whether the answer to a question was told already. */
const isKnown = (turn: Turn, ask: Ask): boolean => {
  const { tells } = asObject(ask)
  return tells !== undefined && turn.facts.some((fact) => fact.kind === tells)
}

/** Lines that invite rather than ask, when the last replies all ended in questions. */
function gentlyPick(turn: Turn, asks: readonly Ask[], purpose: string, word: string | null) {
  const slots = word === null ? {} : { word }
  const open = asks.filter((ask) => !isKnown(turn, ask))
  const lines = open.length > 0 ? open : asks
  const invitations = lines.filter((ask) => !/[?？]/.test(lineOf(ask)))
  if (askedLately(turn) >= 2) {
    const rested = invitations.filter((ask) => turn.chooser.ageOf(lineOf(ask)) > 12)
    const invited = pickFrom(turn, rested, slots, purpose)
    if (invited !== null) return invited
  }
  return pickFrom(turn, lines, slots, purpose)
}

/**
 * What ends a reply to something told: a fitting recall, else a question of the situation or
 * topic. Null in quiet mode.
 */
export function followUp(
  turn: Turn,
  topic: TopicId,
  valence: Valence,
  situation: SituationId | null,
): FollowUp | null {
  if (turn.quiet) return null
  if (chance(`${turn.seed}|fact`, situation === null ? 60 : 25)) {
    const fact = recallFact(turn, topic)
    if (fact !== null) return fact
  }
  if (chance(`${turn.seed}|memory`, 70)) {
    const memory = recallMemory(turn)
    if (memory !== null) return memory
  }
  const scene = situation ?? turn.carried
  if (scene !== null && situations[scene].topic === topic) {
    // a talk goes deeper: questions are written from the first to ask to the last
    const { ask } = turn.pack.situations[scene]
    const asked = ask.findLastIndex((each) => turn.chooser.ageOf(lineOf(each)) <= 12)
    const open = asked < 0 ? ask.slice(0, -1) : ask.slice(asked + 1)
    const next = gentlyPick(turn, open, 'situation.ask', null)
    if (next !== null) return plainly(next.text)
  }
  const further = followFact(turn)
  if (further !== null) return plainly(further)
  const { label } = turn.emotion
  const asks = label === 'neutral' ? [] : (turn.pack.emotions[label].asks ?? [])
  if (situation === null && asks.length > 0 && chance(`${turn.seed}|feeling`, 75)) {
    const rested = asks.filter((ask) => turn.chooser.ageOf(lineOf(ask)) > 12)
    const asked = gentlyPick(turn, rested, 'feeling', null)
    if (asked !== null) return plainly(asked.text)
  }
  const unnamed = turn.topic === null && valence === 'bad'
  if (unnamed && chance(`${turn.seed}|general`, 60)) {
    const asked = gentlyPick(turn, turn.pack.topics.general.questions.bad, 'question', null)
    if (asked !== null) return plainly(asked.text)
  }
  const word = turn.topic?.topic === topic ? turn.topic.word : null
  const own = gentlyPick(turn, turn.pack.topics[topic].questions[valence], 'question', word)
  return own === null ? null : plainly(own.text)
}

/** A question that opens a topic not yet talked about, preferring what the user is known to like. */
export function starter(turn: Turn): FollowUp | null {
  if (turn.quiet) return null
  const visited = new Set<TopicId>()
  for (const message of turn.heard.slice(-8)) {
    const read = readTopic(message, foldText(message, turn.pack.text), turn.pack, null)
    if (read !== null) visited.add(read.topic)
  }
  if (turn.currentTopic !== null) visited.add(turn.currentTopic)
  const light = topicIds.filter(
    (topic) => !['health', 'money', 'loneliness', 'love'].includes(topic) && !visited.has(topic),
  )
  const topic = light[hash(`${turn.seed}|starter`) % Math.max(1, light.length)] ?? 'general'
  const chosen = pickFrom(turn, turn.pack.topics[topic].starters, {}, 'starter')
  return chosen === null ? null : plainly(chosen.text)
}
