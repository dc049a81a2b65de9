/** While a companion besides its host is in a play: positions of the talk, both within it. */
export type Stay = {
  readonly companionId: string
  readonly since: string
  /** null: it is still there. */
  readonly until: string | null
}

/** In whose talk a play stands, and who else was there when. */
type Cast = { readonly companionId: string; readonly guests: readonly Stay[] }

/** Companions that are in a play now, its host first, the others as they came. */
export const presentIn = ({ companionId, guests }: Cast): string[] => [
  companionId,
  ...guests.flatMap((stay) => (stay.until === null ? [stay.companionId] : [])),
]

/** Everybody who ever was in it, its host first. */
export const everIn = ({ companionId, guests }: Cast): string[] => [
  ...new Set([companionId, ...guests.map((stay) => stay.companionId)]),
]

/** Stays after a companion has come in at a position, or left after it. */
export function withStay(
  { guests }: Cast,
  companionId: string,
  change: { since: string } | { until: string },
): Stay[] {
  const isOpen = (stay: Stay) => stay.companionId === companionId && stay.until === null
  if ('until' in change)
    return guests.map((stay) => (isOpen(stay) ? { ...stay, until: change.until } : stay))
  return guests.some(isOpen)
    ? [...guests]
    : [...guests, { companionId, since: change.since, until: null }]
}

/** Whether a guest of a play was there when something was said at a position of the talk. */
export const heard = (
  { guests }: Pick<Cast, 'guests'>,
  companionId: string,
  position: string,
): boolean =>
  guests.some(
    (stay) =>
      stay.companionId === companionId &&
      BigInt(stay.since) <= BigInt(position) &&
      (stay.until === null || BigInt(position) <= BigInt(stay.until)),
  )

/** Whether a companion was there from a play’s beginning to its end. */
export const heardAll = (
  { companionId: host, guests, firstPosition }: Cast & { readonly firstPosition: string },
  companionId: string,
): boolean =>
  companionId === host ||
  guests.some(
    (stay) =>
      stay.companionId === companionId && stay.since === firstPosition && stay.until === null,
  )
