import { Type, type Static } from 'typebox'
import { MoneyNotice } from '../auth/bus.ts'
import { defineEvents, defineRequests } from '../bus.ts'
import { planIds } from '../plans.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
import { billingLimits } from './limits.ts'
import { useKinds } from './schema.ts'

const Credits = Type.Integer({ minimum: 0 })

export const billingEvents = defineEvents({
  'billing.notice-written': {
    summary: 'Something of a user’s money is to be told to them; its id becomes the notification’s',
    payload: Closed({ userId: Id, notice: MoneyNotice }),
  },
  'billing.wallet-changed': {
    summary: 'Credits, points or plan of a user changed; ask for them where they are shown',
    payload: Closed({ userId: Id, version: Type.Integer({ minimum: 0 }) }),
  },
})

/** Why something is not for sale just now. */
export const refusalReasons = ['credits', 'messages', 'images', 'voice_minutes'] as const

export const Refused = Closed({
  outcome: Type.Literal('refused'),
  reason: Type.Enum(refusalReasons),
  /** Credits or uses that it takes, and that are left. */
  needed: Type.Integer({ minimum: 1 }),
  left: Credits,
  /** When there will be more; null: not by waiting. */
  resetsAt: Type.Union([Timestamp, Type.Null()]),
})
export type Refused = Static<typeof Refused>

export const billingRequests = defineRequests({
  'billing.reserve': {
    summary: 'Set credits aside for what is about to be made; once for each key that stands',
    callers: ['media', 'chat'],
    input: Closed({
      userId: Id,
      key: Type.String({ minLength: 1, maxLength: billingLimits.keyLength }),
      kind: Type.Enum(useKinds),
      units: Type.Integer({ minimum: 1, maximum: billingLimits.unitsAtOnce }),
      /** Of text: written on a machine of the operator's, who may give it for nothing. */
      local: Type.Optional(Type.Boolean()),
      /** Whose clocks say which day it is; UTC when it is left out or unknown. */
      timeZone: Type.Optional(Type.String({ maxLength: 64 })),
      /** Given back by itself after that. */
      holdSeconds: Type.Integer({ minimum: 60, maximum: billingLimits.longestHoldSeconds }),
    }),
    output: Type.Union([
      Closed({
        outcome: Type.Literal('reserved'),
        reservationId: Id,
        credits: Credits,
        /** The one in force, for figures; versions before this one leave it out. */
        plan: Type.Optional(Type.Enum(planIds)),
      }),
      Refused,
    ]),
    timeoutMs: 2_000,
  },
  'billing.settle': {
    summary: 'It was made: spend what was reserved, or less of it',
    callers: ['media', 'chat'],
    input: Closed({
      reservationId: Id,
      /** Units really used; the reserved ones when it is left out. */
      units: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    output: Closed({
      /** `released`: it was given back before, so nothing was spent. */
      outcome: Type.Enum(['settled', 'released', 'unknown']),
      credits: Credits,
    }),
    timeoutMs: 2_000,
  },
  'billing.release': {
    summary: 'It was not made: give back what was reserved, or, already spent, make it good',
    callers: ['media', 'chat'],
    input: Type.Union([
      Closed({ reservationId: Id }),
      /** Of whoever heard no answer to `billing.reserve`, and so knows no id. */
      Closed({
        userId: Id,
        key: Type.String({ minLength: 1, maxLength: billingLimits.keyLength }),
      }),
    ]),
    /** `unknown`: nothing was reserved, or not yet: what is on its way is released by asking again. */
    output: Closed({ outcome: Type.Enum(['released', 'refunded', 'unknown']) }),
    timeoutMs: 2_000,
  },
  'billing.read-account': {
    summary: 'What others show of a user: credits, points, plan and its ceilings',
    callers: ['auth', 'admin', 'media', 'chat'],
    input: Closed({ userId: Id }),
    output: Closed({
      credits: Credits,
      vipPoints: Type.Integer({ minimum: 0 }),
      plan: Type.Enum(planIds),
      companions: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
      /** What an administrator gave, and until when; left out when nobody did. */
      givenPlan: Type.Optional(Type.Enum(planIds)),
      givenUntil: Type.Optional(Timestamp),
      version: Type.Integer({ minimum: 0 }),
    }),
    timeoutMs: 1_000,
  },
})

/** Frame of billing on `subjects.liveUser`: the wallet is another than before. */
export const WalletFrame = Closed({ kind: Type.Literal('wallet-changed'), version: Credits })
export type WalletFrame = Static<typeof WalletFrame>
