/** Binary search in lines of `name TAB places`, sorted by bytes. */
export function lookUp(names: Buffer, name: string): string | undefined {
  const wanted = Buffer.from(name)
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = names.lastIndexOf(10, middle - 1) + 1
    const tab = names.indexOf(9, start)
    const order = Buffer.compare(names.subarray(start, tab), wanted)
    const end = names.indexOf(10, tab)
    if (order === 0) return names.toString('utf8', tab + 1, end)
    if (order < 0) low = end + 1
    else high = start
  }
  return undefined
}

/** Lists of places of the names that begin with a text, in the order of the names. */
export function namesFrom(names: Buffer, text: string, limit: number): string[] {
  const wanted = Buffer.from(text)
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = names.lastIndexOf(10, middle - 1) + 1
    const tab = names.indexOf(9, start)
    if (Buffer.compare(names.subarray(start, tab), wanted) < 0) low = names.indexOf(10, tab) + 1
    else high = start
  }
  const found: string[] = []
  let start = low
  while (found.length < limit && start < names.length) {
    if (!names.subarray(start, start + wanted.length).equals(wanted)) break
    const tab = names.indexOf(9, start)
    const end = names.indexOf(10, tab)
    const stop = end < 0 ? names.length : end
    found.push(names.toString('utf8', tab + 1, stop))
    start = stop + 1
  }
  return found
}
