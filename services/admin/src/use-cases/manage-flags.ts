import { subjects } from '@lumen/contracts/bus'
import { featureFlags, flagKeys, isFlagKey, type FlagKey } from '@lumen/contracts/flags/flags'
import type { Flags, FlagSetting, FlagState } from '@lumen/contracts/flags/schema'
import { AppError } from '@lumen/http/app-error'
import { isFlagOn } from '@lumen/service/flags'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'
import { listFlags, lockFlags, saveFlag } from '../store/feature-flags.ts'

/** What services follow. Rows of flags that this version does not know are left out. */
export async function readFlagState({ db }: AdminContext): Promise<FlagState> {
  const rows = await listFlags(db)
  return {
    revision: Math.max(0, ...rows.map(({ revision }) => revision)),
    percents: Object.fromEntries(
      rows.flatMap(({ key, percent }) =>
        percent === null || !isFlagKey(key) ? [] : [[key, percent]],
      ),
    ),
  }
}

/** Each flag as it stands for an account, or for a visitor. */
export async function flagsFor(context: AdminContext, accountId?: string): Promise<Flags> {
  const { percents } = await readFlagState(context)
  return Object.fromEntries(
    flagKeys.map((key) => [key, isFlagOn(percents, key, accountId)]),
  ) as Flags
}

/** Every flag there is, with what was set. */
export async function listFlagSettings({ db }: AdminContext): Promise<FlagSetting[]> {
  const rows = await listFlags(db)
  return flagKeys.map((key) => {
    const row = rows.find((each) => each.key === key)
    return {
      key,
      ...featureFlags[key],
      percent: row?.percent ?? null,
      revision: row?.revision ?? 0,
      changedAt: row?.changed_at.toISOString() ?? null,
    }
  })
}

type Change = { percent: number | null; revision: number; reason: string }

/**
 * Sets a flag and tells every process and page.
 * @throws AppError `not_found`; `conflict` when it was changed since it was read; `invalid_input` for a
 *   share of a flag that is on for everybody or nobody
 */
export async function setFlag(
  context: AdminContext,
  actor: string,
  key: string,
  { percent, revision, reason }: Change,
): Promise<FlagSetting> {
  if (!isFlagKey(key)) throw new AppError('not_found', 'There is no such flag')
  if (!featureFlags[key].perAccount && percent !== null && percent % 100 !== 0)
    throw new AppError('invalid_input', 'It is on for everybody or for nobody', {
      details: [{ path: 'percent', message: 'must be 0 or 100' }],
    })
  const { db, bus, clock, log } = context
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    await lockFlags(tx)
    const rows = await listFlags(tx)
    if ((rows.find((row) => row.key === key)?.revision ?? 0) !== revision)
      throw new AppError('conflict', 'Somebody changed it meanwhile; look at it again')
    const next = Math.max(0, ...rows.map((row) => row.revision)) + 1
    await saveFlag(tx, key, { percent, revision: next, changedAt: at })
    await writeDown(tx, {
      at,
      actor,
      action: 'set-flag',
      subject: null,
      reason: deed(key, percent, reason),
    })
  })
  bus.broadcast(subjects.flagsChanged, await readFlagState(context))
  log.info({ key, percent, actor }, 'a feature flag was set')
  return (await listFlagSettings(context)).find((each) => each.key === key)!
}

/** What was set, as the log keeps it beside the reason. */
const deed = (key: FlagKey, percent: number | null, reason: string): string =>
  `${key} = ${percent === null ? 'default' : `${percent} %`} · ${reason}`
