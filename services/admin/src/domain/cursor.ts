import { AppError } from '@lumen/http/app-error'

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isId = (text: string): boolean => id.test(text)

/** Where a page begins: behind the row of this id; null: at the first. @throws AppError `invalid_input` */
export function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  if (!isId(cursor)) throw new AppError('invalid_input', 'This is no place in the list')
  return cursor
}
