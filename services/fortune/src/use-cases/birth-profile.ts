import type { BirthData, BirthProfile, BirthStars } from '@lumen/contracts/fortune/birth'
import { AppError } from '@lumen/http/app-error'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import {
  deleteProfile,
  findProfile,
  type StoredProfile,
  upsertProfile,
} from '../store/birth-profiles.ts'

/** What is kept of a user’s birth; null when nothing is. */
export async function storedProfile(
  { db, sealer }: Pick<FortuneContext, 'db' | 'sealer'>,
  userId: string,
): Promise<StoredProfile | null> {
  return findProfile(db, await sealer.open(db, userId), userId)
}

/** @throws AppError `birth_profile_missing` */
export async function requiredProfile(
  context: Pick<FortuneContext, 'db' | 'sealer'>,
  userId: string,
): Promise<StoredProfile> {
  const profile = await storedProfile(context, userId)
  if (profile === null) throw new AppError('birth_profile_missing', 'No birth is kept of this user')
  return profile
}

/** The birth that was sent, or the own one and the profile it is of. @throws AppError `birth_profile_missing` */
export const givenOrOwn = async (
  context: Pick<FortuneContext, 'db' | 'sealer'>,
  userId: string,
  given: BirthData | null | undefined,
): Promise<{ data: BirthData; own: StoredProfile | null }> => {
  if (given) return { data: given, own: null }
  const own = await requiredProfile(context, userId)
  return { data: own.data, own }
}

export async function readProfile(
  context: FortuneContext,
  userId: string,
  asker: Asker,
): Promise<BirthProfile | null> {
  const stored = await storedProfile(context, userId)
  return stored === null ? null : presentProfile(context, stored, asker)
}

/**
 * Keeps a birth with the place that was found for it, so that it means the same tomorrow.
 * @throws AppError what is wrong with it, or what has to be chosen
 */
export async function saveProfile(
  context: FortuneContext,
  userId: string,
  sent: BirthData,
  asker: Asker,
): Promise<BirthProfile> {
  const { db, sealer, engine, clock } = context
  const { placeId } = await engine.run('profile', { data: sent, asker })
  const data = withPlace(sent, placeId)
  const box = await sealer.open(db, userId)
  const { timeZone } = asker
  const stored = await upsertProfile(db, box, { userId, data, timeZone, at: clock.now() })
  return presentProfile(context, stored, asker)
}

/** A birth that means the same tomorrow. */
function withPlace(sent: BirthData, placeId: string | null): BirthData {
  const birthLocation = sent.birthLocation?.trim() || null
  return { ...sent, birthLocation, ...(placeId !== null && { placeId }) }
}

/**
 * Of a birth that another service keeps: the same with the place that was found for it, and its stars.
 * @throws AppError what is wrong with it, or what has to be chosen
 */
export async function readStars(
  { engine }: Pick<FortuneContext, 'engine'>,
  sent: BirthData,
  asker: Asker,
): Promise<{ birth: BirthData; stars: BirthStars }> {
  const { placeId, stars } = await engine.run('stars', { data: sent, asker })
  return { birth: withPlace(sent, placeId), stars }
}

export const forgetProfile = ({ db }: FortuneContext, userId: string): Promise<void> =>
  db.transaction().execute((tx) => deleteProfile(tx, userId))

async function presentProfile(
  { engine }: FortuneContext,
  { data, updatedAt }: StoredProfile,
  asker: Asker,
): Promise<BirthProfile> {
  const { placeId, ...computed } = await engine.run('profile', { data, asker })
  return {
    birthDate: data.birthDate,
    birthTime: data.birthTime || null,
    birthLocation: data.birthLocation || null,
    gender: data.gender ?? null,
    timeUnknown: data.timeUnknown === true || !data.birthTime,
    houseSystem: data.houseSystem ?? null,
    zodiac: data.zodiac ?? null,
    orbs: data.orbs ?? null,
    dayChange: data.dayChange ?? null,
    axis: data.axis ?? null,
    utcOffset: data.utcOffset ?? null,
    disambiguation: data.disambiguation ?? null,
    placeId,
    ...computed,
    updatedAt: updatedAt.toISOString(),
  }
}
