import { createBest, type Candidate } from './best-candidates.ts'
import type { Day } from '@lumen/understanding/days'
import { distanceTo, type NamedTime } from './dates.ts'
import { entryFlags } from './describe-text.ts'
import { cosine, normOf, type Vector } from './packed-vector.ts'
import type { EntryColumns, SpaceIndex } from './space-index.ts'
import { defaultTuning, type Tuning } from './tuning.ts'

/** A question whose tokens are hashed for one space. */
export type HashedQuestion = {
  /** `speaker`: the token of the speaker whose name the term would be. */
  readonly terms: readonly (readonly [token: number, weight: number, speaker?: number])[]
  readonly speakers: readonly number[]
  readonly times: readonly NamedTime[]
  readonly timeShare: number
  readonly asksWhen: boolean
  readonly asksFirst: boolean
  readonly today: Day
  /** What it means, with what the entries mean; absent: words alone decide. */
  readonly meaning?: {
    readonly vector: Float32Array
    readonly entries: ReadonlyMap<number, Vector>
  }
}

/** Whether an entry may be found. */
export type Wanted = (entry: { id: string; isMemory: boolean; isFromUser: boolean }) => boolean

/** Days that a time spans at most to single out a day. */
const narrowDays = 4
/** Days after which what happened counts half as recent. */
const recencyHalfLife = 30

/**
 * Ranks the entries of several spaces as if they were one: BM25 over hashed tokens; then what
 * stands around a turn, who said it, when it happened, and how much it weighs by itself.
 *
 * @param wanted what may be found; the others still lend their neighbours their score
 * @returns the best `limit`, best first
 */
export function rank(
  spaces: readonly { index: SpaceIndex; question: HashedQuestion }[],
  limit: number,
  wanted: Wanted = () => true,
  tuning: Tuning = defaultTuning,
): Candidate[] {
  const documents = sum(spaces.map(({ index }) => index.documents()))
  if (documents === 0) return []
  const averageLength = sum(spaces.map(({ index }) => index.totalLength())) / documents
  const frequencyOf = (place: number): number =>
    sum(spaces.map(({ index, question }) => index.frequency(question.terms[place]?.[0] ?? 0)))
  const terms = spaces[0]?.question.terms ?? []
  const spoken = (place: number): boolean =>
    spaces.some(({ index, question }) => {
      const speaker = question.terms[place]?.[2]
      return speaker !== undefined && index.frequency(speaker) > 0
    })
  const rarities = terms.map((_, place) => {
    const frequency = Math.min(frequencyOf(place), documents)
    const rarity = Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
    return spoken(place) ? rarity * tuning.calledByName : rarity
  })
  const best = createBest(limit)
  for (const [space, { index, question }] of spaces.entries()) {
    const scores = scoreEntries(index, question, rarities, averageLength, tuning)
    const { ids, alive, isMemory, flags } = index.columns()
    for (let entry = 0; entry < scores.length; entry += 1) {
      const score = scores[entry] ?? 0
      if (score <= 0 || alive[entry] !== 1 || score <= best.least()) continue
      const candidate = {
        space,
        entry,
        id: ids[entry] ?? '',
        isMemory: isMemory[entry] === 1,
        score,
      }
      const isFromUser = ((flags[entry] ?? 0) & entryFlags.fromUser) !== 0
      if (wanted({ ...candidate, isFromUser })) best.offer(candidate)
    }
  }
  return best.sorted()
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

function scoreEntries(
  index: SpaceIndex,
  question: HashedQuestion,
  rarities: readonly number[],
  averageLength: number,
  tuning: Tuning,
): Float32Array {
  const columns = index.columns()
  const size = index.size()
  const words = new Float32Array(size)
  const inSession = new Float32Array(index.sessions())
  const { k1, b } = tuning
  const { lengths, sessions } = columns
  const counted = new Float32Array(index.sessions())
  for (const [place, [token, weight]] of question.terms.entries()) {
    const worth = weight * (rarities[place] ?? 0)
    counted.fill(0)
    index.forEach(token, (entry, count) => {
      const norm = k1 * (1 - b + (b * (lengths[entry] ?? 0)) / averageLength)
      words[entry] = (words[entry] ?? 0) + (worth * count * (k1 + 1)) / (count + norm)
      const session = sessions[entry] ?? -1
      if (session >= 0) counted[session] = (counted[session] ?? 0) + count
    })
    for (let session = 0; session < counted.length; session += 1) {
      const count = counted[session] ?? 0
      if (count > 0) inSession[session] = (inSession[session] ?? 0) + (worth * count) / (count + 2)
    }
  }
  const scores = withNeighbours(words, inSession, columns, tuning)
  addMeaning(scores, question, tuning)
  addBase(scores, index, question, tuning)
  weighSpeakers(scores, index, question, tuning)
  weighEntries(scores, columns, question, tuning)
  return scores
}

/** Adds what the turns around say, and the whole sitting. */
function withNeighbours(
  words: Float32Array,
  inSession: Float32Array,
  { previous, next, flags, sessions }: EntryColumns,
  tuning: Tuning,
): Float32Array {
  const scores = new Float32Array(words.length)
  for (let entry = 0; entry < words.length; entry += 1) {
    let score = words[entry] ?? 0
    const before = previous[entry] ?? -1
    const after = next[entry] ?? -1
    if (before >= 0) {
      const asked = ((flags[before] ?? 0) & entryFlags.question) !== 0
      score += (asked ? tuning.fromQuestion : tuning.fromPrevious) * (words[before] ?? 0)
      const second = previous[before] ?? -1
      if (second >= 0)
        score += (asked ? tuning.beforeQuestion : tuning.fromSecond) * (words[second] ?? 0)
    }
    if (after >= 0) {
      score += tuning.fromNext * (words[after] ?? 0)
      const second = next[after] ?? -1
      if (second >= 0) score += tuning.fromSecond * (words[second] ?? 0)
    }
    if (before >= 0 || after >= 0)
      score += tuning.fromSession * (inSession[sessions[entry] ?? -1] ?? 0)
    scores[entry] = score
  }
  return scores
}

/** Adds how much nearer an entry's meaning is than the average one. */
function addMeaning(scores: Float32Array, { meaning }: HashedQuestion, tuning: Tuning): void {
  if (meaning === undefined || meaning.entries.size === 0) return
  const norm = normOf(meaning.vector)
  const near = new Map<number, number>()
  let total = 0
  let nearest = -1
  for (const [entry, vector] of meaning.entries) {
    const likeness = cosine(meaning.vector, norm, vector)
    near.set(entry, likeness)
    total += likeness
    nearest = Math.max(nearest, likeness)
  }
  const average = total / near.size
  const most = scores.reduce((best, score) => Math.max(best, score), 0) || 1
  for (const [entry, likeness] of near) {
    if (likeness <= average || nearest <= average || entry >= scores.length) continue
    const share = (likeness - average) / (nearest - average)
    scores[entry] = (scores[entry] ?? 0) + tuning.meaning * most * share
  }
}

/**
 * What happened on a day the question names is a candidate whatever it says: "how was I on May 2nd?"
 * shares no word with its answer. So is the first sitting for "our first talk".
 */
function addBase(
  scores: Float32Array,
  index: SpaceIndex,
  { times, asksFirst }: HashedQuestion,
  tuning: Tuning,
): void {
  const narrow = times.filter(({ from, to }) => to - from < narrowDays)
  if (narrow.length === 0 && !asksFirst) return
  const { days, sessions } = index.columns()
  const first = asksFirst ? firstSession(index.columns(), index.size()) : null
  const most = scores.reduce((best, score) => Math.max(best, score), 0) || 1
  const onDay = new Map<Day, boolean>()
  for (let entry = 0; entry < scores.length; entry += 1) {
    const day = days[entry] ?? 0
    let named = onDay.get(day)
    if (named === undefined) {
      named = narrow.some((time) => distanceTo(time, day) === 0)
      onDay.set(day, named)
    }
    let base = named ? tuning.dayBase * most : 0
    if (first !== null && sessions[entry] === first) base += tuning.firstBase * most
    if (base > 0) scores[entry] = (scores[entry] ?? 0) + base
  }
}

/** The session of the earliest turn that stands. */
function firstSession({ alive, sessions, positions }: EntryColumns, size: number): number | null {
  let first: number | null = null
  let earliest = Number.POSITIVE_INFINITY
  for (let entry = 0; entry < size; entry += 1) {
    const session = sessions[entry] ?? -1
    const position = positions[entry] ?? 0
    if (alive[entry] !== 1 || session < 0 || position >= earliest) continue
    earliest = position
    first = session
  }
  return first
}

function weighSpeakers(
  scores: Float32Array,
  index: SpaceIndex,
  { speakers }: HashedQuestion,
  tuning: Tuning,
): void {
  const named = new Set<number>()
  const documents = index.documents()
  for (const token of speakers) {
    const frequency = index.frequency(token)
    // A name on everything tells nobody apart.
    if (frequency === 0 || frequency > 0.9 * documents) continue
    index.forEach(token, (entry) => {
      if (named.has(entry)) return
      named.add(entry)
      scores[entry] = (scores[entry] ?? 0) * tuning.bySpeaker
    })
  }
}

function weighEntries(
  scores: Float32Array,
  { flags, days, isMemory, importance, emotion }: EntryColumns,
  { times, timeShare, asksWhen, today }: HashedQuestion,
  tuning: Tuning,
): void {
  const byDay = new Map<Day, number>()
  for (let entry = 0; entry < scores.length; entry += 1) {
    let score = scores[entry] ?? 0
    if (score <= 0) continue
    const bits = flags[entry] ?? 0
    if ((bits & entryFlags.question) !== 0) score *= tuning.isQuestion
    if (asksWhen && (bits & entryFlags.namesTime) !== 0) score *= tuning.namesTime
    const day = days[entry] ?? 0
    let factor = byDay.get(day)
    if (factor === undefined) {
      factor =
        times.length === 0
          ? 1
          : 1 + timeShare * Math.max(...times.map((time) => gain(time, day, tuning)))
      factor *= 1 + tuning.recency * 2 ** (-Math.max(0, today - day) / recencyHalfLife)
      byDay.set(day, factor)
    }
    score *= factor
    if (isMemory[entry] === 1)
      score *=
        1 +
        tuning.importance * (((importance[entry] ?? 5) - 5) / 5) +
        tuning.emotion * Math.abs(emotion[entry] ?? 0)
    scores[entry] = score
  }
}

/** How well a day fits a time: the narrower the time, the more. */
function gain(time: NamedTime, day: Day, tuning: Tuning): number {
  const span = time.to - time.from + 1
  const distance = distanceTo(time, day)
  if (span <= 4) {
    if (distance === 0) return tuning.onDay
    if (distance <= 2) return tuning.nearDay
    return distance <= 15 ? tuning.inMonth / 2 : 0
  }
  if (span <= 15) {
    if (distance === 0) return tuning.inPart
    return distance <= 10 ? tuning.inMonth : 0
  }
  if (span <= 31) return distance === 0 ? tuning.inMonth : 0
  return distance === 0 ? tuning.inYear : 0
}
