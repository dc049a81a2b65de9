/** An entry of one of the spaces that were ranked, by their places. */
export type Candidate = {
  readonly space: number
  readonly entry: number
  readonly id: string
  readonly isMemory: boolean
  readonly score: number
}

/** Keeps the best candidates seen: a heap whose root is the worst of them. */
export function createBest(limit: number) {
  const heap: Candidate[] = []
  const worse = (a: number, b: number) => (heap[a]?.score ?? 0) < (heap[b]?.score ?? 0)
  const swap = (a: number, b: number) => {
    const held = heap[a]!
    heap[a] = heap[b]!
    heap[b] = held
  }
  const sink = () => {
    for (let at = 0; ;) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < heap.length && worse(child, least)) least = child
      if (least === at) return
      swap(at, least)
      at = least
    }
  }
  const rise = () => {
    for (let at = heap.length - 1; at > 0;) {
      const parent = (at - 1) >> 1
      if (!worse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  return {
    least: () => (heap.length < limit ? 0 : (heap[0]?.score ?? 0)),
    offer(candidate: Candidate) {
      if (heap.length < limit) {
        heap.push(candidate)
        rise()
      } else {
        heap[0] = candidate
        sink()
      }
    },
    sorted: () => heap.toSorted((a, b) => b.score - a.score),
  }
}
