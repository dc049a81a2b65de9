import type { MovementKind } from '../domain/movement-kind.ts'
import type { PlanId } from '@lumen/contracts/plans'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LotSource } from '../domain/holdings.ts'
import type { Meter, UseKind } from '../domain/quota.ts'
import type { ProviderName, SubscriptionStatus } from '../domain/payment-provider.ts'

export type ReservationStatus = 'reserved' | 'settled' | 'released' | 'refunded'

type Time = ColumnType<Date, Date | string, Date | string>

export type Interval = 'month' | 'year'

/** One row for each user; whoever moves their credits locks it. */
export type WalletTable = {
  user_id: string
  plan: Generated<PlanId>
  interval: Generated<Interval>
  /** When the first monthly credits began; the following begin on that day of each month. */
  anchor: Time
  /** When the month ends that credits were last given for. */
  renews_at: Time
  /** One for each credit that was spent. */
  vip_points: Generated<number>
  /** Rises with every change that clients can see. */
  version: Generated<number>
  /** Who pays for the plan; null: nobody, it is the default one. */
  subscription_id: string | null
  /** Months that begin from then on have no credits yet; null: nothing need be paid for them. */
  paid_until: Time | null
  /** A plan that an administrator gave, and until when. */
  given_plan: PlanId | null
  given_until: Time | null
}

/**
 * `lot`: credits that came together. `held`: reserved ones. `debt`: what is owed, never above zero.
 * The others belong to the house, one of each.
 */
export type AccountKind = 'lot' | 'held' | 'debt' | 'issued' | 'spent' | 'expired'

export type AccountTable = {
  id: string
  /** null: the house's. */
  user_id: string | null
  kind: AccountKind
  /** A trigger on entries keeps it; null for the house's, which nobody need wait for. */
  balance: GeneratedAlways<number | null>
  /** Of lots: when what is left is gone; null: never. */
  expires_at: Time | null
  /** There is something in it, or it is that of held credits. */
  open: GeneratedAlways<boolean>
}

/** What is told of an account of kind `lot`. */
export type LotTable = {
  account_id: string
  user_id: string
  source: LotSource
  granted: number
  created_at: Time
  /** The payment, period or reservation that it comes from. */
  reference: string
}

/** What moved at once; its entries add up to nothing. */
export type MovementTable = {
  id: string
  user_id: string
  position: GeneratedAlways<string>
  kind: MovementKind
  idempotency_key: string
  /** What it is about, for the words of the statement: `text`, `plan:basic`, `pack:starter`. */
  subject: string
  /** What the user has more or less by it; reserving and releasing change nothing. */
  amount: number
  created_at: Time
}

export type EntryTable = {
  movement_id: string
  account_id: string
  amount: number
}

export type ReservationTable = {
  id: string
  user_id: string
  /** Given by who reserves; one reservation that stands for each. */
  key: string
  kind: UseKind
  units: number
  credits: number
  status: ReservationStatus
  meter: Meter | null
  meter_period: string | null
  created_at: Time
  /** It is released by itself then. */
  expires_at: Time
  ended_at: Time | null
}

/** Uses of a meter in a period: of what is done, and of what is reserved. */
export type UsageTable = {
  user_id: string
  meter: Meter
  /** A day (`2026-11-21`), or the day on which a month of the plan began. */
  period: string
  used: Generated<number>
  held: Generated<number>
}

export type CustomerTable = { provider: ProviderName; user_id: string; customer_id: string }

/** What somebody set out to buy; one open row for each thing. */
export type CheckoutTable = {
  id: string
  user_id: string
  provider: ProviderName
  kind: 'plan' | 'pack'
  /** Id of the plan or pack. */
  item: string
  interval: Interval | null
  amount_cents: number
  credits: number
  status: Generated<'open' | 'complete' | 'abandoned'>
  /** The provider's; null until it answered. */
  session_id: string | null
  /** The provider's, of a plan that was paid. */
  subscription_id: Generated<string | null>
  created_at: Time
  expires_at: Time
}

/** What the provider last said of a subscription. */
export type SubscriptionTable = {
  id: string
  user_id: string
  provider: ProviderName
  plan: PlanId
  interval: Interval
  status: SubscriptionStatus
  started_at: Time
  period_end: Time
  paid_until: Time
  cancel_at_period_end: boolean
  next_plan: PlanId | null
  next_interval: Interval | null
  /** What the next period costs, as the provider last said. */
  renewal_cents: number | null
  renewal_currency: string | null
  /** End of the period whose renewal its user was told of beforehand. */
  renewal_told: Time | null
  /** Rises with every reading, so that an older one does not win. */
  revision: Generated<number>
}

/** What the provider last said of a payment that came. */
export type PaymentTable = {
  id: string
  /** The provider's. */
  payment_id: string
  user_id: string
  provider: ProviderName
  kind: 'plan' | 'pack'
  item: string
  checkout_id: string | null
  subscription_id: string | null
  /** It paid the difference to a higher plan or longer interval. */
  upgrade: Generated<boolean>
  covers_from: Time | null
  covers_to: Time | null
  amount_cents: number
  currency: string
  refunded_cents: Generated<number>
  disputed: Generated<boolean>
  /** Credits that were taken back with it. */
  taken_back: Generated<number>
  paid_at: Time
  url: string | null
  /** When its user asked for it back, without a reason. */
  refund_asked_at: Time | null
  /** What is to come back of it in all, by its user or an administrator, and the credits that went with that. */
  refund_cents: number | null
  refund_credits: number | null
  /** It is given back without being asked for: for a plan beside another one. */
  surplus: Generated<boolean>
  /** When its account was erased: `user_id` is a pseudonym since. */
  erased_at: Time | null
  revision: Generated<number>
}

export type ProviderEventTable = { id: string; type: string; handled_at: Time }

/** What an administrator gave back of a payment; its id makes the request repeatable. */
export type OfficeRefundTable = {
  id: string
  payment_id: string
  cents: number
  credits: number
  asked_at: Time
}

/** An event that could not be handled; it goes once it was. */
export type ProviderEventFailureTable = {
  id: string
  type: string
  attempts: number
  failed_at: Time
  /** Its kind and code. */
  error: string
}

export type TestObjectTable = {
  id: string
  kind: 'checkout' | 'subscription' | 'payment'
  state: ColumnType<unknown, string, string>
}

export type BillingTables = {
  customers: CustomerTable
  checkouts: CheckoutTable
  subscriptions: SubscriptionTable
  payments: PaymentTable
  provider_events: ProviderEventTable
  provider_event_failures: ProviderEventFailureTable
  office_refunds: OfficeRefundTable
  test_objects: TestObjectTable
  wallets: WalletTable
  accounts: AccountTable
  lots: LotTable
  movements: MovementTable
  entries: EntryTable
  reservations: ReservationTable
  usage: UsageTable
}
