import type { Language } from '@lumen/contracts/languages'
import { AppError } from '@lumen/http/app-error'
import { knownTimeZone, localDay } from '@lumen/runtime/local-day'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { findTimeZone } from '../store/birth-profiles.ts'

/** Days that readings are made for. */
const days = { from: '1900-01-01', to: '2100-12-31' }

/**
 * Who asks, in which language, on which day of theirs. A request that tells no zone is read in the
 * one that was last known.
 * @throws AppError `invalid_input` for a day beyond the range
 */
export async function askerOf(
  { db, clock }: Pick<FortuneContext, 'db' | 'clock'>,
  caller: { userId: string; language: Language },
  asked: { timeZone?: string | undefined; date?: string | undefined },
): Promise<Asker> {
  const told = asked.timeZone ?? (await findTimeZone(db, caller.userId)) ?? undefined
  const timeZone = told === undefined ? null : knownTimeZone(told)
  const date = asked.date ?? localDay(clock.now(), timeZone ?? 'UTC')
  if (date < days.from || date > days.to)
    throw new AppError('invalid_input', `Days are read from ${days.from} to ${days.to}`, {
      details: [{ path: 'date', message: `must lie between ${days.from} and ${days.to}` }],
    })
  return { language: caller.language, date, timeZone }
}
