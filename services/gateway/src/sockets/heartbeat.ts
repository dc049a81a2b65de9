const shiftMs = 1_000
/** One for each second of the time from one beat of a socket to its next. */
const shiftCount = 30

type Beating = {
  /** Counted, so that each shift has as many as the others. */
  readonly id: number
  beat(): void
}

export type Heartbeat<Socket extends Beating> = {
  add(socket: Socket): void
  remove(socket: Socket): void
  all(): Iterable<Socket>
  stop(): void
}

/**
 * Has every socket beat each half minute, the first time within as long. One timer for all: what a timer
 * of each would hold is more than the rest of an idle socket of ours. They beat in shifts, so that ten
 * thousand pings are not written at once, while replies wait.
 */
export function createHeartbeat<Socket extends Beating>(): Heartbeat<Socket> {
  const shifts = Array.from({ length: shiftCount }, () => new Set<Socket>())
  const shiftOf = ({ id }: Socket) => shifts[id % shiftCount]!
  let next = 0
  const timer = setInterval(() => {
    const shift = shifts[next]!
    next = (next + 1) % shiftCount
    for (const socket of shift) socket.beat()
  }, shiftMs)
  return {
    add: (socket) => void shiftOf(socket).add(socket),
    remove: (socket) => void shiftOf(socket).delete(socket),
    *all() {
      for (const shift of shifts) yield* shift
    },
    stop: () => clearInterval(timer),
  }
}
