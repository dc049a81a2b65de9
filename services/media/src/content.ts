import { defineRoom } from '@lumen/content/define-room'
import { Type, type Static, type TProperties } from 'typebox'
import { seededTemplates, type SeededId } from './domain/templates/seeded.ts'

const text = Type.String({ minLength: 1 })
const closed = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

const mediaTexts = closed({
  /** Why a job failed, by the code of its error; `other` for all others. */
  failures: closed({
    prompt_refused: text,
    provider_failed: text,
    style_needs_model: text,
    media_program_missing: text,
    storage_full: text,
    timeout: text,
    other: text,
  }),
  /** Why a picture is not begun that cannot show what it is of: `{missing}` of its words. */
  notDrawn: text,
  uploads: closed({
    notAPicture: text,
    pictureTooLarge: text,
    tooManyPixels: text,
    notARecording: text,
    recordingTooLong: text,
    sttUnavailable: text,
    sttFailed: text,
  }),
  /** Why a capability is off: `{programs}`, `{variable}`. */
  capabilities: closed({
    searching: text,
    missing: text,
    /** A provider could do it as well. */
    missingOr: text,
    noTranscription: text,
    /** A talk by voice: `{variables}`. */
    noCall: text,
    /** An administrator switched it off. */
    switchedOff: text,
  }),
  /** Parts of prompts of avatars: `{name}`, `{mood}`, `{traits}`. */
  portraits: closed({ portrait: text, name: text, mood: text, personality: text, between: text }),
  /** Moods and traits that companions have by name. */
  personality: Type.Record(text, text),
})
export type MediaTexts = Static<typeof mediaTexts>

/** What the service says by itself. */
export const messagesRoom = defineRoom('messages', { media: mediaTexts }, 'interface')

const template = closed({ name: text, description: text, prompt: text })

/** The avatars that come along. */
export const templatesRoom = defineRoom(
  'templates',
  {
    avatars: closed(
      Object.fromEntries(seededTemplates.map(({ id }) => [id, template])) as Record<
        SeededId,
        typeof template
      >,
    ),
  },
  'interface',
)

const byNumber = Type.Record(Type.String({ pattern: '^\\d+$' }), text)
const nine = Type.Array(text, { minItems: 9, maxItems: 9 })
/** How numbers under 10¹² are said where they change with what they count. */
const counting = closed({
  zero: text,
  digits: nine,
  ten: text,
  hundreds: nine,
  thousands: nine,
  tenThousand: text,
  hundredMillion: text,
  counters: Type.Record(
    text,
    closed({
      /** Behind the number. */
      plain: text,
      /** Last digit and counter together; 10 is a round ten. */
      last: Type.Optional(byNumber),
      /** Number and counter together. */
      whole: Type.Optional(byNumber),
    }),
  ),
})
export type Counting = Static<typeof counting>

const readAloud = closed({
  /** A share: `{number}`. */
  percent: text,
  /** Characters that are spoken in a second. */
  rate: Type.String({ pattern: '^\\d+$' }),
  /** Years and decimals are said digit by digit. */
  numbers: Type.Optional(
    closed({ digits: Type.Array(text, { minItems: 10, maxItems: 10 }), point: text, year: text }),
  ),
  /** Words that the dictionary reads otherwise than people say them. */
  readings: Type.Record(text, text),
  counting: Type.Optional(counting),
})
export type ReadAloudWords = Static<typeof readAloud>

/** How texts are read aloud where no model does it. */
export const speechRoom = defineRoom('speech', { 'read-aloud': readAloud })
