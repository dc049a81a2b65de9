import type { Play } from '@lumen/contracts/chat/play-schema'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { hasCompanion } from '../store/companions.ts'
import { findOpenPlay, findPlay, setObjectives, type StoredPlay } from '../store/plays.ts'
import { noSuchCompanion } from './read-companions.ts'

export const noSuchPlay = () => new AppError('not_found', 'There is no such play')

/** A play as clients see it. */
export const presentPlay = (play: StoredPlay): Play => ({
  id: play.id,
  companionId: play.companionId,
  scenarioId: play.scenarioId,
  title: play.title,
  category: play.category,
  objectives: play.objectives.map((text, place) => ({ text, met: play.met.includes(place) })),
  begunAt: play.begunAt.toISOString(),
})

/** What is being played with a companion; null: nothing. @throws `not_found` for an unknown companion */
export async function readPlay(
  { db, sealer }: ChatContext,
  userId: string,
  companionId: string,
): Promise<Play | null> {
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const play = await findOpenPlay(db, await sealer.open(db, userId), companionId)
  return play === null ? null : presentPlay(play)
}

/**
 * Ticks an objective of an open play, or takes its tick back.
 * @throws `not_found` for an unknown or ended play, `invalid_input` for an objective that it has not
 */
export async function tickObjective(
  { db, sealer }: ChatContext,
  userId: string,
  playId: string,
  { objective, met }: { objective: number; met: boolean },
): Promise<Play> {
  const box = await sealer.open(db, userId)
  const play = await findPlay(db, box, userId, playId)
  if (play === null) throw noSuchPlay()
  if (objective >= play.objectives.length)
    throw new AppError('invalid_input', 'The play has no such objective', {
      details: [{ path: 'objective', message: `between 0 and ${play.objectives.length - 1}` }],
    })
  if (!(await setObjectives(db, { id: playId }, [objective], met))) throw noSuchPlay()
  const changed = await findPlay(db, box, userId, playId)
  if (changed === null) throw noSuchPlay()
  return presentPlay(changed)
}
