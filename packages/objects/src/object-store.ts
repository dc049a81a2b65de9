import type { Readable } from 'node:stream'

/** First and last byte, both included, counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number }

/** What is known of an object without its bytes. */
export type ObjectHead = {
  readonly key: string
  /** Of the whole object, in bytes. */
  readonly size: number
  readonly modifiedAt: Date
}

export type OpenedObject = {
  /** The bytes asked for; whoever opened it reads it to its end or destroys it. */
  readonly stream: Readable
  /** Of the whole object, in bytes, also when only a part was asked for. */
  readonly size: number
  readonly mime: string
}

/**
 * Bytes by key. An object appears whole or not at all, and its key says whose it is and of which
 * type (see `objectKey`). Every method refuses a malformed key with a TypeError and reports a store
 * that does not answer or is full as an `ObjectStoreError`.
 */
export type ObjectStore = {
  /** `disk`, or `s3` with the host of the service. */
  readonly description: string
  /** Keeps these bytes; what had the key before is replaced. @returns the size in bytes */
  put(key: string, bytes: Uint8Array | Readable): Promise<number>
  /**
   * null: no such object.
   * @throws RangeError when the range begins after the end
   */
  open(key: string, range?: ByteRange): Promise<OpenedObject | null>
  /** All bytes of a small object; null: no such object. */
  read(key: string): Promise<Buffer | null>
  head(key: string): Promise<ObjectHead | null>
  /** An object that is not there is deleted. */
  delete(key: string): Promise<void>
  /**
   * Every object under `u/`, `u/<user>/` or `u/<user>/<month>/`, in no promised order. Files of other
   * names, as network folders leave them, are passed over.
   */
  list(prefix: string): AsyncIterable<ObjectHead>
  /**
   * Writes something small where objects are kept and removes it.
   * @throws ObjectStoreError when nothing can be kept
   */
  probe(): Promise<void>
  close(): Promise<void>
}

/** The store has no room, or does not answer. */
export class ObjectStoreError extends Error {
  readonly code: 'storage_full' | 'unavailable'
  /** The HTTP status that fits. */
  readonly status: 507 | 503

  constructor(code: 'storage_full' | 'unavailable', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ObjectStoreError'
    this.code = code
    this.status = code === 'storage_full' ? 507 : 503
  }
}
