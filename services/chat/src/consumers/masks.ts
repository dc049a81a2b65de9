import type { Listening } from '@lumen/bus/broadcasts'
import { subjects } from '@lumen/contracts/bus'
import type { ChatContext } from '../context.ts'
import { eraseSummaries } from '../store/talk-summaries.ts'
import { readMasks } from '../use-cases/read-masks.ts'

/** Hears that a user has forgotten something, so that it is hidden even when memory is away later. */
export const followMasks = (context: ChatContext): Listening =>
  context.bus.listen(subjects.masksChanged, async (data) => {
    const { userId } = data as { userId: string }
    await eraseSummaries(context.db, userId)
    await readMasks(context, await context.sealer.open(context.db, userId), userId)
  })
