import { Type, type Static } from 'typebox'
import { plans } from '../plans.ts'
import { Closed, Id, Timestamp } from '../schema.ts'

const Credits = Type.Integer({ minimum: 0 })
const NullableTime = Type.Union([Timestamp, Type.Null()])

/** What costs credits. Units of it: messages, pictures, minutes of voice begun, videos. */
export const useKinds = ['text', 'image', 'voice', 'video'] as const

export const PlanName = Type.Enum(plans.map(({ id }) => id))

export const transactionTypes = ['earned', 'spent', 'expired'] as const

/** One line of the statement. */
export const Transaction = Closed(
  {
    id: Id,
    /** In the language of who asks. */
    description: Type.String(),
    timestamp: Timestamp,
    type: Type.Enum(transactionTypes),
    /** What it was spent on, or made good for; null: nothing was used. */
    use: Type.Union([Type.Enum(useKinds), Type.Null()]),
    /** Without a sign: the type says which way. */
    amount: Type.Integer({ minimum: 1 }),
  },
  { $id: 'Transaction' },
)
export type Transaction = Static<typeof Transaction>

export const WalletBalance = Closed(
  {
    /** Messages that no provider elsewhere answers cost no credits here. */
    localTextFree: Type.Boolean(),
    /** With what is reserved just now. */
    totalBalance: Credits,
    /** What can be spent. */
    usableBalance: Credits,
    /** What of it will be gone by the end of the day (UTC) of `expiryDate`, when the first of it goes. */
    pendingExpiry: Credits,
    expiryDate: NullableTime,
    /** Owed after a payment was taken back; the next credits pay it. */
    debt: Credits,
    /** Credits of the plan's month: spent, and given. */
    monthlyUsage: Closed({ period: Type.String(), used: Credits, total: Credits }),
    recentTransactions: Type.Array(Transaction),
  },
  { $id: 'WalletBalance' },
)
export type WalletBalance = Static<typeof WalletBalance>

/** Uses of a ceiling; `total` null: there is none. */
const Meter = Closed({
  used: Type.Integer({ minimum: 0 }),
  total: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  resetsAt: Timestamp,
})

export const UsageStats = Closed(
  { messages: Meter, images: Meter, voice: Meter },
  { $id: 'UsageStats', description: 'Messages by day, pictures and minutes of voice by month' },
)
export type UsageStats = Static<typeof UsageStats>

export const Quote = Closed(
  {
    credits: Credits,
    /** Of text: it costs none when no provider elsewhere answers. */
    localTextFree: Type.Boolean(),
    usableBalance: Credits,
    /** What stands in the way; null: nothing. */
    obstacle: Type.Union([
      Type.Null(),
      Closed({
        reason: Type.Enum(['credits', 'messages', 'images', 'voice_minutes']),
        needed: Type.Integer({ minimum: 1 }),
        left: Credits,
        resetsAt: NullableTime,
      }),
    ]),
  },
  { $id: 'Quote' },
)
export type Quote = Static<typeof Quote>
