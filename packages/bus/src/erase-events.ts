import { JetStreamApiError, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream'
import { deadStream, eventStream } from './streams.ts'

const streamNotFound = 10059
const fetchAtOnce = 1_000
const fetchExpiresMs = 5_000
const deletesAtOnce = 64

/**
 * Deletes the events of a service, and the dead letters of all, that hold a word such as a user's
 * id; their bytes are overwritten. Events have no subject of their user, so each is looked at once.
 *
 * @returns how many were deleted
 */
export async function eraseEvents(
  manager: JetStreamManager,
  stream: JetStreamClient,
  service: string,
  word: string,
): Promise<number> {
  let erased = 0
  for (const name of [eventStream(service), deadStream]) {
    const found = await findMessages(stream, name, word)
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

/** Sequences of what a stream holds at this moment and names the word. */
async function findMessages(
  stream: JetStreamClient,
  name: string,
  word: string,
): Promise<number[]> {
  const found: number[] = []
  try {
    const consumer = await stream.consumers.get(name)
    let { num_pending: pending } = await consumer.info()
    while (pending > 0) {
      let seen = 0
      const messages = await consumer.fetch({
        max_messages: Math.min(pending, fetchAtOnce),
        expires: fetchExpiresMs,
      })
      for await (const message of messages) {
        seen += 1
        pending = message.info.pending
        if (Buffer.from(message.data).includes(word)) found.push(message.seq)
      }
      // What was to come has gone meanwhile.
      if (seen === 0) break
    }
    return found
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === streamNotFound) return found
    throw error
  }
}
