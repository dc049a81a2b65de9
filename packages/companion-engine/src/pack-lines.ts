import { factKinds } from './fact-kinds.ts'
import type { SlotName } from './line-pools.ts'
import { poolIds, poolShapeOf } from './line-pools.ts'
import type { Ask, Line, Pack } from './pack.ts'
import { situationIds, topicIds } from './topics-list.ts'

/** One list of lines of a pack: where it stands, how many it must hold, what its lines may do. */
export type LineList = {
  readonly path: string
  readonly lines: readonly Ask[]
  readonly min: number
  readonly slots: readonly SlotName[]
  readonly needs: readonly SlotName[]
  readonly asks: boolean
  /** Longest line in characters of Latin script; CJK scripts may have half. */
  readonly max: number
}

const valences = ['good', 'bad', 'plain'] as const
const lineMax = 200

/** Every list of lines of a pack, in a fixed order. The lists a pack must have are written here. */
export function lineLists(pack: Pack): LineList[] {
  const lists: LineList[] = []
  const add = (
    path: string,
    lines: readonly Ask[],
    min: number,
    asks: boolean,
    slots: readonly SlotName[] = [],
    max = lineMax,
    needs: readonly SlotName[] = [],
  ) => lists.push({ path, lines, min, slots: ['name', ...slots], needs, asks, max })

  for (const pool of poolIds) {
    const { min, slots, needs, asks } = poolShapeOf(pool)
    add(`lines.${pool}`, pack.lines[pool], min, asks, slots, lineMax, needs)
  }
  for (const [emotion, part] of Object.entries(pack.emotions)) {
    add(`emotions.${emotion}.lines`, part.lines, 6, false)
    add(`emotions.${emotion}.asks`, part.asks ?? [], 0, true)
  }
  for (const topic of topicIds) {
    const part = pack.topics[topic]
    for (const valence of valences) {
      add(`topics.${topic}.openers.${valence}`, part.openers[valence], 4, false, ['word'])
      add(`topics.${topic}.questions.${valence}`, part.questions[valence], 4, true, ['word'])
    }
    add(`topics.${topic}.starters`, part.starters, 3, true)
    add(`topics.${topic}.you`, part.you, 3, false)
  }
  for (const situation of situationIds) {
    const part = pack.situations[situation]
    add(`situations.${situation}.say`, part.say, 2, false, ['word'])
    add(`situations.${situation}.ask`, part.ask, 2, true, ['word'])
  }
  const { sorry, stay, ask, doubt, thanks, parting } = pack.condolence
  for (const [kind, lines] of Object.entries(sorry)) {
    add(`condolence.sorry.${kind}`, lines, 3, false, ['who'])
  }
  for (const [kind, lines] of Object.entries(ask)) {
    add(`condolence.ask.${kind}`, lines, 2, true, ['who'])
  }
  add('condolence.stay', stay, 8, false)
  add('condolence.doubt', doubt, 4, false)
  add('condolence.thanks', thanks, 3, false)
  add('condolence.parting', parting, 3, false)
  for (const kind of factKinds) {
    const part = pack.facts.kinds[kind]
    add(`facts.${kind}.ack`, part.ack, 4, false, ['value', 'key', 'user'])
    add(`facts.${kind}.follow`, part.follow, 2, true, ['value', 'key'])
    add(`facts.${kind}.answer`, part.answer, 3, false, ['value', 'key'], lineMax, ['value'])
    add(`facts.${kind}.missing`, part.missing, 3, false, ['key'])
    add(`facts.${kind}.recall`, part.recall, 3, true, ['value', 'key'], lineMax, ['value'])
  }
  const { stock } = pack
  add('stock.stories', stock.stories, 6, true, [], 560)
  add('stock.jokes', stock.jokes, 10, true, [], 300)
  add('stock.poems', stock.poems, 6, true, [], 400)
  add('stock.trivia', stock.trivia, 10, true, [], 300)
  add('stock.reflections', stock.reflections, 10, true)
  add(
    'stock.riddles',
    stock.riddles.map((riddle) => riddle.ask),
    8,
    true,
    [],
    300,
  )
  add(
    'stock.riddles.hint',
    stock.riddles.map((riddle) => riddle.hint),
    8,
    false,
  )
  add(
    'stock.wouldYouRather',
    stock.wouldYouRather.map((each) => each.ask),
    10,
    true,
  )
  add(
    'stock.wouldYouRather.answers',
    stock.wouldYouRather.flatMap((each) => [each.onFirst, each.onSecond]),
    20,
    false,
  )
  return lists
}

/** Lines said to a plain yes or no; they hang on their questions. */
export function reactionLines(list: LineList): Line[] {
  return list.lines.flatMap((ask) =>
    typeof ask === 'string' ? [] : [ask.yes, ask.no].filter((line) => line !== undefined),
  )
}
