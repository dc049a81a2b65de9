export const billingLimits = {
  /** Characters of the key that makes a reservation repeatable. */
  keyLength: 128,
  unitsAtOnce: 600,
  longestHoldSeconds: 86_400,
  /** Transactions on a page. */
  pageSize: 100,
  /** Transactions shown with the balance. */
  recentTransactions: 5,
  /** Of one payment, for what an administrator gives back. */
  refundCents: 10_000_000,
  /** Credits that an administrator gives or takes at once. */
  adjustedCredits: 100_000,
} as const

/** What moves credits in the books. */
export const movementKinds = [
  'grant',
  'reserve',
  'settle',
  'release',
  'refund',
  'expire',
  'claw-back',
] as const
