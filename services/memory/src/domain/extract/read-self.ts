import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Candidate } from '../candidate.ts'
import { homePatterns, type HomeKind } from './home-patterns.ts'
import { selfPatterns, type SelfKind } from './self-patterns.ts'
import {
  cut,
  goesOnAboutAnother,
  isDenied,
  tellingClauses,
  weightOf,
  withoutLead,
  type Reading,
} from './sentence-reading.ts'
import { asRead } from './spoken.ts'
import { tasteSlot, valueKey } from './value-key.ts'
import { isInvented, tellsOfSelf } from './whose.ts'

type SelfShape = {
  type: MemoryType
  scope: MemoryScope
  importance: number
  /** With `true` the slot holds many, told apart by their value. */
  slot: string
  many: boolean
}

const shapes: Readonly<Record<SelfKind | HomeKind, SelfShape>> = {
  age: { type: 'fact', scope: 'user', importance: 6, slot: 'age', many: false },
  city: { type: 'fact', scope: 'user', importance: 7, slot: 'city', many: false },
  origin: { type: 'fact', scope: 'user', importance: 6, slot: 'origin', many: false },
  raised: { type: 'fact', scope: 'user', importance: 6, slot: 'raised', many: false },
  job: { type: 'fact', scope: 'user', importance: 8, slot: 'job', many: false },
  study: { type: 'fact', scope: 'user', importance: 7, slot: 'study', many: false },
  intolerance: { type: 'fact', scope: 'user', importance: 9, slot: 'allergy', many: true },
  sleep: { type: 'fact', scope: 'companion', importance: 5, slot: 'sleep', many: false },
  preparing: {
    type: 'fact',
    scope: 'companion',
    importance: 6,
    slot: 'preparing',
    many: true,
  },
  clean: { type: 'fact', scope: 'companion', importance: 7, slot: 'clean', many: true },
  trait: { type: 'fact', scope: 'companion', importance: 5, slot: 'trait', many: true },
  household: {
    type: 'fact',
    scope: 'companion',
    importance: 6,
    slot: 'household',
    many: false,
  },
  anniversary: {
    type: 'fact',
    scope: 'companion',
    importance: 8,
    slot: 'anniversary',
    many: false,
  },
  family: { type: 'fact', scope: 'companion', importance: 7, slot: 'family', many: true },
  starSign: { type: 'fact', scope: 'user', importance: 5, slot: 'starSign', many: false },
  dream: { type: 'fact', scope: 'companion', importance: 7, slot: 'dream', many: true },
  habit: { type: 'preference', scope: 'companion', importance: 5, slot: 'habit', many: true },
  like: { type: 'preference', scope: 'companion', importance: 5, slot: 'taste', many: true },
  dislike: { type: 'preference', scope: 'companion', importance: 5, slot: 'taste', many: true },
}

/** What may be told by a denial: "I'm not a morning person". */
const deniable: readonly (SelfKind | HomeKind)[] = ['trait', 'dislike', 'intolerance', 'sleep']

/** One bad night is soon forgotten. */
const lasting =
  /天天|连续|一直|总|每|老是|最近|失眠|[ヶか]月|週間|[달주]째|\b(?:weeks?|days|nights|months?|lately|every|insomnia|again|anymore|since|been|haven't)\b|最近|毎|ずっと|不眠|요즘|며칠|매일|계속|불면|depuis|mois|semaines?|nuits?|insomni|encore|plus|seit|wochen|wieder|nächte|störung|schlaflos|llev|hace|semanas|insomnio|últimamente|faz|há|tem|insônia|ultimamente|noites/u

const patternsOf = (language: Language) =>
  Object.entries({ ...selfPatterns[language], ...homePatterns[language] }) as [
    SelfKind | HomeKind,
    RegExp,
  ][]

/** Where a clause goes on about whom the last one told of. */
const dropsSubject: readonly Language[] = ['zh', 'ja', 'ko', 'es', 'pt']

/**
 * What users say of themselves the way chats do: without a subject, in short forms, as a habit or a
 * trait.
 *
 * @param known what the engine found in the sentence; nothing is told twice
 */
export function readSelf(reading: Reading, known: readonly Candidate[]): Candidate[] {
  const { pack, sentence } = reading
  const { language } = pack
  if (isInvented(asRead(sentence.text, pack), language)) return []
  const found: Candidate[] = []
  const tells = (slot: string) =>
    known.some((one) => one.slot === slot) || found.some((one) => one.slot === slot)
  for (const text of tellingClauses(reading)) {
    const read = asRead(text, pack)
    if (dropsSubject.includes(language) && goesOnAboutAnother(text, reading)) continue
    for (const [kind, pattern] of patternsOf(language)) {
      const match = pattern.exec(read)
      if (match === null || !tellsOfSelf(read, language, Math.max(match.index, 1))) continue
      if (!deniable.includes(kind) && isDenied(read, match.index, pack)) continue
      if (kind === 'sleep' && !lasting.test(read)) continue
      const named = Object.values(match.groups ?? {}).find((group) => group !== undefined)
      const value = valueKey(named ?? text, language)
      const { slot: name, many, ...shape } = shapes[kind]
      const slot = name === 'taste' ? tasteSlot(value) : many ? `${name}:${value}` : name
      if (value === '' || tells(slot)) continue
      // A clause tells one taste: the engine's reading goes first.
      if (name === 'taste' && [...known, ...found].some((one) => one.slot.startsWith('taste:')))
        continue
      const taste = kind === 'like' || kind === 'dislike'
      found.push({
        ...shape,
        slot,
        value: taste ? kind : value,
        ...(named !== undefined && { said: named }),
        content: withoutLead(cut(text), pack),
        emotionalWeight:
          kind === 'dislike' ? -0.2 : weightOf(text, language, taste ? 'like' : undefined),
        contextTags: [kind],
        confidence: 0.7,
        day: null,
        language,
      })
    }
  }
  return found
}
