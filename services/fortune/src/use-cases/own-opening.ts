import { fortuneEvents } from '@lumen/contracts/fortune/bus'
import { appendEvent } from '@lumen/database/outbox'
import type { FortuneContext } from '../context.ts'
import { insertOpening, type Opening } from '../store/openings.ts'
import { localDay } from '@lumen/runtime/local-day'
import type { Asker } from '../compute/tools.ts'

const events = {
  western: 'fortune.western-opened',
  eastern: 'fortune.eastern-opened',
} as const

/**
 * A chart that was made for somebody, and the note that they looked at one of theirs: the first of
 * a day is told to other services. Nothing is noted of a chart that was refused, and a note that
 * fails takes no chart from anybody.
 */
export async function ownOpening<T>(
  context: FortuneContext,
  kind: Opening['kind'],
  { userId, asker }: { userId: string; asker: Asker },
  made: Promise<T>,
): Promise<T> {
  const chart = await made
  const { db, clock, log, eventsCommitted } = context
  const at = clock.now()
  const day = localDay(at, asker.timeZone ?? 'UTC')
  try {
    const first = await db.transaction().execute(async (tx) => {
      const noted = await insertOpening(tx, { userId, kind, day, at })
      if (noted) await appendEvent(tx, fortuneEvents, events[kind], { userId })
      return noted
    })
    if (first) eventsCommitted()
  } catch (error) {
    log.error({ err: error, kind }, 'the opening of a chart was not noted')
  }
  return chart
}
