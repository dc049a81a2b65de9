/** How much a cache holds, about, and may hold. */
export type CacheSize = { readonly bytes: number; readonly maxBytes: number }

type Bounds<K, V> = {
  readonly maxBytes: number
  /** What an entry takes, about; the same whenever it is asked. */
  readonly bytesOf: (key: K, value: V) => number
  /** Whether an entry is of no more use: those that are oldest then make room first. */
  readonly isOver?: (value: V) => boolean
}

/** A map that forgets its oldest entries when it would hold more than so many bytes. */
export class BoundedMap<K, V> implements CacheSize {
  readonly #entries = new Map<K, V>()
  readonly #bounds: Bounds<K, V>
  #bytes = 0

  constructor(bounds: Bounds<K, V>) {
    this.#bounds = bounds
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get maxBytes(): number {
    return this.#bounds.maxBytes
  }

  get(key: K): V | undefined {
    return this.#entries.get(key)
  }

  /** Stores an entry as the newest. */
  set(key: K, value: V): void {
    const { maxBytes, bytesOf, isOver } = this.#bounds
    this.delete(key)
    this.#entries.set(key, value)
    this.#bytes += bytesOf(key, value)
    for (const [oldest, known] of this.#entries) {
      if (oldest === key || (this.#bytes <= maxBytes && isOver?.(known) !== true)) return
      this.delete(oldest)
    }
  }

  delete(key: K): void {
    const known = this.#entries.get(key)
    if (known !== undefined && this.#entries.delete(key))
      this.#bytes -= this.#bounds.bytesOf(key, known)
  }

  /** Lets go of all that is over, wherever it stands. */
  sweep(): void {
    for (const [key, value] of this.#entries)
      if (this.#bounds.isOver?.(value) === true) this.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
