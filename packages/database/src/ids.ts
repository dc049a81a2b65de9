import { uuidv7 } from 'uuidv7'

/** A new UUID v7. It identifies; it does not order (order is a `position` column). */
export function newId(): string {
  return uuidv7()
}
