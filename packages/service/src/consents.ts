import type { Bus } from '@lumen/bus/connect'
import { privacyRequests } from '@lumen/contracts/auth/bus'
import type { Logger } from '@lumen/runtime/logger'

/**
 * Whether a user allows that what they tell is processed beyond answering it here: that things are
 * remembered and analysed, and that a provider outside gets to read any of it. Where auth does not
 * answer, the answer is no.
 */
export type MayProcess = (userId: string) => Promise<boolean>

const consentTo =
  (consent: 'dataProcessing' | 'remembering') =>
  (bus: Pick<Bus, 'request'>, log: Logger): MayProcess =>
  async (userId) => {
    try {
      return (await bus.request(privacyRequests, 'auth.read-consents', { userId }))[consent]
    } catch (error) {
      log.warn({ err: error, userId }, 'consent is not known; nothing is processed')
      return false
    }
  }

/** Asks auth each time: who withdraws a consent is heard at once. */
export const processingConsent = consentTo('dataProcessing')

/** The same, whether things are remembered here, by rules of ours: what a guest allows, too. */
export const rememberingConsent = consentTo('remembering')
