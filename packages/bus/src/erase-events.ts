import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream'
import { deadStream, eventStream } from './streams.ts'

const streamNotFound = 10059
const readsAtOnce = 256
const deletesAtOnce = 64

/**
 * Deletes the events of a service, and the dead letters of all, that hold a word such as a user's
 * id; their bytes are overwritten. Events have no subject of their user, so each is looked at once.
 *
 * @returns how many were deleted
 */
export async function eraseEvents(
  manager: JetStreamManager,
  service: string,
  word: string,
): Promise<number> {
  let erased = 0
  for (const name of [eventStream(service), deadStream]) {
    const found = await findMessages(manager, name, word)
    for (let at = 0; at < found.length; at += deletesAtOnce)
      await Promise.all(
        found
          .slice(at, at + deletesAtOnce)
          .map((sequence) => manager.streams.deleteMessage(name, sequence, true)),
      )
    erased += found.length
  }
  return erased
}

/**
 * Sequences of what a stream holds at this moment and names the word. They are read one by one: who may
 * make a consumer may have events delivered to any subject.
 */
async function findMessages(
  manager: JetStreamManager,
  name: string,
  word: string,
): Promise<number[]> {
  const found: number[] = []
  const range = await rangeOf(manager, name)
  if (range === null) return found
  for (let from = range.first; from <= range.last; from += readsAtOnce) {
    const length = Math.min(readsAtOnce, range.last - from + 1)
    const messages = await Promise.all(
      Array.from({ length }, (_, index) => manager.streams.getMessage(name, { seq: from + index })),
    )
    for (const message of messages)
      if (message !== null && Buffer.from(message.data).includes(word)) found.push(message.seq)
  }
  return found
}

async function rangeOf(
  manager: JetStreamManager,
  name: string,
): Promise<{ first: number; last: number } | null> {
  try {
    const { state } = await manager.streams.info(name)
    return state.messages === 0 ? null : { first: state.first_seq, last: state.last_seq }
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === streamNotFound) return null
    throw error
  }
}
