/**
 * A vector of length 1 in one byte a number, for angles: what is lost is a hundredth of a cosine.
 * Packed as text, because that is what is sealed.
 */
export function packVector(vector: Float32Array): string {
  let most = 0
  for (const value of vector) most = Math.max(most, Math.abs(value))
  const packed = Int8Array.from(vector, (value) =>
    most === 0 ? 0 : Math.round((value / most) * 127),
  )
  return Buffer.from(packed.buffer).toString('base64')
}

/** A vector as it is kept in memory. */
export type Vector = { readonly values: Int8Array; readonly norm: number }

export function unpackVector(text: string): Vector {
  const bytes = Buffer.from(text, 'base64')
  const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).slice()
  return { values, norm: normOf(values) }
}

export function normOf(values: ArrayLike<number>): number {
  let squares = 0
  for (let at = 0; at < values.length; at += 1) squares += (values[at] ?? 0) ** 2
  return Math.sqrt(squares)
}

/** Cosine of the angle between two vectors; 0 when one is nothing or they differ in length. */
export function cosine(a: Float32Array, normA: number, { values, norm }: Vector): number {
  if (a.length !== values.length || normA === 0 || norm === 0) return 0
  let product = 0
  for (let at = 0; at < a.length; at += 1) product += (a[at] ?? 0) * (values[at] ?? 0)
  return product / (normA * norm)
}
