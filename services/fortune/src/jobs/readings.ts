import type { FortuneContext } from '../context.ts'
import { removeOldOpenings } from '../store/openings.ts'
import { removeOldReadings } from '../store/readings.ts'

/** A reading of a day is asked for until that day is over everywhere. */
const keptDays = 3

export const readingJobs = ({ db, clock, log }: FortuneContext) => ({
  'fortune.remove-old-readings': async () => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
    log.info({ removed: await removeOldReadings(db, before) }, 'removed old readings')
    await removeOldOpenings(db, before)
  },
})
