const bytesPerTerm = 5

/** Hashed tokens with their counts: 4 bytes of hash (signed, big endian) and 1 of count (to 255) each. */
export function packTerms(terms: Iterable<readonly [hash: number, count: number]>): Buffer {
  const list = [...terms]
  const packed = Buffer.allocUnsafe(list.length * bytesPerTerm)
  for (const [index, [hash, count]] of list.entries()) {
    packed.writeInt32BE(hash, index * bytesPerTerm)
    packed[index * bytesPerTerm + 4] = Math.min(count, 255)
  }
  return packed
}

/** Calls `each` for every token. */
export function unpackTerms(packed: Buffer, each: (hash: number, count: number) => void): void {
  for (let at = 0; at + bytesPerTerm <= packed.length; at += bytesPerTerm)
    each(packed.readInt32BE(at), packed[at + 4] ?? 0)
}
