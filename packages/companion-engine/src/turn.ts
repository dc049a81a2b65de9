import type { Language } from '@lumen/contracts/languages'
import { type Chooser, createChooser } from './choose.ts'
import {
  cleanText,
  foldText,
  lastQuestion,
  readSentences,
  type Sentence,
  withoutLinks,
} from './clean-text.ts'
import { detectLanguage } from '@lumen/language/detect-language'
import { type EmotionReading, readEmotionWith } from './emotion.ts'
import { valenceOf, type Valence } from './emotion-labels.ts'
import { type Expected, extractFacts, type Fact, memorySentences } from './facts.ts'
import { factsInForce } from './facts-in-force.ts'
import { type Grief, readGrief } from './grief.ts'
import type { EngineInput } from './input.ts'
import { factKindOf, type IndexedPack, type LineOrigin } from './pack-index.ts'
import { readLingering } from './lingering.ts'
import type { Named } from './loss.ts'
import { packFor } from './packs/registry.ts'
import { readSteering, type Steering } from './steering.ts'
import { talkLanguage } from './talk-language.ts'
import { readSituation, readTopic, type TopicReading, topicOfPath } from './topics.ts'
import { type SituationId, situations, type TopicId } from './topics-list.ts'

/** The companion's last question, and where it came from when it was one of our lines. */
export type LastAsk = { readonly text: string; readonly origin: LineOrigin | null }

/** All that is known when a reply is composed; computed once, read by every part. */
export type Turn = {
  readonly input: EngineInput
  readonly language: Language
  readonly pack: IndexedPack
  readonly chooser: Chooser
  readonly seed: string
  readonly text: string
  readonly folded: string
  readonly sentences: readonly Sentence[]
  /** The user's earlier messages and the companion's, cleaned, oldest first. */
  readonly heard: readonly string[]
  readonly said: readonly string[]
  /** Origins of the sentences of each of `said`. */
  readonly origins: readonly (readonly LineOrigin[])[]
  readonly lastAsk: LastAsk | null
  readonly emotion: EmotionReading
  readonly valence: Valence
  /** Something painful was told in this message or lately: no jokes of our own. */
  readonly grave: boolean
  /** A loss was told, now or a few messages ago. */
  readonly grief: Grief | null
  readonly situation: SituationId | null
  /** The situation the companion's last question was about, when the message stays with it. */
  readonly carried: SituationId | null
  /** Named by the message itself. */
  readonly topic: TopicReading | null
  /** Named by the message, or what the talk was about. */
  readonly currentTopic: TopicId | null
  /** In force before this message, and told by it. */
  readonly known: readonly Fact[]
  readonly told: readonly Fact[]
  /** Both, later ones correcting earlier ones. */
  readonly facts: readonly Fact[]
  readonly corrects: boolean
  /** The user asked for company without questions. */
  readonly quiet: boolean
  readonly steering: Steering
}

const historyLimit = 240
const memoryLimit = 24
const quietTurns = 12

function expectedFact(ask: LastAsk | null): Expected | null {
  const kind = ask?.origin?.ask.tells
  return ask === null || kind === undefined ? null : { kind, asked: ask.text }
}

/** A correction without a fact of its own ("no, Mimi") tells the kind the companion just named. */
function correctedFact(origins: readonly LineOrigin[], reply: string): Expected | null {
  for (const origin of [...origins].reverse()) {
    const kind = factKindOf(origin.path)
    if (kind !== null) return { kind, asked: reply }
  }
  return null
}

const lastAskOf = (reply: string | undefined, origins: readonly LineOrigin[]): LastAsk | null => {
  if (reply === undefined) return null
  const origin = origins.findLast((each) => isAskPath(each.path)) ?? null
  const text = lastQuestion(reply) ?? origin?.ask.ask ?? null
  return text === null ? null : { text, origin }
}

const isAskPath = (path: string): boolean =>
  /\.(?:questions\.\w+|asks?|starters|follow|recall)$|^stock\.(?:wouldYouRather|reflections|riddles)$/.test(
    path,
  ) ||
  /^lines\.(?:.+\.ask|memory\.recall|stock\.(?:after|first)|capabilities|help|bored|game|goOn|guess|back|corrected\.what)$/.test(
    path,
  )

type Heard = { readonly text: string; readonly reply: string | undefined }

/** Every fact of the memories and the earlier messages, in the order they were told. */
function replayFacts(turns: readonly Heard[], pack: IndexedPack, input: EngineInput): Fact[] {
  const facts: Fact[] = []
  for (const memory of [...input.memories].slice(0, memoryLimit).reverse()) {
    const origin = { turn: -1, memoryId: memory.id }
    const content = cleanText(memory.content.slice(0, 600))
    const own = packFor(detectLanguage(content, pack.language) ?? pack.language)
    const none = { before: [], expected: null }
    facts.push(...extractFacts(memorySentences(content, own), own, origin, none))
  }
  const before: string[] = []
  turns.forEach((turn, at) => {
    const own = packFor(detectLanguage(turn.text, pack.language) ?? pack.language)
    const sentences = readSentences(turn.text, own.text)
    facts.push(...factsOfMessage(sentences, own, turn.reply, at, before))
    before.push(foldText(turn.text, own.text))
  })
  return facts
}

function factsOfMessage(
  sentences: readonly Sentence[],
  pack: IndexedPack,
  reply: string | undefined,
  turn: number,
  before: readonly string[],
): Fact[] {
  const first = sentences[0]
  const corrects = first !== undefined && pack.facts.correction.test(first.folded)
  const short = sentences.length === 1 && first !== undefined && first.text.length <= 40
  const origins = reply !== undefined && (short || corrects) ? pack.originsOf(reply) : []
  const expected =
    corrects && reply !== undefined
      ? correctedFact(origins, reply)
      : expectedFact(lastAskOf(reply, origins))
  const context = { before: before.slice(-2), expected }
  return extractFacts(sentences, pack, { turn, memoryId: null }, context)
}

function isQuiet(heard: readonly string[], text: string, pack: IndexedPack): boolean {
  for (const message of [...heard.slice(-quietTurns), text].reverse()) {
    const folded = foldText(message, pack.text)
    if (pack.intents.talkAgain.some((pattern) => pattern.test(folded))) return false
    if (pack.intents.quiet.some((pattern) => pattern.test(folded))) return true
  }
  return false
}

/** Reads everything a reply depends on out of the input. */
export function readTurn(input: EngineInput): Turn {
  const history = input.history.slice(-historyLimit)
  const clean = history.map(({ role, text }) => ({ role, text: cleanText(text.slice(0, 4_000)) }))
  const heard = clean.filter(({ role }) => role === 'user').map(({ text }) => text)
  const said = clean.filter(({ role }) => role === 'companion').map(({ text }) => text)
  const text = cleanText(input.text)
  const steering = readSteering(input.instruction ?? '', input.language)
  const language = steering.language ?? talkLanguage([...heard, text], input.language)
  const pack = packFor(language)
  const plain = withoutLinks(text)
  const folded = foldText(plain, pack.text)
  const sentences = readSentences(plain, pack.text)

  const turns: Heard[] = clean.flatMap((entry, at) => {
    const before = clean[at - 1]
    if (entry.role !== 'user') return []
    return [{ text: entry.text, reply: before?.role === 'companion' ? before.text : undefined }]
  })
  const origins = said.map((reply, at) => (at < said.length - 8 ? [] : pack.originsOf(reply)))
  const last = clean.at(-1)
  const reply = last?.role === 'companion' ? last.text : undefined
  const lastAsk = lastAskOf(reply, origins.at(-1) ?? [])

  const joiner = pack.text.list[1]
  const toldBefore = replayFacts(turns, pack, input)
  const before = heard.map((message) => foldText(message, pack.text))
  const told = factsOfMessage(sentences, pack, reply, turns.length, before)
  const known = factsInForce(toldBefore, joiner)

  const emotion = readEmotionWith(plain, folded, pack)
  const scenes = readSituation(
    sentences.filter((sentence) => !sentence.marked).map((each) => withSpecies(each, known, pack)),
    pack,
  )
  // what turned out well is told for its end, not for the fear before it
  const relieved =
    scenes !== null && situations[scenes].valence === 'bad' && emotion.label === 'calm'
  const situation = relieved ? null : scenes
  const trail = topicTrail(origins, pack, heard)
  const named = readTopic(plain, folded, pack, trail)
  // `general` is no topic of its own while the talk has one
  const topic = named?.topic === 'general' && trail !== null ? null : named
  const carried = situation === null ? carriedSituation(lastAsk, topic) : null
  const scene = situation ?? carried
  const subject = (scene === null ? null : situations[scene].topic) ?? topic?.topic ?? trail
  const lingering = readLingering(heard, pack, subject, topic !== null && topic.topic !== trail)
  const own = scene === null ? valenceOf(emotion.label) : situations[scene].valence
  const felt = emotion.label === 'neutral' ? own : valenceOf(emotion.label)
  const facts = factsInForce([...toldBefore, ...told], joiner)
  const grief = readGrief([...heard, plain], namedOf(facts, pack), pack)
  const valence = grief !== null || (felt === 'plain' && lingering.stays) ? 'bad' : felt
  const firstSentence = sentences[0]

  return {
    input,
    language,
    pack,
    chooser: createChooser(said, `${input.seed}|${text}`),
    seed: `${input.seed}|${text}|${said.length}`,
    text: plain,
    folded,
    sentences,
    heard,
    said,
    origins,
    lastAsk,
    emotion,
    valence,
    grave: valence === 'bad' || lingering.grave,
    grief,
    situation,
    carried,
    topic,
    currentTopic:
      (situation === null ? null : situations[situation].topic) ?? topic?.topic ?? trail,
    known,
    told,
    facts,
    corrects: firstSentence !== undefined && pack.facts.correction.test(firstSentence.folded),
    quiet: steering.noQuestion || isQuiet(heard, plain, pack),
    steering,
  }
}

/** Pets and people known by name, as the lines of a condolence call them. */
const namedOf = (facts: readonly Fact[], pack: IndexedPack): Named[] =>
  facts.flatMap(({ kind, value }) => {
    if ((kind !== 'petName' && kind !== 'personName') || value.length < 2) return []
    const sort = kind === 'petName' ? 'animal' : 'person'
    return [{ name: foldText(value, pack.text), shown: value, sort }]
  })

/** A sentence in which pets known by name are called by their kind, as situations are written. */
function withSpecies(sentence: Sentence, known: readonly Fact[], pack: IndexedPack): Sentence {
  let { folded } = sentence
  for (const { kind, value, keyLabel } of known) {
    if (kind !== 'petName' || keyLabel === null || value.length < 2) continue
    folded = folded.replaceAll(foldText(value, pack.text), foldText(keyLabel, pack.text))
  }
  return { ...sentence, folded }
}

function carriedSituation(ask: LastAsk | null, topic: TopicReading | null): SituationId | null {
  const [part, name, list] = ask?.origin?.path.split('.') ?? []
  if (part !== 'situations' || list !== 'ask') return null
  const situation = name as SituationId
  // a noun of its own is a subject of its own
  const stays =
    topic === null || (topic.word === null && topic.topic === situations[situation].topic)
  return stays ? situation : null
}

/** What the talk was about: the companion's last lines tell, else the user's last message. */
function topicTrail(
  origins: readonly (readonly LineOrigin[])[],
  pack: IndexedPack,
  heard: readonly string[],
): TopicId | null {
  for (const reply of origins.slice(-2).reverse()) {
    for (const origin of [...reply].reverse()) {
      const topic = topicOfPath(origin.path)
      if (topic !== null) return topic
    }
  }
  const before = heard.at(-1)
  if (before === undefined) return null
  return readTopic(before, foldText(before, pack.text), pack, null)?.topic ?? null
}
