import { Type, type Static } from 'typebox'
import { defineEvents, defineRequests } from '../bus.ts'
import { UsedMemory } from '../chat/schema.ts'
import { Closed, Id, LanguageCode, Timestamp } from '../schema.ts'
import { memoryLimits } from './limits.ts'
import { memoryTypes } from './schema.ts'

/** What service memory tells. */
export const memoryEvents = defineEvents({
  'memory.feelings-read': {
    summary: 'A model read which feelings messages of a user speak of',
    payload: Closed({
      userId: Id,
      companionId: Id,
      feelings: Type.Array(
        Closed({
          messageId: Id,
          /** Of the message whose text was read. */
          version: Type.Integer({ minimum: 1 }),
          emotion: Type.String({ maxLength: 20 }),
          intensity: Type.Number({ minimum: 0, maximum: 1 }),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
  },
})

export const RecallTurn = Closed({
  isFromUser: Type.Boolean(),
  content: Type.String({ maxLength: memoryLimits.recallTurnLength }),
})

/** One thing that came to mind: a memory, or what the user said in the talk before. */
export const RecalledMemory = Closed({
  id: Id,
  kind: Type.Enum(['memory', 'turn']),
  /** What a memory is about; null for a turn. */
  memoryType: Type.Union([Type.Enum(memoryTypes), Type.Null()]),
  text: Type.String(),
  /** Higher fits better; comparable within one answer only. */
  score: Type.Number(),
  /** When it was said, or from when on it holds. */
  happenedAt: Timestamp,
  /** Messages that a memory was made from. */
  sourceMessageIds: Type.Array(Id),
  /** It may be wrong. */
  unsure: Type.Optional(Type.Boolean()),
})
export type RecalledMemory = Static<typeof RecalledMemory>

/** What a known thing is about, as far as it changes how a companion treats it. */
export const knownKinds = [
  'name',
  'health',
  'person',
  'animal',
  'plan',
  'fact',
  'preference',
  'event',
] as const

/** One thing known about the user. */
export const KnownAboutUser = Closed({
  id: Id,
  kind: Type.Enum(knownKinds),
  text: Type.String(),
  /** When it was told or happened, from when on it holds, or the day of a plan. */
  happenedAt: Timestamp,
  pinned: Type.Boolean(),
  /** It may be wrong. */
  unsure: Type.Optional(Type.Boolean()),
})
export type KnownAboutUser = Static<typeof KnownAboutUser>

const span = {
  /** UTF-16 units of the message's text, end exclusive. */
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 0 }),
  text: Type.String(),
}

/** A clause of something the user said, and what corrected or ended it: `<message id>:<start>`. */
export const FoundClause = Closed({
  ...span,
  messageId: Id,
  /** The clause with as much of its sentence as makes it understood. */
  quote: Closed(span),
  saidAt: Timestamp,
  /** Order in the conversation, chat's. */
  position: Type.Integer(),
  language: LanguageCode,
  /** Those of the asked tokens that it holds. */
  tokens: Type.Array(Type.String()),
  endedBy: Type.Union([Type.String(), Type.Null()]),
})
export type FoundClause = Static<typeof FoundClause>

export const memoryRequests = defineRequests({
  'memory.recall': {
    summary: 'What is remembered that fits the last turns, best first, within a budget of tokens',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      companionId: Id,
      /** What the companion is called: naming it asks for nobody’s words. */
      companionName: Type.String(),
      /** Oldest first; the newest is what is being answered. */
      turns: Type.Array(RecallTurn, { minItems: 1, maxItems: memoryLimits.recallTurns }),
      language: LanguageCode,
      timeZone: Type.Union([Type.String(), Type.Null()]),
      /** Messages that the prompt shows anyway. */
      shownMessageIds: Type.Array(Id, { maxItems: memoryLimits.recallShownMessages }),
      budgetTokens: Type.Integer({
        minimum: memoryLimits.recallTokens.min,
        maximum: memoryLimits.recallTokens.max,
      }),
    }),
    output: Closed({
      memories: Type.Array(RecalledMemory),
      /** The memories among them, as a reply shows them. */
      usedMemories: Type.Array(UsedMemory),
    }),
    /** A reply says itself how long it waits; it then goes without. */
    timeoutMs: 1_500,
  },
  'memory.about-user': {
    summary:
      'What a companion knows about the user by heart: pins, then what weighs most, and open plans',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      companionId: Id,
      /**
       * Position in the talk of the first message that the prompt shows. What was told from there on
       * is left out, so that the answer stays as it is until the prompt begins later; only pins,
       * corrections and matters of health are in it at once. null: nothing is shown.
       */
      shownFrom: Type.Union([Type.String({ pattern: '^[0-9]{1,19}$' }), Type.Null()]),
      timeZone: Type.Union([Type.String(), Type.Null()]),
      budgetTokens: Type.Integer({
        minimum: memoryLimits.recallTokens.min,
        maximum: memoryLimits.recallTokens.max,
      }),
    }),
    output: Closed({
      known: Type.Array(KnownAboutUser),
      /** How much has grown between them, 1 to 10, as the dashboard shows it. */
      relationshipLevel: Type.Integer({ minimum: 1, maximum: 10 }),
    }),
    timeoutMs: 1_500,
  },
  'memory.find-clauses': {
    summary: 'Clauses of what the user told a companion that could answer a question, best first',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      companionId: Id,
      /** Of the question, see `@lumen/understanding/user-question`. */
      tokens: Type.Array(Closed({ token: Type.String(), weight: Type.Number({ minimum: 0 }) }), {
        minItems: 1,
        maxItems: memoryLimits.questionTokens,
      }),
      limit: Type.Integer({ minimum: 1, maximum: memoryLimits.clausesFound }),
    }),
    output: Closed({ clauses: Type.Array(FoundClause) }),
    timeoutMs: 300,
  },
})

/** What a companion that writes by itself asks of memory. */
export const occasionRequests = defineRequests({
  'memory.occasions': {
    summary: 'Plans of a user whose day is today or was lately, and their birthday as they told it',
    callers: ['chat'],
    input: Closed({
      userId: Id,
      companionId: Id,
      timeZone: Type.String(),
    }),
    output: Closed({
      /** The newest day first. */
      plans: Type.Array(
        Closed({
          id: Id,
          text: Type.String(),
          /** How long ago its day was. */
          daysAgo: Type.Integer({ minimum: 0 }),
        }),
      ),
      birthday: Type.Union([
        Closed({
          /** 1 is January. */
          month: Type.Integer({ minimum: 1, maximum: 12 }),
          day: Type.Integer({ minimum: 1, maximum: 31 }),
        }),
        Type.Null(),
      ]),
    }),
    timeoutMs: 3_000,
  },
})
