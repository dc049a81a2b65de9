import type { Bus } from '@lumen/bus/connect'
import { billingRequests } from '@lumen/contracts/billing/bus'
import type { Logger } from '@lumen/runtime/logger'

/** How many companions a user's plan allows; null: any number. */
export type CompanionCeiling = (userId: string) => Promise<number | null>

/** Asks service billing. While it is away nobody is refused. */
export const ceilingFromBilling =
  (bus: Bus, log: Logger): CompanionCeiling =>
  async (userId) => {
    try {
      return (await bus.request(billingRequests, 'billing.read-account', { userId })).companions
    } catch (error) {
      log.warn({ err: error, userId }, 'billing does not answer; the plan is not looked at')
      return null
    }
  }
