import type { Upcoming } from '@lumen/contracts/memory/upcoming'
import { calendarOf, dayOf, lastDateOf, type Day } from '@lumen/understanding/days'
import { hasWords } from '@lumen/understanding/mask'
import type { MemoryContext } from '../context.ts'
import { isoDay, localDay } from '../domain/ranking/dates.ts'
import { readBirthday } from '../domain/read-birthday.ts'
import { withoutDate } from '@lumen/understanding/say-fact'
import { readSlotNames } from '../store/evidence.ts'
import { listKnown } from '../store/memory-lists.ts'
import { sureFrom } from './describe-user.ts'
import { maskMemories } from './mask-readings.ts'

const dayMs = 86_400_000
const considered = 300
/** For so many days one may ask how it went. */
const askedFor = 3
/** Today and the six days after it. */
const weekDays = 7

export type FoundOccasions = {
  plans: { id: string; text: string; daysAgo: number }[]
  birthday: { month: number; day: number } | null
}

/**
 * Plans whose day is today or was lately where the user is, and their birthday: of what this companion
 * may know, without what was forgotten or may be wrong.
 */
export async function findOccasions(
  context: MemoryContext,
  owner: { userId: string; companionId: string; timeZone: string },
): Promise<FoundOccasions> {
  const today = localDay(context.clock.now(), owner.timeZone)
  const { plans, birthdays } = await readDated(context, owner)
  return {
    plans: plans
      .map(({ id, text, day }) => ({ id, text, daysAgo: today - day }))
      .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo <= askedFor)
      .toSorted((a, b) => a.daysAgo - b.daysAgo),
    birthday: birthdays.find(({ own }) => own)?.on ?? null,
  }
}

/** Plans and birthdays of the coming days, the next first, of what any companion may know. */
export async function findUpcoming(
  context: MemoryContext,
  owner: { userId: string; timeZone: string },
): Promise<Upcoming[]> {
  const today = localDay(context.clock.now(), owner.timeZone)
  const { plans, birthdays } = await readDated(context, { ...owner, companionId: null })
  const dated = [
    ...plans.map(({ id, text, day }) => ({
      id,
      kind: 'plan' as const,
      text: withoutDate(text, day),
      day,
    })),
    ...birthdays.flatMap(({ id, text, on }) =>
      on === null ? [] : [{ id, kind: 'birthday' as const, text, day: comingDay(on, today) }],
    ),
  ]
  return dated
    .filter(({ day }) => day >= today && day < today + weekDays)
    .toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1))
    .map(({ day, ...rest }) => ({ ...rest, date: isoDay(day) }))
}

/** When a day of the year comes round next; 29 February does on the 28th of other years. */
function comingDay({ month, day }: { month: number; day: number }, today: Day): Day {
  const { year } = calendarOf(today)
  const days = [year, year + 1].map((each) =>
    dayOf(each, month, Math.min(day, lastDateOf(each, month))),
  )
  return days.find((each) => each >= today) ?? today
}

/** Plans with a day, and birthdays, that are known for sure and were not forgotten. */
async function readDated(
  { db, sealer }: MemoryContext,
  owner: { userId: string; companionId: string | null; timeZone: string },
) {
  const box = await sealer.open(db, owner.userId)
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
    .map(({ id, text, validFrom }) => ({ id, text, day: Math.floor(validFrom.getTime() / dayMs) }))
  const birthdays = shown.flatMap(({ id, text, slot, validFrom }) => {
    const name = slot === null ? undefined : names.get(slot)
    if (name === undefined || !/^birthday(?::|$)/.test(name)) return []
    const on = readBirthday(text, localDay(validFrom, owner.timeZone))
    return [{ id, text, on, own: name === 'birthday' }]
  })
  return { plans, birthdays }
}
