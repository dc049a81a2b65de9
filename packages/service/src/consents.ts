import { BusError } from '@lumen/bus/bus-error'
import type { Bus } from '@lumen/bus/connect'
import { privacyRequests } from '@lumen/contracts/auth/bus'
import type { Logger } from '@lumen/runtime/logger'

/**
 * Whether a user allows that what they tell is processed beyond answering it here: that things are
 * remembered and analysed, and that a provider outside gets to read any of it.
 */
export type MayProcess = (userId: string) => Promise<boolean>

const ask = (bus: Pick<Bus, 'request'>, userId: string) =>
  bus.request(privacyRequests, 'auth.read-consents', { userId })

/**
 * Asks auth each time: who withdraws a consent is heard at once. Where auth does not answer, the answer
 * is no.
 */
export const processingConsent =
  (bus: Pick<Bus, 'request'>, log: Logger): MayProcess =>
  async (userId) => {
    try {
      return (await ask(bus, userId)).dataProcessing
    } catch (error) {
      log.warn({ err: error, userId }, 'consent is not known; nothing is processed')
      return false
    }
  }

/**
 * The same for work that can wait, and whether things are remembered here, by rules of ours, which a guest
 * allows as well. That auth is away is no answer, or what was said meanwhile would be forgotten for good:
 * it is asked again later.
 * @throws BusError `unavailable` while auth does not answer
 */
export const awaitedConsent =
  (bus: Pick<Bus, 'request'>, kind: 'dataProcessing' | 'remembering'): MayProcess =>
  async (userId) => {
    try {
      return (await ask(bus, userId))[kind]
    } catch (cause) {
      if (!(cause instanceof BusError) || cause.code !== 'timeout') throw cause
      throw new BusError('unavailable', 'What its user consents to is not known', { cause })
    }
  }
