import type { ServerFrames } from '@lumen/contracts/frames'
import { useSyncExternalStore } from 'react'

export type HeldCrystal = ServerFrames['memories_changed']['created'][number]

/** What was made of messages since the page was opened; nothing that is older is asked for. */
let held: readonly HeldCrystal[] = []
const kept = 50
const listeners = new Set<() => void>()

/** Shows below their messages what was made of them. What was changed or forgotten meanwhile goes. */
export function holdCrystals(created: readonly HeldCrystal[], anyGone: boolean): void {
  const ids = new Set(created.map(({ id }) => id))
  const before = anyGone ? [] : held.filter(({ id }) => !ids.has(id))
  held = [...before, ...created].slice(-kept)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = () => held

/** Crystals that were made of a message. */
export const useHeldCrystals = (messageId: string): readonly HeldCrystal[] =>
  useSyncExternalStore(subscribe, read).filter(({ sourceMessageIds }) =>
    sourceMessageIds.includes(messageId),
  )
