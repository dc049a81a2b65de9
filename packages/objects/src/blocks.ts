/** Bytes regrouped into blocks of one size; the last one may be shorter. */
export async function* blocksOf(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    let rest = chunk
    while (length + rest.length >= size) {
      const taken = size - length
      yield Buffer.concat([...held, rest.subarray(0, taken)], size)
      rest = rest.subarray(taken)
      held = []
      length = 0
    }
    if (rest.length > 0) {
      held.push(rest)
      length += rest.length
    }
  }
  if (length > 0) yield Buffer.concat(held, length)
}
