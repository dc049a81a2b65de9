import { hasWords } from '@lumen/understanding/mask'
import type { MemoryContext } from '../context.ts'
import { localDay } from '../domain/ranking/dates.ts'
import { readBirthday } from '../domain/read-birthday.ts'
import { readSlotNames } from '../store/evidence.ts'
import { listKnown } from '../store/memory-lists.ts'
import { sureFrom } from './describe-user.ts'
import { maskMemories } from './mask-readings.ts'

const dayMs = 86_400_000
const considered = 300
/** For so many days one may ask how it went. */
const askedFor = 3

export type FoundOccasions = {
  plans: { id: string; text: string; daysAgo: number }[]
  birthday: { month: number; day: number } | null
}

/**
 * Plans whose day is today or was lately where the user is, and their birthday: of what this companion
 * may know, without what was forgotten or may be wrong.
 */
export async function findOccasions(
  { db, sealer, clock }: MemoryContext,
  owner: { userId: string; companionId: string; timeZone: string },
): Promise<FoundOccasions> {
  const box = await sealer.open(db, owner.userId)
  const today = localDay(clock.now(), owner.timeZone)
  const memories = (await listKnown(db, box, owner, null, considered))
    .map(({ memory }) => memory)
    .filter(({ confidence }) => confidence >= sureFrom)
  const slots = memories.flatMap(({ slot }) => slot ?? [])
  const names = await readSlotNames(db, box, owner.userId, slots)
  const read = await maskMemories(db, box, owner.userId, memories)
  const shown = memories.flatMap((memory, at) => {
    const text = read[at]?.content ?? ''
    return hasWords(text) ? [{ ...memory, text }] : []
  })
  const plans = shown
    // A plan without a day is not dated to a noon.
    .filter(({ type, validFrom }) => type === 'plan' && validFrom.getTime() % dayMs === dayMs / 2)
    .map(({ id, text, validFrom }) => ({
      id,
      text,
      daysAgo: today - Math.floor(validFrom.getTime() / dayMs),
    }))
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= askedFor)
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
  const born = shown.find(({ slot }) => slot !== null && names.get(slot) === 'birthday')
  return {
    plans,
    birthday:
      born === undefined ? null : readBirthday(born.text, localDay(born.validFrom, owner.timeZone)),
  }
}
