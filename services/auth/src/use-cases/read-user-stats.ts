import { BusError } from '@lumen/bus/bus-error'
import type { UserStats } from '@lumen/contracts/auth/schema'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { memoryFigureRequests } from '@lumen/contracts/memory/figures'
import type { AuthContext } from '../context.ts'
import { knownTimeZone, startOfLocalDay } from '@lumen/runtime/local-day'
import { countFeatures, listFeatures } from '../store/feature-uses.ts'

const deadlineMs = 300

/** A user’s figures, each from the service that knows it; null where that one does not answer. */
export async function readUserStats(
  { mayBeOld, bus, clock, log }: AuthContext,
  userId: string,
  askedTimeZone: string | undefined,
): Promise<UserStats> {
  const timeZone = knownTimeZone(askedTimeZone)
  const dayStart = startOfLocalDay(clock.now(), timeZone)
  const orNull = async <T>(part: string, answer: Promise<T>): Promise<T | null> => {
    try {
      return await answer
    } catch (error) {
      const away = error instanceof BusError && error.code === 'unavailable'
      log[away ? 'debug' : 'warn']({ err: error, part }, 'a part of the user’s figures is missing')
      return null
    }
  }
  const options = { timeoutMs: deadlineMs }
  const [chat, memory, todayFeatures, usedFeatures] = await Promise.all([
    orNull(
      'chat',
      bus.request(
        chatRequests,
        'chat.user-stats',
        { userId, timeZone, dayStart: dayStart.toISOString() },
        options,
      ),
    ),
    orNull(
      'memory',
      bus.request(memoryFigureRequests, 'memory.count-crystals', { userId }, options),
    ),
    countFeatures(mayBeOld, userId, dayStart),
    listFeatures(mayBeOld, userId),
  ])
  return {
    totalMessages: chat?.totalMessages ?? null,
    totalConversations: chat?.totalConversations ?? null,
    memoryCrystals: memory?.count ?? null,
    daysActive: chat === null ? null : Math.max(1, chat.daysActive),
    todayConversations: chat?.todayConversations ?? null,
    todayFeatures,
    usedFeatures,
  }
}
