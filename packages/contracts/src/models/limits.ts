export const modelLimits = {
  /** Characters in the name of a model. */
  nameLength: 200,
  /** Of an address. */
  addressLength: 300,
  /** Models that are read of one server. */
  offers: 200,
  /** Sums in one report of a process of what models were used for, and in one answer. */
  usesAtOnce: 100,
  usesRead: 1_000,
  /** Days that an answer covers. */
  useDays: 30,
} as const
