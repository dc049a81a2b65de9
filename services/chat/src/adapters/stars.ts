import { BusError } from '@lumen/bus/bus-error'
import type { Bus } from '@lumen/bus/connect'
import type { CompanionBirth, CompanionBirthInput } from '@lumen/contracts/chat/birth'
import { fortuneRequests } from '@lumen/contracts/fortune/bus'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'

/**
 * What a birth comes to. Rejects with an `AppError` that says what is wrong with it, or what has to be
 * chosen, and while service fortune is away.
 */
export type StarsPort = (
  asker: Pick<Caller, 'userId' | 'language'>,
  birth: CompanionBirthInput,
) => Promise<CompanionBirth>

export const starsFromFortune =
  (bus: Bus): StarsPort =>
  async ({ userId, language }, { timeZone = null, ...birth }) => {
    try {
      const asked = { userId, birth, language, timeZone }
      const { birth: data, stars } = await bus.request(fortuneRequests, 'fortune.stars', asked)
      return { data, stars }
    } catch (cause) {
      if (!(cause instanceof BusError) || cause.appCode === undefined) throw cause
      const { appCode, message, details } = cause
      throw new AppError(appCode, message, { cause, ...(details !== undefined && { details }) })
    }
  }
