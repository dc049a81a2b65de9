import { createHash } from 'node:crypto'
import { subjects } from '@lumen/contracts/bus'
import { flagRequests } from '@lumen/contracts/flags/bus'
import { featureFlags, type FlagKey } from '@lumen/contracts/flags/flags'
import type { FlagState } from '@lumen/contracts/flags/schema'
import { AppError } from '@lumen/http/app-error'
import { follow } from './follow.ts'
import type { OpenedProcess, Opening } from './open-process.ts'

/** What is switched on, as administrators last said. */
export type Flags = {
  /** @param accountId whose share is meant; a flag that is on for a share is off for nobody in particular */
  isOn(key: FlagKey, accountId?: string): boolean
  /** @throws AppError `switched_off` */
  require(key: FlagKey, accountId?: string): void
}

/**
 * Whether a flag is on for an account. Each flag draws its own share of the accounts, always the same
 * ones: a larger share holds the smaller one.
 */
export function isFlagOn(percents: FlagState['percents'], key: FlagKey, accountId?: string) {
  const percent = percents[key] ?? (featureFlags[key].default ? 100 : 0)
  if (percent === 0 || percent === 100) return percent === 100
  if (accountId === undefined) return false
  const drawn = createHash('sha256').update(`${key}:${accountId}`).digest().readUInt32BE()
  return drawn % 100 < percent
}

/** Follows what administrators switch until everything is closed; until it is heard, defaults hold. */
export async function openFlags({ context, closer }: Opening<OpenedProcess>): Promise<Flags> {
  const { bus, log } = context
  const state = await follow<FlagState>({
    bus,
    log,
    closer,
    name: 'flags',
    subject: subjects.flagsChanged,
    ask: (options) => bus.request(flagRequests, 'admin.read-flags', {}, options),
    first: { revision: -1, percents: {} },
    heard({ percents, revision }, isNew) {
      if (isNew) log.info({ revision, percents }, 'feature flags')
    },
  })
  const isOn: Flags['isOn'] = (key, accountId) => isFlagOn(state().percents, key, accountId)
  return {
    isOn,
    require(key, accountId) {
      if (!isOn(key, accountId))
        throw new AppError('switched_off', 'This is not offered at the moment')
    },
  }
}
