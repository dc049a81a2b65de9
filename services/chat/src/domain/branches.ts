/** Where a branch parts from which one. */
export type Fork = {
  readonly id: string
  /** null: it is the first of its talk. */
  readonly parentId: string | null
  /** Position of the last message that it shares with its parent. */
  readonly forkedAt: bigint
}

/** Messages of a branch: those after a position, up to another one; null: all that follow. */
export type Span = {
  readonly branchId: string
  readonly after: bigint
  readonly upTo: bigint | null
}

const least = (one: bigint | null, other: bigint | null): bigint | null =>
  one === null ? other : other === null ? one : one < other ? one : other
const isEmpty = ({ after, upTo }: Span) => upTo !== null && upTo <= after

/** What is shown while a branch is open: parts of those that it parts from, and what was said in it. */
export function spansOf(forks: readonly Fork[], branchId: string): Span[] {
  const known = new Map(forks.map((fork) => [fork.id, fork]))
  const spans: Span[] = []
  let upTo: bigint | null = null
  for (let id: string | null = branchId; id !== null;) {
    const fork = known.get(id)
    if (fork === undefined) throw new Error(`there is no branch ${id}`)
    spans.unshift({ branchId: id, after: fork.forkedAt, upTo })
    upTo = fork.forkedAt
    id = fork.parentId
  }
  return spans
}

/** In which of the branches that are shown a position stands. */
export const branchAt = (spans: readonly Span[], position: bigint): string => {
  const at = spans.findLast(({ after }) => after < position) ?? spans[0]
  if (at === undefined) throw new Error('a talk has a branch')
  return at.branchId
}

/** Whether these spans show what was said in a branch at a position. */
export const isShown = (spans: readonly Span[], branchId: string, position: bigint): boolean =>
  spans.some(
    (span) =>
      span.branchId === branchId &&
      position > span.after &&
      (span.upTo === null || position <= span.upTo),
  )

/** What is to be put aside, and what comes back, so that other spans are shown. */
export function exchange(
  shown: readonly Span[],
  wanted: readonly Span[],
): { aside: Span[]; back: Span[] } {
  const shared = shown.findLastIndex(({ branchId }, at) => wanted[at]?.branchId === branchId)
  // Up to there both show the same.
  const same = least(shown[shared]?.upTo ?? null, wanted[shared]?.upTo ?? null)
  const beyond = (spans: readonly Span[]): Span[] =>
    same === null
      ? []
      : spans
          .slice(shared)
          .map((span) => (span.after < same ? { ...span, after: same } : span))
          .filter((span) => !isEmpty(span))
  return { aside: beyond(shown), back: beyond(wanted) }
}
