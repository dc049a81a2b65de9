/**
 * A node of a tree of terms, which goes on with the next unit of each. Most nodes go on with one alone: it is
 * held as it is, for a map would take four times the memory of the node.
 */
export class TermTree<Key, End> {
  /** What ends here. */
  ends: readonly End[] = noEnds
  #key: Key | undefined
  #only: TermTree<Key, End> | undefined
  #more: Map<Key, TermTree<Key, End>> | undefined

  /** Where it goes on with a unit. */
  next(key: Key): TermTree<Key, End> | undefined {
    if (this.#more !== undefined) return this.#more.get(key)
    return this.#key === key ? this.#only : undefined
  }

  /** The same, made where it is not there yet. */
  grow(key: Key): TermTree<Key, End> {
    const known = this.next(key)
    if (known !== undefined) return known
    const made = new TermTree<Key, End>()
    if (this.#more !== undefined) this.#more.set(key, made)
    else if (this.#only === undefined) {
      this.#key = key
      this.#only = made
    } else {
      this.#more = new Map([
        [this.#key as Key, this.#only],
        [key, made],
      ])
      this.#key = undefined
      this.#only = undefined
    }
    return made
  }

  end(end: End): void {
    this.ends = [...this.ends, end]
  }
}

/** Of all nodes at which nothing ends. */
const noEnds: readonly never[] = []
