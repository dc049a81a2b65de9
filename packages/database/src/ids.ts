import { createHash } from 'node:crypto'
import { uuidv7 } from 'uuidv7'

/** A new UUID v7. It identifies; it does not order (order is a `position` column). */
export function newId(): string {
  return uuidv7()
}

/** When `newId` made an id. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

/**
 * The id that these parts always give, a UUID v8 (RFC 9562): whoever repeats a call that broke off
 * makes the same thing of it. Parts are parted by line breaks, so free text comes last.
 */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${'89ab'[parseInt(hex.slice(16, 17), 16) % 4]}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
