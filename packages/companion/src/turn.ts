import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { cleanText } from '@lumen/language/clean-text'
import { fold } from '@lumen/language/fold'
import type { ReadSentence } from '@lumen/understanding/acts'
import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import { companionRoom } from './content.ts'
import { type FeelingGroup, feelingOf, namedPain, valenceOf } from './feeling.ts'
import { type Grief, readGrief } from './grief.ts'
import type { EngineInput } from './input.ts'
import { requestedLanguage } from './language-request.ts'
import type { Pool, Slots } from './line-pools.ts'
import { readActs } from '@lumen/understanding/open-acts'
import { shownManner, type ShownManner } from './shown-manner.ts'
import { createLineChooser, type LineChooser } from './said-lines.ts'
import { talkLanguage, withoutNames } from './talk-language.ts'

const contentOf = openRoom(companionRoom)
export type CompanionContent = ReturnType<typeof contentOf>

/** What a regeneration asks for, as far as lines can do it. */
type Steering = Readonly<Record<'shorter' | 'longer' | 'gentler' | 'noQuestion', boolean>>

/** All that is known when a reply is composed; computed once, read by every part. */
export type Turn = {
  readonly input: EngineInput
  readonly language: Language
  readonly content: CompanionContent
  readonly chooser: LineChooser
  readonly seed: string
  /** The message, cleaned and without links. */
  readonly text: string
  readonly sentences: readonly ReadSentence[]
  /** The user's earlier messages and the companion's, cleaned, oldest first. */
  readonly heard: readonly string[]
  readonly said: readonly string[]
  readonly grief: Grief | null
  readonly feeling: FeelingGroup | null
  /** Good news is told of which nobody is glad: it wants no congratulation. */
  readonly clouded: boolean
  /** The feeling of the message, else a painful one that was told just before it. */
  readonly mood: FeelingGroup | null
  /** The user asked for company without questions. */
  readonly quiet: boolean
  /** The last reply did not ask, and nothing speaks against a question now. */
  readonly mayAsk: boolean
  readonly steering: Steering
  /** How a manner that has moved shows in this reply. */
  readonly manner: ShownManner
}

const historyLimit = 240
const quietTurns = 12
/** Messages of the user's after which a feeling no longer sets the tone. */
const moodLasts = 3

/** Reads everything a reply depends on out of the input. */
export function readTurn(input: EngineInput): Turn {
  const history = input.history
    .slice(-historyLimit)
    .map(({ role, text }) => ({ role, text: cleanText(text.slice(0, 4_000)) }))
  const heard = history.filter(({ role }) => role === 'user').map(({ text }) => text)
  const said = history.filter(({ role }) => role === 'companion').map(({ text }) => text)
  const text = withoutLinks(cleanText(input.text))
  const instruction = cleanText((input.instruction ?? '').slice(0, 500))
  const wanted = instruction === '' ? null : requestedLanguage(instruction)
  const spoken = [...heard, cleanText(input.text)].map((each) =>
    withoutNames(each, [input.persona.name]),
  )
  const language = wanted ?? talkLanguage(spoken, input.language)
  const content = contentOf(language)
  const steering = readSteering(instruction, content)
  const sentences = readActs(text, language)
  const cloud = cloudOver(sentences, language)
  const feelings = heard.slice(1 - moodLasts).map((each) => feelingOf(each, language))
  feelings.push(cloud ?? feelingOf(text, language))
  const grief = readGrief([...heard, text], namesOf(input), language)
  const quiet = steering.noQuestion || isQuiet([...heard.slice(-quietTurns), text], language)
  const asked = /[?？]/.test(said.at(-1) ?? '')
  return {
    input,
    language,
    content,
    chooser: createLineChooser(said, `${input.seed}|${text}`),
    seed: `${input.seed}|${text}|${said.length}`,
    text,
    sentences,
    heard,
    said,
    grief,
    feeling: feelings.at(-1) ?? null,
    clouded: cloud !== null,
    mood: feelings.at(-1) ?? feelings.findLast((feeling) => valenceOf(feeling) === 'bad') ?? null,
    quiet,
    mayAsk: !quiet && !asked && !steering.shorter,
    steering,
    manner: shownManner(input.drift ?? {}, `${input.seed}|${text}|${said.length}`),
  }
}

/** A line of a list with what can always be filled in, and the slots given; null when none can be filled. */
export function pickLine(
  turn: Turn,
  lines: readonly string[],
  purpose: string,
  slots: Slots = {},
): string | null {
  const { persona, userName } = turn.input
  const name = plainWords(persona.name, 24) || productName
  const user = plainWords(userName ?? '', 24)
  return turn.chooser.pick(lines, { name, user, ...slots }, purpose)
}

const productName = 'Lumen'

/** A line of `lines.yaml`. */
export const say = (turn: Turn, pool: Pool, slots: Slots = {}): string | null =>
  pickLine(turn, turn.content.lines[pool], pool, slots)

/** Words of the user's as they may stand in a reply: without markup, at most so many characters. */
export const plainWords = (text: string, most: number): string =>
  [...cleanText(text).replace(/[\p{C}{}<>[\]()`*_#|\\^~\n]+/gu, '')].slice(0, most).join('').trim()

const links = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+/giu
export const hasLink = (text: string): boolean => text.search(links) >= 0
const withoutLinks = (text: string): string =>
  text.replace(links, ' ').replace(/ {2,}/g, ' ').trim()

/** Animals that are known by name. */
const namesOf = ({ known = [], told = [] }: EngineInput) =>
  [...known, ...told].flatMap(({ attribute, value }) =>
    attribute === 'animal' && value.length > 1
      ? [{ name: fold(value), shown: value, sort: 'animal' as const }]
      : [],
  )

function readSteering(instruction: string, { steering }: CompanionContent): Steering {
  const asks = (wish: keyof Steering) =>
    instruction !== '' && holdsPhrase(steering[wish], instruction)
  return {
    shorter: asks('shorter'),
    longer: asks('longer'),
    gentler: asks('gentler'),
    noQuestion: asks('noQuestion'),
  }
}

/** What hurts where good news is told: words of pain in the same clause or after it. */
function cloudOver(sentences: readonly ReadSentence[], language: Language): FeelingGroup | null {
  const clauses = sentences.flatMap((sentence) => sentence.clauses)
  const from = clauses.findIndex(({ act }) => act === 'goodNews')
  if (from < 0) return null
  return clauses
    .slice(from)
    .reduce<FeelingGroup | null>((found, { text }) => found ?? namedPain(text, language), null)
}

function isQuiet(messages: readonly string[], language: Language): boolean {
  for (const message of messages.toReversed()) {
    const acts = new Set(readActs(message, language).map(({ act }) => act))
    if (acts.has('talkAgain')) return false
    if (acts.has('quiet') || acts.has('noTalk')) return true
  }
  return false
}
