import { languages } from '@lumen/contracts/languages'
import { lineOf, slotsIn } from './choose.ts'
import { comparableSentences } from './clean-text.ts'
import { userEmotions } from './emotion-labels.ts'
import { factKinds, shapeOf } from './fact-kinds.ts'
import { intentIds } from './intent-list.ts'
import { poolIds } from './line-pools.ts'
import type { Pack } from './pack.ts'
import { lineLists, reactionLines } from './pack-lines.ts'
import { situationIds, topicIds } from './topics-list.ts'
import { attributeIds, thingIds } from './twenty-questions-table.ts'

/** Parts a pack must have, by path; the rest of the check reads them without asking again. */
function missingParts(pack: Pack): string[] {
  const gaps: string[] = []
  const need = (path: string, part: object | undefined, keys: readonly string[]) => {
    for (const key of keys) {
      if ((part as Record<string, unknown> | undefined)?.[key] === undefined) {
        gaps.push(`${path}.${key} is missing`)
      }
    }
  }
  need('pack', pack, packParts)
  if (gaps.length > 0) return gaps
  need('intents', pack.intents, intentIds)
  need('lines', pack.lines, poolIds)
  need('topics', pack.topics, topicIds)
  need('situations', pack.situations, situationIds)
  need('facts.kinds', pack.facts.kinds, factKinds)
  need(
    'emotions',
    pack.emotions,
    userEmotions.filter((emotion) => emotion !== 'neutral'),
  )
  need('twenty.things', pack.twenty.things, thingIds)
  need('twenty.attributes', pack.twenty.attributes, attributeIds)
  need('steering.languages', pack.steering.languages, languages)
  return gaps
}

const packParts = [
  'language',
  'text',
  'intents',
  'lines',
  'emotions',
  'topics',
  'situations',
  'condolence',
  'facts',
  'persona',
  'stock',
  'chain',
  'twenty',
  'calendar',
  'numbers',
  'steering',
] as const

const question = /[?？]/

/** Every fault of the lines: too few, too long, wrong slots, questions where none may be, doubles. */
function faultsOfLines(pack: Pack): string[] {
  const faults: string[] = []
  const owners = new Map<string, string>()
  const dense = pack.language === 'zh' || pack.language === 'ja' || pack.language === 'ko'
  for (const list of lineLists(pack)) {
    if (list.lines.length < list.min) {
      faults.push(`${list.path} has ${list.lines.length} lines, needs ${list.min}`)
    }
    const limit = dense ? Math.ceil(list.max * 0.6) : list.max
    const check = (line: string, asks: boolean) => {
      const where = `${list.path}: "${line}"`
      const slots = slotsIn(line)
      const wrong = slots.find((slot) => !(list.slots as readonly string[]).includes(slot))
      const absent = list.needs.find((slot) => !slots.includes(slot))
      if (wrong !== undefined) faults.push(`${where} uses {${wrong}}, which is not filled here`)
      if (absent !== undefined && asks === list.asks) faults.push(`${where} lacks {${absent}}`)
      if (/[{}]/.test(line.replace(/\{\w+\}/g, ''))) faults.push(`${where} has a stray brace`)
      if (line.length > limit) faults.push(`${where} is longer than ${limit}`)
      if (line.trim() !== line || line === '') faults.push(`${where} is not trimmed`)
      if (!asks && question.test(line)) faults.push(`${where} asks, though its list may not`)
      if ((line.match(/[?？]/g)?.length ?? 0) > 1 && !list.path.startsWith('stock.')) {
        faults.push(`${where} asks twice`)
      }
      for (const sentence of comparableSentences(line)) {
        const owner = owners.get(sentence)
        if (owner === undefined) owners.set(sentence, list.path)
        else faults.push(`${where} repeats a sentence of ${owner}`)
      }
    }
    for (const ask of list.lines) check(lineOf(ask), list.asks)
    for (const line of reactionLines(list)) check(line, false)
  }
  return faults
}

function faultsOfTables(pack: Pack): string[] {
  const faults: string[] = []
  for (const [key, values] of Object.entries(pack.persona.favourites)) {
    if (values.length !== 6)
      faults.push(`persona.favourites.${key} has ${values.length} values, not 6`)
  }
  for (const kind of factKinds) {
    if (pack.facts.kinds[kind].told.length === 0) faults.push(`facts.${kind}.told is empty`)
    if (pack.facts.kinds[kind].asked.length === 0) faults.push(`facts.${kind}.asked is empty`)
    const keyed = shapeOf(kind).keys !== null
    for (const pattern of pack.facts.kinds[kind].told) {
      if (!/\(\?<(?:value|proper)>/.test(pattern.source)) {
        faults.push(`facts.${kind}.told ${pattern} has no group "value"`)
      }
    }
    if (keyed && !pack.facts.kinds[kind].told.some((each) => each.source.includes('(?<key>'))) {
      faults.push(`facts.${kind}.told has no pattern with a group "key"`)
    }
  }
  for (const [id, patterns] of Object.entries(pack.intents)) {
    if (patterns.length === 0) faults.push(`intents.${id} has no pattern`)
    if (patterns.some((each) => each.global || each.sticky)) {
      faults.push(`intents.${id} has a pattern with flag g or y, which keeps state`)
    }
  }
  if (pack.calendar.weekdays.length !== 7) faults.push('calendar.weekdays are not seven')
  if (pack.calendar.weekdayWords.length !== 7) faults.push('calendar.weekdayWords are not seven')
  if (pack.chain.words.length < 100) faults.push('chain.words has fewer than 100 words')
  return faults
}

/** Every fault of a pack, in plain words; an empty list means it can serve. */
export function checkPack(pack: Pack): string[] {
  const gaps = missingParts(pack)
  return gaps.length > 0 ? gaps : [...faultsOfLines(pack), ...faultsOfTables(pack)]
}
