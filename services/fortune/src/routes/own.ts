import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'

const refused = () => new AppError('forbidden', 'This is the chart of somebody else')

/** A user’s own birth and readings: only they see and change them, administrators neither. */
export function own(caller: Caller, userId: string): string {
  if (caller.userId !== userId) throw refused()
  return userId
}
