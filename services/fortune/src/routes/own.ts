import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'

/** A user’s own birth and readings: nobody else sees them. */
export function own(caller: Caller, userId: string): string {
  if (caller.userId !== userId)
    throw new AppError('forbidden', 'This is the chart of somebody else')
  return userId
}
