/** Places that bear a name, as numbers of their lines, the most people first. */
export type Bearers = {
  readonly name: string
  /** Whose own name it is, or what readers of a language call them. */
  readonly called: readonly number[]
  /** Who are, or were, called so at times. */
  readonly rarely: readonly number[]
}

const numbers = (text = ''): number[] => (text === '' ? [] : text.split(',').map(Number))

/** A line `name TAB called;rarely`. */
function readLine(names: Buffer, start: number): Bearers & { readonly next: number } {
  const tab = names.indexOf(9, start)
  const end = names.indexOf(10, tab)
  const stop = end < 0 ? names.length : end
  const [called, rarely] = names.toString('utf8', tab + 1, stop).split(';')
  return {
    name: names.toString('utf8', start, tab),
    called: numbers(called),
    rarely: numbers(rarely),
    next: stop + 1,
  }
}

/** Start of the first line whose name is not before a text; lines are sorted by bytes. */
function seek(names: Buffer, wanted: Buffer): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = names.lastIndexOf(10, middle - 1) + 1
    const tab = names.indexOf(9, start)
    if (names.compare(wanted, 0, wanted.length, start, tab) < 0) low = names.indexOf(10, tab) + 1
    else high = start
  }
  return low
}

/** Who bears exactly this name. */
export function lookUp(names: Buffer, name: string): Bearers | undefined {
  const wanted = Buffer.from(name)
  const start = seek(names, wanted)
  const found =
    names.subarray(start, start + wanted.length).equals(wanted) &&
    names[start + wanted.length] === 9
  return found ? readLine(names, start) : undefined
}

/** The names that begin with a text, in their order. */
export function namesFrom(names: Buffer, text: string, limit: number): Bearers[] {
  const wanted = Buffer.from(text)
  const found: Bearers[] = []
  let start = seek(names, wanted)
  while (found.length < limit && start < names.length) {
    if (!names.subarray(start, start + wanted.length).equals(wanted)) break
    const line = readLine(names, start)
    found.push(line)
    start = line.next
  }
  return found
}
