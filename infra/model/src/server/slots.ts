/** One request's turn at the model. */
export type Turn<Slot> = {
  /** Waits until nothing else does: memory reading a talk, not somebody who looks at the page. */
  background: boolean
  /** Reads a prompt that somebody is about to go on with; it ends early, and well, when a person asks. */
  ahead?: boolean
  signal: AbortSignal
  /** How many tokens of the request a slot knows already. */
  known(slot: Slot): number
  /** Its signal is aborted with `setAside` when a person asks meanwhile; it is run again later. */
  run(slot: Slot, signal: AbortSignal): Promise<void>
}

/** Why a turn that nobody waits for is stopped: background work comes again. */
export const setAside = new Error('somebody asks: this waits')

/** Nothing more can wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

type Waiting<Slot> = Turn<Slot> & PromiseWithResolvers<void>

/**
 * Gives requests their turn: those of people first, in the order they came, each in the free slot
 * that knows most of its beginning. Background work has a slot of its own, so that it never drives a
 * talk out of memory, and only runs while no person waits or is answered. What is read ahead goes into
 * the slot of its talk, one at a time; whoever asks waits a moment for what it has read by then.
 */
export function createSlots<Slot>(options: {
  slots: readonly Slot[]
  background: Slot
  /** Requests that may wait. */
  limit: number
}) {
  const free = new Set(options.slots)
  const people: Waiting<Slot>[] = []
  const background: Waiting<Slot>[] = []
  const ahead: Waiting<Slot>[] = []
  let working: AbortController | null = null
  let reading: AbortController | null = null

  const waitingCount = () => people.length + background.length + ahead.length
  const busy = () => free.size < options.slots.length
  const answer = async (turn: Waiting<Slot>, slot: Slot) => {
    free.delete(slot)
    try {
      await turn.run(slot, turn.signal)
      turn.resolve()
    } catch (error) {
      turn.reject(error)
    } finally {
      free.add(slot)
      next()
    }
  }
  const work = async (turn: Waiting<Slot>) => {
    const controller = new AbortController()
    working = controller
    try {
      await turn.run(options.background, AbortSignal.any([turn.signal, controller.signal]))
      turn.resolve()
    } catch (error) {
      if (controller.signal.reason === setAside && !turn.signal.aborted) background.unshift(turn)
      else turn.reject(error)
    } finally {
      working = null
      next()
    }
  }
  const readAhead = async (turn: Waiting<Slot>) => {
    const controller = new AbortController()
    const slot = best([...free], turn)
    free.delete(slot)
    reading = controller
    try {
      await turn.run(slot, AbortSignal.any([turn.signal, controller.signal]))
      turn.resolve()
    } catch (error) {
      if (controller.signal.reason === setAside && !turn.signal.aborted) turn.resolve()
      else turn.reject(error)
    } finally {
      reading = null
      free.add(slot)
      next()
    }
  }
  const next = () => {
    if (reading !== null) return
    while (people.length > 0 && free.size > 0) {
      const turn = people.shift()!
      void answer(turn, best([...free], turn))
    }
    if (busy() || people.length > 0 || working !== null) return
    const early = ahead.shift()
    if (early !== undefined) return void readAhead(early)
    const turn = background.shift()
    if (turn !== undefined) void work(turn)
  }

  return {
    /** Resolves when the turn has run. @throws QueueFull, and what the turn throws */
    take(turn: Turn<Slot>): Promise<void> {
      if (waitingCount() >= options.limit) return Promise.reject(new QueueFull())
      if (turn.signal.aborted) return Promise.reject(turn.signal.reason as Error)
      const waiting = { ...turn, ...Promise.withResolvers<void>() }
      const line = turn.background ? background : turn.ahead === true ? ahead : people
      line.push(waiting)
      if (line !== background) working?.abort(setAside)
      if (line === people) reading?.abort(setAside)
      const leave = () => {
        const place = line.indexOf(waiting)
        if (place < 0) return
        line.splice(place, 1)
        waiting.reject(turn.signal.reason)
      }
      turn.signal.addEventListener('abort', leave, { once: true })
      const forget = () => turn.signal.removeEventListener('abort', leave)
      waiting.promise.then(forget, forget)
      next()
      return waiting.promise
    },
    waiting: waitingCount,
    idle: () => !busy() && working === null && waitingCount() === 0,
  }
}

function best<Slot>(slots: readonly Slot[], turn: Pick<Turn<Slot>, 'known'>): Slot {
  let [found] = slots as readonly [Slot, ...Slot[]]
  let most = -1
  for (const slot of slots) {
    const known = turn.known(slot)
    if (known <= most) continue
    most = known
    found = slot
  }
  return found
}

/** How many elements two lists begin with alike. */
export function commonPrefix(first: readonly number[], second: readonly number[]): number {
  const most = Math.min(first.length, second.length)
  let length = 0
  while (length < most && first[length] === second[length]) length += 1
  return length
}
