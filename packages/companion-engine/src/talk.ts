import { lineOf } from './choose.ts'
import { commonSlots, draft, type Draft, pickFrom, say } from './draft.ts'
import { toneFor, valenceOf } from './emotion-labels.ts'
import { type FactKind, shapeOf } from './fact-kinds.ts'
import type { Fact } from './facts.ts'
import { followUp, type FollowUp } from './follow-up.ts'
import { memoryIdsOf } from './recall.ts'
import { chance } from '@lumen/language/seed'
import { isOffer } from './offers.ts'
import { topicOfPath } from './topics.ts'
import { situations, situationsAhead, type TopicId } from './topics-list.ts'
import type { Turn } from './turn.ts'

/** Which told fact is taken up first. */
const salience: readonly FactKind[] = [
  'name',
  'petName',
  'personName',
  'birthday',
  'allergy',
  'pet',
  'city',
  'origin',
  'job',
  'study',
  'age',
  'favourite',
  'plan',
  'hobby',
  'like',
  'dislike',
  'meal',
]
/** Facts that are rather taken up through the situation they tell, when there is one. */
const passing: ReadonlySet<FactKind> = new Set(['plan', 'meal', 'job'])
/** Tastes: only something painful told with them comes first ("I hate that my boss shouts"). */
const tastes: ReadonlySet<FactKind> = new Set(['like', 'dislike', 'hobby'])

const family = new Set(['friend', 'bestFriend', 'roommate', 'colleague', 'neighbour', 'boss'])
const couple = new Set(['wife', 'husband', 'girlfriend', 'boyfriend'])

/** A pet or person known by name whom the message speaks of. */
export function mentioned(turn: Turn): Fact | null {
  return (
    turn.known.find(
      (fact) =>
        (fact.kind === 'petName' || fact.kind === 'personName') &&
        fact.value.length >= 2 &&
        fact.keyLabel !== null &&
        turn.text.toLowerCase().includes(fact.value.toLowerCase()) &&
        !turn.told.some((told) => told.value === fact.value),
    ) ?? null
  )
}

function topicOfFact(fact: Fact): TopicId {
  if (fact.kind === 'petName') return 'pets'
  if (fact.key !== null && couple.has(fact.key)) return 'love'
  return fact.key !== null && family.has(fact.key) ? 'friends' : 'family'
}

/** Acknowledges what was told, with a word on what it replaces. At most two facts. */
export function acknowledge(turn: Turn): { parts: string[]; facts: Fact[] } | null {
  const told = turn.told
    .filter((fact) => !(fact.kind === 'pet' && turn.told.some((each) => each.kind === 'petName')))
    .toSorted((one, other) => salience.indexOf(one.kind) - salience.indexOf(other.kind))
    .slice(0, 2)
  const parts = told.map((fact) => acknowledgeOne(turn, fact)).filter((part) => part !== null)
  return parts.length === 0 ? null : { parts, facts: told }
}

function acknowledgeOne(turn: Turn, fact: Fact): string | null {
  const slots = { value: fact.value, ...(fact.keyLabel === null ? {} : { key: fact.keyLabel }) }
  const former = turn.known.findLast(
    (each) => each.kind === fact.kind && each.key === fact.key && each.value !== fact.value,
  )
  const replaces = turn.corrects && former !== undefined && !fact.adds
  if (replaces) return say(turn, 'corrected', { value: fact.value, old: former.value })
  return (
    pickFrom(turn, turn.pack.facts.kinds[fact.kind].ack, slots, `ack.${fact.kind}`)?.text ?? null
  )
}

/** The reply to a message that told facts; null when something weightier was told with them. */
export function replyToFacts(turn: Turn): Draft | null {
  if (!turn.corrects && isWeightier(turn)) return null
  const acknowledged = acknowledge(turn)
  if (acknowledged === null) return null
  const fact = acknowledged.facts.at(-1)
  if (fact === undefined) return null
  // Of a pet whose name is known, that is not asked.
  const about =
    (fact.kind === 'pet' && !fact.adds
      ? turn.facts.findLast(({ kind, key }) => kind === 'petName' && key === fact.key)
      : undefined) ?? fact
  const slots = { value: about.value, ...(about.keyLabel === null ? {} : { key: about.keyLabel }) }
  const follow = turn.quiet
    ? null
    : (pickFrom(turn, turn.pack.facts.kinds[about.kind].follow, slots, `follow.${about.kind}`)
        ?.text ?? null)
  return draft('fact.told', acknowledged.parts, {
    emotion: turn.valence === 'bad' ? toneFor(turn.emotion.label) : 'cheerful',
    ask: follow,
    topic:
      fact.kind === 'personName'
        ? topicOfFact(fact)
        : (shapeOf(fact.kind).topics[0] ?? turn.currentTopic),
  })
}

/** Whether what happened matters more than the facts told in passing. */
function isWeightier(turn: Turn): boolean {
  const { situation, told } = turn
  const painful = situation !== null && situations[situation].valence === 'bad'
  if (told.some((fact) => tastes.has(fact.kind))) return painful
  if (!told.every((fact) => passing.has(fact.kind))) return false
  const plans = told.some((fact) => fact.kind === 'plan')
  const fitting = situation !== null && (!plans || situationsAhead.has(situation))
  return fitting || valenceOf(turn.emotion.label) === 'bad'
}

/** Whether the message answers the companion's last question, rather than begin something else. */
function isAnswer(turn: Turn): boolean {
  const { lastAsk } = turn
  if (lastAsk === null || turn.text.length > 80) return false
  if (lastAsk.origin === null) return true
  if (isOffer(lastAsk.origin.path)) return false
  const asked = topicOfPath(lastAsk.origin.path)
  return turn.topic === null || asked === null || turn.topic.topic === asked
}

type Opener = { readonly text: string; readonly intent: string }

function opener(turn: Turn, topic: TopicId): Opener | null {
  const { situation, pack, emotion } = turn
  const word = turn.topic?.topic === topic ? turn.topic.word : null
  const slots = word === null ? {} : { word }
  const of = (intent: string, text: string | undefined | null): Opener | null =>
    text === undefined || text === null ? null : { text, intent }

  if (situation !== null) {
    const rested = pack.situations[situation].say.filter((line) => turn.chooser.ageOf(line) > 8)
    const said = pickFrom(turn, rested, slots, 'situation')
    if (said !== null) return of(`situation.${situation}`, said.text)
  }
  const painful = valenceOf(emotion.label) === 'bad'
  // of somebody's health nothing clever is said
  if (topic === 'health' && !painful) {
    if (turn.valence !== 'good') return of('unsure', say(turn, 'unsure'))
    return of('relief', pickFrom(turn, pack.topics.health.openers.good, slots, 'opener')?.text)
  }
  if (emotion.label !== 'neutral' && (painful || emotion.intensity >= 0.6)) {
    const lines = pack.emotions[emotion.label].lines
    return of(`emotion.${emotion.label}`, pickFrom(turn, lines, slots, 'emotion')?.text)
  }
  if (turn.grave) return of('unsure', say(turn, 'unsure'))
  if (isAnswer(turn) && chance(`${turn.seed}|answered`, 60))
    return of('answered', say(turn, 'answered'))
  if (!namesTopic(turn)) return of('unsure', say(turn, 'unsure'))
  return of(
    'topic',
    pickFrom(turn, pack.topics[topic].openers[turn.valence], slots, 'opener')?.text,
  )
}

/** Whether the message itself says what it is about, rather than only what came before. */
const namesTopic = (turn: Turn): boolean =>
  turn.situation !== null ||
  mentioned(turn) !== null ||
  (turn.topic !== null && turn.topic.topic !== 'general')

/** What ends a reply whose message was not understood for certain: now and then a plain question. */
function plainAsk(turn: Turn): FollowUp | null {
  const asked = /[?？]\s*$/.test(turn.said.at(-1) ?? '')
  if (turn.grave || asked || !chance(`${turn.seed}|unsure`, 50)) return null
  const text = say(turn, 'unsure.ask')
  return text === null ? null : { text, memoryIds: [] }
}

/** A sentence in the companion's own colour, now and then; never on top of a long reply. */
function toneLine(turn: Turn): string | null {
  const { scores } = turn.input.persona
  const light = !turn.grave
  const painful = turn.valence === 'bad'
  const lately = turn.origins.slice(-2).flat()
  if (lately.some(({ path }) => path.startsWith('lines.tone.'))) return null
  const rolls = (name: string, percent: number) => chance(`${turn.seed}|${name}`, percent)
  if (light && scores.humor >= 65 && rolls('light', scores.humor >= 85 ? 28 : 16)) {
    return say(turn, 'tone.light')
  }
  if (painful && scores.empathy >= 65 && rolls('soft', scores.empathy >= 85 ? 30 : 18)) {
    return say(turn, 'tone.soft')
  }
  // a picture or a thought needs something to be about
  if (turn.situation !== null || turn.emotion.label === 'neutral') return null
  if (light && scores.creativity >= 80 && rolls('creative', 25)) return say(turn, 'tone.creative')
  if (scores.intelligence >= 80 && rolls('wise', 20)) return say(turn, 'tone.wise')
  return null
}

/** What the reply is about: the situation, the one spoken of by name, the topic named, the trail. */
function topicOfTalk(turn: Turn, known: Fact | null): TopicId {
  if (turn.situation !== null) return situations[turn.situation].topic
  const { topic } = turn
  // a cat called Cola does not make it a talk about drinks
  const inName = known !== null && known.value.includes(topic?.word ?? ' ')
  const vague = topic?.word === null || topic?.topic === 'general'
  if (topic !== null && !inName && !(known !== null && vague)) return topic.topic
  return (known === null ? turn.currentTopic : topicOfFact(known)) ?? 'general'
}

/**
 * The reply to something told: takes up the feeling, situation or topic, then ends with exactly one
 * recall or question; in quiet mode with plain company.
 */
export function talk(turn: Turn, { lead }: { readonly lead: string | null }): Draft {
  const known = mentioned(turn)
  const topic = topicOfTalk(turn, known)
  const mention =
    turn.grave || known === null || known.keyLabel === null || mentionRest(turn) <= 6
      ? null
      : say(turn, 'mention', { value: known.value, key: known.keyLabel })
  const opened = lead === null ? opener(turn, topic) : null
  const parts = [mention, lead, opened?.text ?? null]
  const count = parts.filter((part) => part !== null).length
  const tone = count < 2 ? toneLine(turn) : null
  const end = turn.quiet
    ? { text: say(turn, 'listen'), memoryIds: [] }
    : opened?.intent === 'unsure' || opened?.intent === 'relief'
      ? plainAsk(turn)
      : followUp(turn, topic, turn.valence, turn.situation)
  return draft(opened?.intent ?? 'talk', [...parts, tone], {
    emotion: toneFor(turn.emotion.label),
    ask: end?.text ?? null,
    topic,
    memoryIds: [...(end?.memoryIds ?? []), ...(known === null ? [] : memoryIdsOf([known]))],
  })
}

const mentionRest = (turn: Turn): number =>
  Math.min(...turn.pack.lines.mention.map((line) => turn.chooser.ageOf(lineOf(line))))

/** A short word on the feeling in front of an answer, when the message held one beside its question. */
export function feelingLead(turn: Turn): string | null {
  const { label } = turn.emotion
  if (label === 'neutral') return null
  return pickFrom(turn, turn.pack.emotions[label].lines, commonSlots(turn), 'lead')?.text ?? null
}
