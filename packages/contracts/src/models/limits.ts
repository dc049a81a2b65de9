export const modelLimits = {
  /** Characters in the name of a model. */
  nameLength: 200,
  /** Of an address. */
  addressLength: 300,
  /** Models that are read of one server. */
  offers: 200,
} as const
