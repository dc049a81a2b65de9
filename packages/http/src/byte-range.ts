/** First and last byte, both included, counted from 0. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * What a Range header asks of a file of this size: the one part, `unsatisfiable` when it lies
 * outside, or null for all of it. Several parts, other units and malformed headers ask for all.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    if (last === '') return null
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

/** Whether a list of entity tags (If-None-Match) names this one; weak ones count as well. */
export const namesTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
