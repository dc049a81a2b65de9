import type { Play, SheetEntry } from '@lumen/contracts/chat/play-schema'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { everIn, presentIn } from '../domain/plays/cast.ts'
import { hasDice } from '../domain/plays/play.ts'
import { keepsSheet, withNotes } from '../domain/plays/sheet.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { findOpenPlay, findPlay, setObjectives, setSheet, type StoredPlay } from '../store/plays.ts'
import { noSuchCompanion } from './read-companions.ts'
import { unaskedModel } from './write-unasked.ts'

export const noSuchPlay = () => new AppError('not_found', 'There is no such play')

/** A play as clients see it: its choices only while nobody but a script answers. */
export async function presentPlay(
  context: ChatContext,
  companion: StoredCompanion,
  { script, ...play }: StoredPlay,
): Promise<Play> {
  const offers = script !== null && (await unaskedModel(context, play.userId, companion)) === null
  return {
    id: play.id,
    companionId: play.companionId,
    scenarioId: play.scenarioId,
    title: play.title,
    category: play.category,
    objectives: play.objectives.map((text, place) => ({ text, met: play.met.includes(place) })),
    dice: hasDice(play),
    sheet: keepsSheet(play) ? [...play.sheet] : null,
    script: offers ? { step: script.step, choices: [...script.choices] } : null,
    cast: everIn(play).map((id) => ({ companionId: id, here: presentIn(play).includes(id) })),
    begunAt: play.begunAt.toISOString(),
  }
}

async function ownCompanion(
  { db }: ChatContext,
  box: Box,
  userId: string,
  companionId: string,
): Promise<StoredCompanion> {
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
  return companion
}

/** What is being played with a companion; null: nothing. @throws `not_found` for an unknown companion */
export async function readPlay(
  context: ChatContext,
  userId: string,
  companionId: string,
): Promise<Play | null> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const companion = await ownCompanion(context, box, userId, companionId)
  const play = await findOpenPlay(db, box, companionId)
  return play === null ? null : presentPlay(context, companion, play)
}

/**
 * Ticks an objective of an open play, or takes its tick back.
 * @throws `not_found` for an unknown or ended play, `invalid_input` for an objective that it has not
 */
export async function tickObjective(
  context: ChatContext,
  userId: string,
  playId: string,
  { objective, met }: { objective: number; met: boolean },
): Promise<Play> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const play = await findPlay(db, box, userId, playId)
  if (play === null) throw noSuchPlay()
  if (objective >= play.objectives.length)
    throw new AppError('invalid_input', 'The play has no such objective', {
      details: [{ path: 'objective', message: `between 0 and ${play.objectives.length - 1}` }],
    })
  if (!(await setObjectives(db, { id: playId }, [objective], met))) throw noSuchPlay()
  return tellChanged(context, box, userId, playId)
}

/**
 * Writes by hand how things stand in an open play; of a name that stands twice the last value counts.
 * @throws `not_found` for an unknown or ended play, `invalid_input` for one that keeps no sheet
 */
export async function writeSheet(
  context: ChatContext,
  userId: string,
  playId: string,
  sheet: readonly SheetEntry[],
): Promise<Play> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const play = await findPlay(db, box, userId, playId)
  if (play === null || play.endedAt !== null) throw noSuchPlay()
  if (!keepsSheet(play)) throw new AppError('invalid_input', 'This play keeps no sheet')
  const trimmed = sheet.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
  if (!(await setSheet(db, box, playId, withNotes([], trimmed)))) throw noSuchPlay()
  return tellChanged(context, box, userId, playId)
}

/** The play as it is now, of which the user’s other devices are told. */
async function tellChanged(
  context: ChatContext,
  box: Box,
  userId: string,
  playId: string,
): Promise<Play> {
  const changed = await findPlay(context.db, box, userId, playId)
  if (changed === null) throw noSuchPlay()
  context.tellUser(userId, { kind: 'play-changed', companionId: changed.companionId })
  return presentPlay(
    context,
    await ownCompanion(context, box, userId, changed.companionId),
    changed,
  )
}
