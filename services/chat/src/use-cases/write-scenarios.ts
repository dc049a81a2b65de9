import type { NewScenario, Scenario, ScenarioChange } from '@lumen/contracts/chat/scenario-schema'
import { scenarioLimits } from '@lumen/contracts/chat/scenario-choices'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { ChatContext } from '../context.ts'
import {
  changeScenario,
  createScenario,
  wordsOfScenario,
  type WrittenScenario,
} from '../domain/scenarios/written-scenario.ts'
import { hasCompanion } from '../store/companions.ts'
import { noteUse, setRating } from '../store/scenario-figures.ts'
import {
  deleteScenario,
  insertScenario,
  lockOwnScenario,
  setShared,
  updateScenario,
  withheldAmong,
  type StoredScenario,
} from '../store/scenarios.ts'
import { holdWordsToPolicy } from './hold-to-policy.ts'
import { findScenario, isRowId, noSuchScenario, presentOwnScenario } from './read-scenarios.ts'
import { noSuchCompanion } from './read-companions.ts'

/**
 * Keeps a scenario of the user’s own; made of another one, it counts as a use of that.
 * @throws AppError `prompt_refused`, `not_found` for a source or companion that there is not, `conflict`
 * when there are as many as one may have
 */
export async function writeScenario(
  context: ChatContext,
  caller: Caller,
  input: NewScenario,
  signal: AbortSignal,
): Promise<Scenario> {
  const { db, sealer, clock } = context
  const { userId, language } = caller
  const source =
    input.madeOf === undefined ? null : await findScenario(context, caller, input.madeOf)
  const written = createScenario(input, language)
  await checkCompanions(context, userId, written.participants)
  await holdToPolicy(context, caller, written, signal)
  const scenario = { id: newId(), userId, createdAt: clock.now(), written }
  const box = await sealer.open(db, userId)
  const kept = await db.transaction().execute(async (tx) => {
    if (!(await insertScenario(tx, box, scenario, scenarioLimits.perUser))) return false
    if (source !== null && source.origin !== 'own') await noteUse(tx, userId, source.id)
    return true
  })
  if (!kept)
    throw new AppError(
      'conflict',
      `You have ${scenarioLimits.perUser} scenarios, which is the most an account can have`,
    )
  const { id, createdAt } = scenario
  return presentOwnScenario(context, {
    ...written,
    id,
    userId,
    createdAt,
    version: 1,
    sharedAt: null,
  })
}

/** Changes what is given and leaves the rest. @throws as `writeScenario` does */
export async function editScenario(
  context: ChatContext,
  caller: Caller,
  id: string,
  change: ScenarioChange,
  signal: AbortSignal,
): Promise<Scenario> {
  await checkCompanions(context, caller.userId, change.participants ?? [])
  const changed = await ownScenario(context, caller.userId, id)
  await holdToPolicy(context, caller, changeScenario(changed, change), signal, changed.sharedAt)
  const stored = await changeOwn(context, caller.userId, id, async (tx, box, before) => {
    // It was shared while its new words were looked at as nobody else's.
    if (before.sharedAt !== null && changed.sharedAt === null)
      throw new AppError('conflict', 'It was shared meanwhile; save it again')
    const {
      id: _id,
      userId: _user,
      version: _version,
      sharedAt: _at,
      createdAt: _since,
      ...written
    } = before
    return updateScenario(tx, box, before, changeScenario(written, change))
  })
  return presentOwnScenario(context, stored)
}

/**
 * Offers a scenario to everybody, or no longer. Its words are held to the policy for readers of any age.
 * @throws AppError `not_found`, `prompt_refused`, `forbidden` for one that moderation took back
 */
export async function shareScenario(
  context: ChatContext,
  caller: Caller,
  id: string,
  shared: boolean,
  signal: AbortSignal,
): Promise<Scenario> {
  const { db, clock } = context
  const known = await ownScenario(context, caller.userId, id)
  if (shared) {
    if ((await withheldAmong(db, [id])).has(id))
      throw new AppError('forbidden', 'It was removed by moderation and cannot be shared')
    await holdToPolicy(context, caller, known, signal, clock.now())
  }
  const stored = await changeOwn(context, caller.userId, id, async (tx, _box, before) => {
    if (shared && before.version !== known.version)
      throw new AppError('conflict', 'It was changed meanwhile; share it again')
    const sharedAt = shared ? (before.sharedAt ?? clock.now()) : null
    await setShared(tx, id, sharedAt)
    return { ...before, sharedAt }
  })
  return presentOwnScenario(context, stored)
}

/** @throws AppError `not_found` */
export async function removeScenario(
  { db }: Pick<ChatContext, 'db'>,
  userId: string,
  id: string,
): Promise<void> {
  const gone =
    isRowId(id) && (await db.transaction().execute((tx) => deleteScenario(tx, userId, id)))
  if (!gone) throw noSuchScenario()
}

/** Rates a scenario; null takes it back. @throws AppError `not_found`, `forbidden` for one’s own */
export async function rateScenario(
  context: ChatContext,
  caller: Caller,
  id: string,
  stars: number | null,
): Promise<Scenario> {
  const scenario = await findScenario(context, caller, id)
  if (scenario.origin === 'own')
    throw new AppError('forbidden', 'A scenario of your own is rated by others')
  await setRating(context.db, { userId: caller.userId, scenarioId: id, stars })
  return findScenario(context, caller, id)
}

const holdToPolicy = (
  context: ChatContext,
  caller: Caller,
  written: WrittenScenario,
  signal: AbortSignal,
  sharedAt: Date | null = null,
) => {
  // What everybody may read is held to the strictest band.
  const ageBand = sharedAt === null ? caller.ageBand : ('unknown' as const)
  const words = { what: 'scenario', text: wordsOfScenario(written) } as const
  return holdWordsToPolicy(context, { ...caller, ageBand }, words, signal)
}

async function checkCompanions(
  { db }: ChatContext,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) if (!(await hasCompanion(db, userId, id))) throw noSuchCompanion()
}

type Change = (
  tx: Parameters<typeof lockOwnScenario>[0],
  box: Parameters<typeof lockOwnScenario>[1],
  before: StoredScenario,
) => Promise<StoredScenario>

async function changeOwn(
  { db, sealer }: ChatContext,
  userId: string,
  id: string,
  change: Change,
): Promise<StoredScenario> {
  if (!isRowId(id)) throw noSuchScenario()
  const box = await sealer.open(db, userId)
  return db.transaction().execute(async (tx) => {
    const before = await lockOwnScenario(tx, box, userId, id)
    if (before === null) throw noSuchScenario()
    return change(tx, box, before)
  })
}

const ownScenario = (context: ChatContext, userId: string, id: string) =>
  changeOwn(context, userId, id, (_tx, _box, before) => Promise.resolve(before))
