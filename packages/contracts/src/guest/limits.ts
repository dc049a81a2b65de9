/** What somebody may do who talks before signing up. */
export const guestLimits = {
  /** After so long everything of a guest is erased. */
  hours: 24,
  /** Messages of a guest; what is said in a crisis is not counted. */
  messages: 12,
  messageLength: 500,
  /** New guests of one network (a neighbourhood of addresses) within `hours`. */
  perNetwork: 50,
  /** New guests of one address within a day. */
  perAddress: 5,
  /** Crystals that are shown. */
  crystals: 5,
} as const

/** What a guest agrees to; a new wording is a new version. */
export const guestConsentVersion = '2026-11-24'
