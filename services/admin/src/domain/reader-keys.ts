import { createHmac } from 'node:crypto'

/** Stands for a reader where they are counted; nobody can read back who it was. */
export type ReaderKeys = {
  /** The same for one session, or for one address of visitors, within a day (`YYYY-MM-DD`). */
  ofDay(reader: { sessionId: string | null; address: string }, day: string): Buffer
  /** The same for one user, or for one address of visitors, for good. */
  ofVote(reader: { userId: string | null; address: string }): Buffer
}

/** @param secret of the deployment; with another one, readers count anew */
export function createReaderKeys(secret: string): ReaderKeys {
  const key = (...parts: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest().subarray(0, 16)
  return {
    ofDay: ({ sessionId, address }, day) =>
      sessionId === null ? key('view', day, 'address', address) : key('view', day, sessionId),
    ofVote: ({ userId, address }) =>
      userId === null ? key('vote', 'address', address) : key('vote', userId),
  }
}
