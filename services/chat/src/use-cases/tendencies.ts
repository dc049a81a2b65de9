import { BusError } from '@lumen/bus/bus-error'
import { tendencies, type Tendencies } from '@lumen/contracts/chat/tendencies'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import { wallClock } from '../domain/contact.ts'
import { scoresNow, startOf } from '../domain/tendencies/start.ts'
import { findCompanion, hasCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { readPersona } from '../store/personas.ts'
import type { ChatTables } from '../store/tables.ts'
import {
  findTendencyState,
  insertStep,
  listSteps,
  setTakenBack,
  writeTendencyState,
  type TendencyState,
} from '../store/tendencies.ts'
import { moveTendencies } from './move-tendencies.ts'
import { noSuchCompanion } from './read-companions.ts'

type Owner = { userId: string; companionId: string; language: Language }

/**
 * How a companion’s manner has moved; days that nobody has looked back on yet are looked back on first.
 * Errors: `not_found`.
 */
export async function readTendencies(context: ChatContext, owner: Owner): Promise<Tendencies> {
  const { userId, companionId, language } = owner
  if (!(await hasCompanion(context.db, userId, companionId))) throw noSuchCompanion()
  const lookBack = { userId, companionId, language, timeZone: null }
  await moveTendencies(context, lookBack).catch((error: unknown) => {
    if (!(error instanceof BusError)) throw error
    context.log.warn({ err: error, companionId }, 'a talk is looked back on later')
  })
  return present(context, owner)
}

async function present(
  { db, sealer }: ChatContext,
  { userId, companionId, language }: Owner,
): Promise<Tendencies> {
  const box = await sealer.open(db, userId)
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null) throw noSuchCompanion()
  const { personality } = companion
  const { speakingStyle } = await readPersona(db, box, companionId)
  const { locked, drift } = await findTendencyState(db, box, companionId)
  const start = startOf({ personality, speakingStyle }, language)
  const now = scoresNow(start, drift)
  const steps = await listSteps(db, box, companionId)
  return {
    locked,
    now: tendencies.map((tendency) => ({
      tendency,
      start: start[tendency],
      value: now[tendency],
    })),
    steps: steps.toReversed().map(({ id, day, moved, takenBack, madeAt }) => ({
      id,
      day,
      moved,
      takenBack,
      madeAt: madeAt.toISOString(),
    })),
  }
}

/** Lets nothing move by itself, or lets it again: what was said meanwhile never counts. Errors: `not_found`. */
export const lockTendencies = (
  context: ChatContext,
  owner: Owner,
  locked: boolean,
): Promise<Tendencies> =>
  change(context, owner, async ({ state }) =>
    state.locked === locked
      ? state
      : { ...state, locked, countsFrom: locked ? state.countsFrom : context.clock.now() },
  )

/** Sets a manner back to how it began, by a step; nothing where it is there. Errors: `not_found`. */
export const resetTendencies = (context: ChatContext, owner: Owner): Promise<Tendencies> =>
  change(context, owner, async ({ tx, box, state }) => {
    if (Object.values(state.drift).every((moved) => moved === 0)) return state
    const madeAt = context.clock.now()
    const { date: day } = wallClock(madeAt, state.timeZone)
    await insertStep(tx, box, owner, { moved: null, evidence: [], day, madeAt })
    return { ...state, countsFrom: madeAt }
  })

/** Takes a step back, or lets it count again; repeated, nothing changes. Errors: `not_found`. */
export const takeStepBack = (
  context: ChatContext,
  owner: Owner,
  stepId: string,
  takenBack: boolean,
): Promise<Tendencies> =>
  change(context, owner, async ({ tx, state }) => {
    if (await setTakenBack(tx, owner.companionId, stepId, takenBack)) return state
    throw new AppError('not_found', 'There is no such step')
  })

async function change(
  context: ChatContext,
  owner: Owner,
  work: (at: {
    tx: Transaction<ChatTables>
    box: Box
    state: TendencyState
  }) => Promise<TendencyState>,
): Promise<Tendencies> {
  const { db, sealer } = context
  const { userId, companionId } = owner
  const box = await sealer.open(db, userId)
  await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    const state = await findTendencyState(tx, box, companionId)
    await writeTendencyState(tx, box, owner, await work({ tx, box, state }))
  })
  return present(context, owner)
}
