import type { TalkBranches } from '@lumen/contracts/chat/branches'

/** Branches that go on from a message, and which of them is shown. */
export type Fork = { readonly branches: readonly string[]; readonly shown: number }

/** Where branches part that can be opened, by the last message that they share. */
export function forksOf({ shown, branches }: TalkBranches): ReadonlyMap<string, Fork> {
  const there = branches.filter(({ deletedAt }) => deletedAt === null)
  const parting = Map.groupBy(there, ({ forkedFrom }) => forkedFrom)
  const forks = new Map<string, Fork>()
  for (const [message, parted] of parting) {
    if (message === null) continue
    const parent = there.find(({ id }) => id === parted[0]?.parentId)
    const ids = [...(parent === undefined ? [] : [parent]), ...parted].map(({ id }) => id)
    // One that parts here goes before the one that it parts from, which is shown up to here as well.
    const at = Math.max(
      0,
      ids.findLastIndex((id) => shown.includes(id)),
    )
    if (ids.length > 1) forks.set(message, { branches: ids, shown: at })
  }
  return forks
}
