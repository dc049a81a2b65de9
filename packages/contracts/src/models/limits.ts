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

/** How long a server may say nothing; a machine of one’s own may load a model and read a long prompt first. */
export const modelPatience = {
  local: { firstTokenMs: 180_000, betweenTokensMs: 60_000 },
  remote: { firstTokenMs: 30_000, betweenTokensMs: 30_000 },
} as const
