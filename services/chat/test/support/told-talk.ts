/** A message as a test knows it. */
export type Told = {
  id: string
  fromUser: boolean
  texts: string[]
  /** From 0 on. */
  shown: number
  /** The branch in which it was said. */
  branch: string
}
type Branch = { list: Told[]; parent: string | null; deleted: boolean }

/**
 * What branches of a talk are to be, told as plainly as can be: each is a list of messages of its own, and
 * those that it shares are the same messages.
 */
export function createToldTalk(first: string) {
  const branches = new Map<string, Branch>([[first, { list: [], parent: null, deleted: false }]])
  let open = first
  const opened = () => branches.get(open)!
  const all = () => new Set([...branches.values()].flatMap(({ list }) => list))
  const leave = (id: string) => {
    const isParent = [...branches.values()].some(({ parent }) => parent === id)
    const holds = [...all()].some(({ branch }) => branch === id)
    if (id !== first && !isParent && !holds) branches.delete(id)
  }
  return {
    all,
    open: () => open,
    shown: () => opened().list,
    ids: () => [...branches.keys()].toSorted(),
    deleted: () => [...branches].flatMap(([id, { deleted }]) => (deleted ? [id] : [])).toSorted(),
    parentOf: (id: string) => branches.get(id)!.parent,
    say: (messages: Omit<Told, 'branch' | 'shown'>[]) => {
      for (const message of messages) opened().list.push({ ...message, shown: 0, branch: open })
    },
    remove(message: Told) {
      for (const branch of branches.values())
        branch.list = branch.list.filter((one) => one !== message)
    },
    /** Goes on after so many of the shown messages, in a branch of this id. */
    part(count: number, id: string) {
      const list = opened().list.slice(0, count)
      branches.set(id, { list, parent: list.at(-1)?.branch ?? first, deleted: false })
      const left = open
      open = id
      leave(left)
    },
    show(id: string) {
      const left = open
      open = id
      opened().deleted = false
      if (left !== id) leave(left)
    },
    clear(id: string) {
      opened().deleted = true
      branches.set(id, { list: [], parent: first, deleted: false })
      open = id
    },
    setDeleted(id: string, deleted: boolean) {
      branches.get(id)!.deleted = deleted
    },
  }
}
