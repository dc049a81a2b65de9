import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Timestamp } from '../schema.ts'

/** What of a companion's manner moves with its talk, each from 0 to 100. */
export const tendencies = ['warmth', 'humour', 'directness', 'curiosity', 'calm'] as const
export type Tendency = (typeof tendencies)[number]

/** A tendency moves by at most so much in a day. */
export const stepMost = 2

/** What may be asked of how a companion speaks, in a talk or of a reply that is to be written again. */
export const mannerWishes = [
  'shorter',
  'longer',
  'gentler',
  'cooler',
  'funnier',
  'sober',
  'fewerQuestions',
  'moreQuestions',
] as const
export type MannerWish = (typeof mannerWishes)[number]

/** Why a tendency moved: what its user asked for, did, felt or liked that day. */
export const stepReasons = [
  'askedShorter',
  'askedLonger',
  'askedGentler',
  'askedCooler',
  'askedFunnier',
  'askedSober',
  'askedFewerQuestions',
  'askedMoreQuestions',
  'played',
  'laughed',
  'sad',
  'upset',
  'glad',
  'likedWarm',
  'likedPlayful',
  'likedCurious',
  'likedCalm',
  'choseShorter',
  'choseLonger',
] as const
export type StepReason = (typeof stepReasons)[number]

const Score = Type.Integer({ minimum: 0, maximum: 100 })

export const TendencyMove = Closed({
  tendency: Type.Enum(tendencies),
  from: Score,
  to: Score,
  reason: Type.Enum(stepReasons),
  /** How often that was seen on the day. */
  count: Type.Integer({ minimum: 1 }),
})
export type TendencyMove = Static<typeof TendencyMove>

/** How a companion's manner has moved since it was made; where it began is no growth. */
export const Tendencies = Closed(
  {
    /** Nothing moves while it is on. */
    locked: Type.Boolean(),
    /** Where its traits, strengths and speaking style put it, and where it is now. */
    now: Type.Array(Closed({ tendency: Type.Enum(tendencies), start: Score, value: Score })),
    /** The newest first. */
    steps: Type.Array(
      Closed({
        id: Id,
        /** The day that was looked back on, where its user was. */
        day: Type.String({ format: 'date' }),
        /** null: its user set everything back to how it began. */
        moved: Type.Union([TendencyMove, Type.Null()]),
        takenBack: Type.Boolean(),
        madeAt: Timestamp,
      }),
    ),
  },
  { $id: 'Tendencies' },
)
export type Tendencies = Static<typeof Tendencies>
export type TendencyStep = Tendencies['steps'][number]

const params = Type.Object({ companionId: Id })
const rate = { max: 60, windowSeconds: 60 }

export const tendencyOperations = defineOperations({
  'GET /api/companions/:companionId/tendencies': {
    service: 'chat',
    access: 'user',
    summary: 'How a companion’s manner has moved since it was made, and why',
    params,
    replies: { 200: Tendencies },
  },
  'PUT /api/companions/:companionId/tendencies/lock': {
    service: 'chat',
    access: 'user',
    summary: 'Let nothing of a companion’s manner move by itself, or let it move again',
    params,
    body: Closed({ locked: Type.Boolean() }),
    replies: { 200: Tendencies },
    rate,
  },
  'POST /api/companions/:companionId/tendencies/reset': {
    service: 'chat',
    access: 'user',
    summary: 'Set a companion’s manner back to how it began; a step that can be taken back',
    params,
    replies: { 200: Tendencies },
    rate,
  },
  'PUT /api/companions/:companionId/tendencies/steps/:stepId': {
    service: 'chat',
    access: 'user',
    summary: 'Take a step of a companion’s manner back, or let it count again',
    params: Type.Object({ companionId: Id, stepId: Id }),
    body: Closed({ takenBack: Type.Boolean() }),
    replies: { 200: Tendencies },
    rate,
  },
})
