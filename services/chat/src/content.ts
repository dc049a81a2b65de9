import { defineRoom } from '@lumen/content/define-room'
import { type Static, Type } from 'typebox'
import { faces, type Face } from '@lumen/contracts/chat/faces'
import { scenarioLimits } from '@lumen/contracts/chat/scenario-choices'
import { tendencies, type Tendency } from '@lumen/contracts/chat/tendencies'
import { builtInScenarios, type BuiltInId } from './domain/scenarios/built-in.ts'
import { toldWords } from './domain/word-told-answer.ts'

/** How an answer from what the user told is worded. */
export const answersRoom = defineRoom('answers', { told: toldWords })

const text = Type.String({ minLength: 1 })

/** What is said where a model does not answer, or may not. */
const ModelTexts = Type.Object(
  {
    /** Instead of an answer that its provider withheld. */
    withheld: text,
    /** Instead of an answer that its provider's moderation flagged. */
    takenBack: text,
    /** Once, when a model that answered before cannot be reached. */
    away: text,
    /** What fits any message then. */
    plain: Type.Array(text, { minItems: 3 }),
  },
  { additionalProperties: false },
)
export type ModelTexts = Static<typeof ModelTexts>

const lines = Type.Array(text, { minItems: 2 })
/** What the offline companion says to a picture, which it cannot see; `{description}` is in quotes. */
const PictureTexts = Type.Object(
  { alone: lines, described: lines, beside: lines },
  { additionalProperties: false },
)
export type PictureTexts = Static<typeof PictureTexts>

/** What a companion writes by itself; `{plan}` is what the user planned, in quotes. */
const ContactTexts = Type.Object(
  { greeting: lines, birthday: lines, anniversary: lines, planAhead: lines, planOver: lines },
  { additionalProperties: false },
)
export type ContactTexts = Static<typeof ContactTexts>

/**
 * How a new talk begins; `{name}` is the companion's, and the answers are for the user to tap. One that was
 * begun before its user had an account goes on with `again`: there `{name}` is the user's, and `{words}` what
 * they told, in quotes.
 */
const OpeningTexts = Type.Object(
  {
    hello: lines,
    again: Type.Object(
      { named: text, unnamed: text, told: text, open: text },
      { additionalProperties: false },
    ),
    answers: Type.Object(
      { feeling: text, told: text, asked: text },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type OpeningTexts = Static<typeof OpeningTexts>

/** Of a scene that is played: what its model is told, and its end where none writes it. */
const PlayTexts = Type.Object(
  {
    role: text,
    /** Holds `{mark}`. */
    marks: text,
    /** Where it is noted how things stand; holds `{mark}`. */
    notes: text,
    /** Where more companions than one are in the scene. */
    group: text,
    done: text,
    ask: text,
    /** What a roll of the dice says; holds `{result}` and `{sides}`. */
    rolled: text,
    /** By how many of the objectives were met; each holds `{title}`. */
    epilogue: Type.Object({ none: text, some: text, all: text }, { additionalProperties: false }),
    /** What speaks to all companions in a scene. */
    everyone: Type.Array(text, { minItems: 2 }),
    /** What is kept of a scene by who was there for a part of it. */
    part: Type.Object({ none: text, some: text }, { additionalProperties: false }),
  },
  { additionalProperties: false },
)
export type PlayTexts = Static<typeof PlayTexts>

/** What is said of a reminder that was asked for; `{what}` is what the user wants to hear, in quotes. */
const ReminderTexts = Type.Object(
  {
    when: text,
    today: text,
    tomorrow: text,
    /** Of a repeated one, for `{when}`; `{days}` are weekdays, `{date}` is one of a month. */
    every: Type.Object(
      { day: text, workday: text, week: text, month: text, monthStart: text, monthEnd: text },
      { additionalProperties: false },
    ),
    set: lines,
    /** `{next}` is when it comes first. */
    setAgain: lines,
    whenMissing: text,
    hour: text,
    what: text,
    repeat: text,
    past: text,
    full: text,
    offRecord: text,
    noZone: text,
    cancelled: text,
    none: text,
    due: lines,
  },
  { additionalProperties: false },
)
export type ReminderTexts = Static<typeof ReminderTexts>

const ofTendencies = Type.Object(
  Object.fromEntries(tendencies.map((each) => [each, text])) as Record<Tendency, typeof text>,
  { additionalProperties: false },
)
/** What a model is told of a manner that has moved; `told` holds `{moves}`, the degrees `{manner}`. */
const Manner = Type.Object(
  {
    told: text,
    little: text,
    clearly: text,
    much: text,
    more: ofTendencies,
    less: ofTendencies,
  },
  { additionalProperties: false },
)
export type MannerTexts = Static<typeof Manner>

export const chatRoom = defineRoom('chat', {
  model: ModelTexts,
  pictures: PictureTexts,
  contact: ContactTexts,
  opening: OpeningTexts,
  play: PlayTexts,
  reminders: ReminderTexts,
  manner: Manner,
})

const Made = Type.Object(
  { wished: text, made: text, pending: text, failed: text },
  { additionalProperties: false },
)
const Told = Type.Object({ alone: text, described: text }, { additionalProperties: false })
/** Of a picture that the user sent; `{description}` is what they say is on it, already in quotes. */
const Pictures = Type.Object(
  { shown: Told, earlier: Told, unseen: Told },
  { additionalProperties: false },
)
export type PictureNotes = Static<typeof Pictures>

/** What is told of media in a talk; `{prompt}` is what it was made of, already in quotes. */
const Notes = Type.Object(
  { image: Made, video: Made, voice: text, picture: Pictures },
  { additionalProperties: false },
)
export type MediaNotes = Static<typeof Notes>

/** Words around what was said, in a conversation that is saved to be read; `{file}` names what was shown. */
const TalkFile = Type.Object(
  {
    title: text,
    madeOn: text,
    ai: text,
    you: text,
    nothing: text,
    image: text,
    video: text,
    voice: text,
    withheld: text,
  },
  { additionalProperties: false },
)
export type TalkFileTexts = Static<typeof TalkFile>

/** `user`: what a character card calls the user who gave no name. */
const Cards = Type.Object({ user: text }, { additionalProperties: false })
export type CardWords = Static<typeof Cards>

export const messagesRoom = defineRoom(
  'messages',
  { 'media-notes': Notes, cards: Cards, talk: TalkFile },
  'interface',
)

/** Who stands behind a portrait, as the app tells it; the line is what they say first. */
const FaceText = Type.Object({ name: text, line: text, manner: text, look: text })
const FaceTexts = Type.Object(
  Object.fromEntries(faces.map((face) => [face, FaceText])) as Record<Face, typeof FaceText>,
)
export const facesRoom = defineRoom('app', { faces: FaceTexts }, 'interface')
export type FaceTexts = Static<typeof FaceTexts>

const upTo = (maxLength: number) => Type.String({ minLength: 1, maxLength })
/** A scenario that comes along; `opening` is what is told first. */
const ScenarioWords = Type.Object(
  {
    title: upTo(scenarioLimits.title),
    description: upTo(scenarioLimits.description),
    environment: upTo(scenarioLimits.environment),
    opening: upTo(scenarioLimits.opening),
    objectives: Type.Array(upTo(scenarioLimits.objective), {
      minItems: 3,
      maxItems: scenarioLimits.objectives,
    }),
    tags: Type.Array(upTo(scenarioLimits.tag), { minItems: 2, maxItems: scenarioLimits.tags }),
  },
  { additionalProperties: false },
)
export type ScenarioTexts = Static<typeof ScenarioWords>

export const scenariosRoom = defineRoom(
  'scenarios',
  Object.fromEntries(builtInScenarios.map(({ id }) => [id, ScenarioWords])) as Record<
    BuiltInId,
    typeof ScenarioWords
  >,
  'interface',
)
