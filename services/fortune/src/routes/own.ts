import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'

const refused = () => new AppError('forbidden', 'This is the chart of somebody else')

/** A user’s own birth and readings: only they change them. */
export function own(caller: Caller, userId: string): string {
  if (caller.userId !== userId) throw refused()
  return userId
}

/** A user’s own birth and readings; an administrator may look at them. */
export function visible(caller: Caller, userId: string): string {
  if (caller.userId !== userId && caller.role !== 'admin') throw refused()
  return userId
}
