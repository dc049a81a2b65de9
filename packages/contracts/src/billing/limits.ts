export const billingLimits = {
  /** Characters of the key that makes a reservation repeatable. */
  keyLength: 128,
  unitsAtOnce: 600,
  longestHoldSeconds: 86_400,
  /** Transactions on a page. */
  pageSize: 100,
  /** Transactions shown with the balance. */
  recentTransactions: 5,
} as const
