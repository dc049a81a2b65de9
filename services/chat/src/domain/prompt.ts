import { asData } from '@lumen/ai/as-data'
import { estimateTokens } from '@lumen/ai/tokens'
import type { ChatImage, ChatTurn } from '@lumen/ai/chat'
import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Language } from '@lumen/contracts/languages'
import { notesInMind } from './lorebook.ts'
import type { AboutUser, Recalled } from './recall.ts'
import { dayInWords, timePassed } from './moment-in-words.ts'
import type { PicturePlace } from './picture-note.ts'
import { aboutUserBlock, notesBlock } from './prompt-notes.ts'
import { continueAsk, crisisRule, rulesText, type PromptCompanion } from './prompt-rules.ts'
import type { Scene } from './plays/scene.ts'
import type { TurnPicture } from './sent-pictures.ts'
import { recentTurns, type Turn } from './recent-turns.ts'

/** What a prompt is made of before anything is recalled for it. */
export type TalkInput = {
  companion: PromptCompanion
  persona: Persona
  /** The user's preferred language. */
  language: Language
  /** What the user asked to be spoken to in, while that holds. */
  askedLanguage: Language | null
  ageBand: AgeBand
  region: string | null
  timeZone: string | null
  /** How its manner has moved with its talk, in words; null: it is where it began. */
  manner: string | null
  /** What they play; null: nothing. */
  scene: Scene | null
  /** What others in the scene answered to the newest message before. */
  since: readonly Turn[]
  /** The user's wish for this answer. */
  instruction: string | null
  /** The partial reply to go on from. */
  continueFrom: string | null
  /** Room for the whole prompt. */
  contextTokens: number
  /** Of it, for what is known of the user by heart and what is recalled, together. */
  memoryTokens: number
  /** Of it, for the summary of what is not shown any more. */
  summaryTokens: number
}

export type PromptInput = TalkInput & {
  /** `shownTurns`. */
  shown: readonly Turn[]
  aboutUser: AboutUser
  summary: { text: string } | null
  /** What was recalled for the newest message, best first. */
  memories: readonly Recalled[]
  /** Facts of the user's charts. */
  facts: readonly Recalled[]
  /** What the app has to say of a reminder that the newest message asks for; null: it asks for none. */
  reminder: string | null
  /** Somebody's life was at risk lately in this talk. */
  crisisRecent: boolean
  now: Date
  /** Pictures that the model is shown, by their id. */
  images: ReadonlyMap<string, ChatImage>
  /** What is said of a picture beside it, or in its place, in the language of the talk. */
  pictureNote: (picture: TurnPicture, place: PicturePlace) => string
}

/** So many pictures a model is shown again with each message, the newest; of older ones it is told. */
const picturesShown = 2
/** What one takes of a prompt: models count between 250 and 1,600 for it. */
const imageTokens = 800
/** What is said of a picture, beside its description. */
const pictureNoteTokens = 30

/** Ids of the pictures that a model which sees is shown, of these turns. */
export const picturesToShow = (turns: readonly Turn[]): string[] =>
  turns
    .flatMap(({ pictures = [] }) => pictures.map(({ objectId }) => objectId))
    .slice(-picturesShown)

/** For what is in few prompts: the rule after a crisis, the request to go on. */
const spareTokens = 300

/**
 * The turns that a prompt shows, oldest first, up to the one to answer. They do not depend on what is
 * recalled: for memory a fixed share of the room is kept.
 */
export function shownTurns(input: TalkInput & { turns: readonly Turn[]; older: boolean }): Turn[] {
  const taken =
    estimateTokens(rulesText(input)) +
    estimateTokens(input.continueFrom ?? '') +
    estimateTokens(input.instruction ?? '') +
    estimateTokens(input.scene?.prompt ?? '') +
    input.since.reduce((tokens, { text }) => tokens + estimateTokens(text), 0) +
    input.memoryTokens +
    input.summaryTokens +
    picturesToShow(input.turns).length * imageTokens +
    spareTokens
  return recentTurns(input.turns, {
    budget: Math.max(0, input.contextTokens - taken),
    older: input.older,
    estimate: (turn, previous) =>
      estimateTokens(turn.text) +
      (turn.pictures ?? []).reduce(
        (tokens, { description }) => tokens + estimateTokens(description) + pictureNoteTokens,
        0,
      ) +
      estimateTokens(timeMark(turn, previous, input.timeZone)),
  })
}

/** Before a turn of the user: its day at the beginning of what is shown, and how much time passed. */
function timeMark(turn: Turn, previous: Turn | undefined, timeZone: string | null): string {
  if (turn.from !== 'user') return ''
  const passed = previous === undefined ? null : timePassed(previous.saidAt, turn.saidAt)
  if (previous !== undefined && passed === null) return ''
  const day = dayInWords(turn.saidAt, timeZone)
  return `<time>${passed === null ? day : `${passed}: ${day}`}</time>\n`
}

/**
 * The prompt of one reply, in an order in which caches by prefix hold: rules and persona; what is
 * known of the user by heart, the summary of what was said before the turns, and the scene that is played,
 * which change seldom;
 * the turns; and directly before the newest message
 * what belongs to it alone. Roles alternate after one system message, because the chat templates of
 * several open models accept nothing else.
 */
export function buildPrompt(input: PromptInput): ChatTurn[] {
  const { shown, aboutUser, timeZone } = input
  const about = aboutUserBlock(aboutUser, input)
  const system = [
    rulesText(input),
    about,
    ...(input.summary === null ? [] : [`<summary>${asData(input.summary.text)}</summary>`]),
    ...(input.scene === null ? [] : [input.scene.prompt]),
    ...(input.crisisRecent ? [crisisRule] : []),
  ].join('\n\n')
  const notes = notesBlock(
    {
      ...input,
      lore: notesInMind(input.persona.lorebook, shown),
      recalled: notShown(input),
    },
    input.memoryTokens - estimateTokens(about),
  )
  const turns: ChatTurn[] = [{ role: 'system', content: system }]
  const add = (role: 'user' | 'assistant', content: string, images: readonly ChatImage[] = []) => {
    const last = turns.at(-1)
    // A template that alternates wants the user first.
    if (last?.role !== role && role === 'assistant' && turns.length === 1) return
    const turn = last?.role === role ? last : { role, content: '' }
    if (turn !== last) turns.push(turn)
    turn.content += turn.content === '' ? content : `\n\n${content}`
    if (images.length > 0) turn.images = [...(turn.images ?? []), ...images]
  }
  const newest = shown.at(-1)
  let previous: Turn | undefined
  for (const turn of shown) {
    const said = [...picturesInWords(turn, input), turn.text]
      .filter((words) => words.trim() !== '')
      .join('\n')
    if (said === '') continue
    const note = turn === newest ? `${notes}\n` : ''
    const content = `${timeMark(turn, previous, timeZone)}${note}${said}`
    add(turn.from === 'user' ? 'user' : 'assistant', content, imagesOf(turn, input))
    if (turn.from === 'user' || previous !== undefined) previous = turn
  }
  for (const { text } of input.since) add('user', text)
  if (input.continueFrom !== null) {
    add('assistant', input.continueFrom)
    add('user', continueAsk)
  }
  return turns
}

const imagesOf = ({ pictures = [] }: Turn, { images }: PromptInput): ChatImage[] =>
  pictures.flatMap(({ objectId }) => images.get(objectId) ?? [])

/** What is said of the pictures of a turn; a model that is shown any has seen the older ones too. */
const picturesInWords = ({ pictures = [] }: Turn, { images, pictureNote }: PromptInput): string[] =>
  pictures.map((picture) =>
    pictureNote(
      picture,
      images.has(picture.objectId) ? 'shown' : images.size > 0 ? 'earlier' : 'unseen',
    ),
  )

/** What was recalled and neither the turns nor what is known by heart tell already. */
function notShown({ memories, shown, aboutUser }: PromptInput): Recalled[] {
  const said = new Set([...shown, ...aboutUser.known].map(({ id }) => id))
  return memories.filter(
    ({ id, sourceMessageIds: sources }) =>
      !said.has(id) && (sources.length === 0 || sources.some((source) => !said.has(source))),
  )
}
