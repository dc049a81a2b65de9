export type ReplicaLag = {
  /**
   * @param at when the primary was asked, by the clock of this process alone, in ms
   * @param written where the log of the primary ended then
   * @param replayed how much of it the replica had taken over afterwards
   * @returns how far the replica is behind at most, in ms; undefined: not known yet
   */
  measure(at: number, written: bigint, replayed: bigint): number | undefined
}

/** Positions that are remembered of a replica that takes nothing over any more. */
const mostPositions = 100

/**
 * Tells how old what a replica shows may be: as old as the last end of the primary’s log that it has
 * reached. A primary that writes nothing leaves no one behind, and the clocks of the servers, which may
 * differ, are not asked; `pg_last_xact_replay_timestamp()` alone says neither.
 */
export function createReplicaLag(): ReplicaLag {
  let positions: { at: number; written: bigint }[] = []
  return {
    measure(at, written, replayed) {
      positions.push({ at, written })
      const reached = positions.findLastIndex((position) => position.written <= replayed)
      if (reached > 0) positions = positions.slice(reached)
      // The first is what it has reached: between it and now, one more or less changes little.
      else if (positions.length > mostPositions) positions.splice(mostPositions / 2, 1)
      return reached < 0 ? undefined : at - positions[0]!.at
    },
  }
}
