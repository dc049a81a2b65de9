import { asData } from '@lumen/ai/as-data'
import { estimateTokens } from '@lumen/ai/tokens'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import type { AboutUser, Known, Recalled } from './recall.ts'
import { isoDay, momentInWords } from './moment-in-words.ts'

/** How close they are, by two levels each. */
const relationships = [
  'you met lately',
  'you are getting to know each other',
  'you are friends',
  'you are close friends',
  'you know each other as well as anybody can',
] as const

/**
 * What is known of the user by heart and how close they are, as a block of data; dates are the
 * user's. It is the same for every reply as long as `about` is.
 */
export function aboutUserBlock(
  { known, relationshipLevel: level }: AboutUser,
  { language, timeZone }: { language: Language; timeZone: string | null },
): string {
  const plans = known.filter(({ kind }) => kind === 'plan')
  const others = known.filter(({ kind }) => kind !== 'plan')
  const dated = ({ kind, text, happenedAt, pinned, unsure }: Known) => ({
    kind,
    date: isoDay(happenedAt, timeZone),
    text,
    ...(pinned && { pinned }),
    ...(unsure === true && { unsure }),
  })
  return `<about_user>${asData({
    language: languageFacts[language].english,
    ...(level !== null && { relationship: relationships[Math.ceil(level / 2) - 1] }),
    ...(others.length > 0 && { known: others.map(dated) }),
    ...(plans.length > 0 && { openPlans: plans.map(dated) }),
  })}</about_user>`
}

const loreShare = 1 / 3

/**
 * What belongs to the newest message alone: the time, what was recalled for it, chart facts, notes of
 * the companion's lorebook and a wish. Facts come first, then such notes up to a third of `room` tokens,
 * then what was recalled, best first, as far as they last.
 */
export function notesBlock(
  input: {
    now: Date
    timeZone: string | null
    recalled: readonly Recalled[]
    facts: readonly Recalled[]
    /** Notes of the lorebook that the newest messages speak of. */
    lore: readonly string[]
    /** What the app has to say of a reminder. */
    reminder: string | null
    instruction: string | null
  },
  room: number,
): string {
  const { timeZone, instruction, reminder } = input
  let left = room
  const fitsInto = (entry: unknown, bound: number): boolean => {
    const cost = estimateTokens(asData(entry))
    if (cost > left - bound) return false
    left -= cost
    return true
  }
  const fits = (entry: unknown) => fitsInto(entry, 0)
  const chartFacts = input.facts.map(({ text }) => text).filter(fits)
  const kept = left - Math.floor(room * loreShare)
  const lore = input.lore.filter((note) => fitsInto(note, kept))
  const recalled = input.recalled
    .map(({ kind, memoryType, happenedAt, text, unsure }) => ({
      ...(kind === 'turn' ? { from: 'user' } : { from: 'memory', kind: memoryType }),
      ...(happenedAt !== null && { date: isoDay(happenedAt, timeZone) }),
      text,
      ...(unsure === true && { unsure }),
    }))
    .filter(fits)
  return `<notes>${asData({
    now: momentInWords(input.now, timeZone),
    ...(recalled.length > 0 && { recalled }),
    ...(lore.length > 0 && { lore }),
    ...(chartFacts.length > 0 && { chartFacts }),
    ...(reminder !== null && { reminder }),
    ...(instruction !== null && { wishForThisAnswer: instruction }),
  })}</notes>`
}
