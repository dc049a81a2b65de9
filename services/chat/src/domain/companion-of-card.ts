import { textOf, withNames } from '@lumen/cards/card-text'
import { scores } from '@lumen/cards/companion-card'
import type { ReadCard, ReadLore } from '@lumen/cards/read-card'
import { BirthData } from '@lumen/contracts/fortune/birth'
import type { CardLeft, CardLeftover } from '@lumen/contracts/chat/cards'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { LorebookNote, PersonaInput } from '@lumen/contracts/chat/persona'
import { Check } from 'typebox/value'
import { cutText, piecesOf } from './cut-text.ts'
import type { ProfileInput } from './complete-profile.ts'

/** What a companion is made of, as for `POST /api/companions`, and what of the card is not in it. */
export type CompanionOfCard = {
  companion: ProfileInput & { name: string; persona: PersonaInput; birth: BirthData | null }
  left: CardLeft[]
  namesUser: boolean
}

const limits = chatLimits.persona
/** Macros may be longer than the names they stand for: so many times a limit is looked at. */
const roomForMacros = 4
const userMacro = /\{\{\s*user\s*\}\}|<user>/i

/**
 * A companion of a character card, within the limits of companions. Nothing is left out silently.
 * @param user what the card is to call the user
 */
export function companionOfCard(
  card: ReadCard,
  user: { name: string | null; otherwise: string },
): CompanionOfCard {
  const left = new Map<CardLeftover, number>()
  const leave = (what: CardLeftover, count: number) => {
    if (count > 0) left.set(what, (left.get(what) ?? 0) + count)
  }
  const names = { char: '', user: user.name ?? user.otherwise }
  const fit = (text: string, max: number, what: CardLeftover) => {
    const fitting = cutText(text, max)
    leave(what, text.length - fitting.length)
    return fitting
  }
  const name = fit(withNames(card.name, names) || card.name, chatLimits.companionName, 'name_cut')
  names.char = name
  const told = (text: string, max: number, what: CardLeftover) => {
    // What comes after can have no place, however short its macros become.
    const head = text.slice(0, max * roomForMacros)
    leave(what, text.length - head.length)
    return fit(withNames(head, names).toWellFormed(), max, what) || null
  }

  const background = [card.description, card.scenario].filter((text) => text !== '').join('\n\n')
  const backstory = told(background, chatLimits.backstory, 'description_cut') ?? ''
  const lore = takeLore(card, names, chatLimits.backstory - backstory.length, leave)
  const own = ownOf(card)
  leave('birth', own.birth === null && card.own['birth'] !== undefined ? 1 : 0)
  const style = own.speakingStyle ?? card.personality
  leave('system_prompt', card.systemPrompt === '' ? 0 : 1)
  leave('creator_notes', card.creatorNotes === '' ? 0 : 1)
  leave('greetings', card.greetings)
  leave('assets', card.assets)
  const companion = {
    name,
    mood: own.mood,
    personality: { ...own.scores, traits: traitsOf(card.tags, leave) },
    birth: own.birth,
    backstory: [backstory, ...lore.always].filter((text) => text !== '').join('\n\n') || null,
    persona: {
      speakingStyle: told(style, limits.speakingStyle, 'personality_cut'),
      exampleDialogue: told(card.exampleDialogue, limits.exampleDialogue, 'examples_cut'),
      boundaries: told(card.instructions, limits.boundaries, 'instructions_cut'),
      greeting: told(card.greeting, limits.greeting, 'greeting_cut'),
      userName: user.name,
      lorebook: lore.notes,
    },
  }
  return {
    companion,
    left: Array.from(left, ([what, count]) => ({ what, count })),
    namesUser: userMacro.test(textOfAll(card)),
  }
}

type Leave = (what: CardLeftover, count: number) => void

const textOfAll = (card: ReadCard) =>
  [
    card.description,
    card.personality,
    card.scenario,
    card.greeting,
    card.exampleDialogue,
    card.instructions,
    ...card.lore.map(({ text }) => text),
  ].join('\n')

/** What Lumen wrote into a card of its own, as far as it is what it should be. */
function ownOf({ own }: ReadCard) {
  const isScore = (value: unknown): value is number =>
    typeof value === 'number' && value >= 0 && value <= 100
  const { mood, speakingStyle, birth } = own
  return {
    scores: Object.fromEntries(
      scores.map((score) => [score, own[score]]).filter(([, value]) => isScore(value)),
    ) as Partial<Record<(typeof scores)[number], number>>,
    mood: typeof mood === 'string' && /^[\p{L}\p{N} -]{1,40}$/u.test(mood) ? mood : null,
    birth: Check(BirthData, birth) ? birth : null,
    speakingStyle: typeof speakingStyle === 'string' ? textOf(speakingStyle) : null,
  }
}

function traitsOf(tags: readonly string[], leave: Leave): string[] {
  const fitting = [...new Set(tags.filter((tag) => tag.length <= chatLimits.trait))]
  const traits = fitting.slice(0, chatLimits.traits)
  leave('tags', new Set(tags).size - traits.length)
  return traits
}

/**
 * Notes of a lorebook. One that is told always goes into the story while there is room; a long one
 * becomes several.
 */
function takeLore(
  { lore, loreBeyond }: ReadCard,
  names: { char: string; user: string },
  room: number,
  leave: Leave,
): { notes: LorebookNote[]; always: string[] } {
  const notes: LorebookNote[] = []
  const always: string[] = []
  let roomLeft = room
  leave('lore_beyond', loreBeyond)
  for (const entry of lore) {
    const notesLeft = limits.notes - notes.length
    // Looked at no further than it may have a place: a card may hold very much.
    const mayFit = entry.text.length <= Math.max(notesLeft * limits.note, roomLeft) * roomForMacros
    const text = mayFit ? withNames(entry.text, names) : entry.text
    if (text === '') continue
    if (!entry.enabled) leave('lore_disabled', 1)
    else if (entry.constant && mayFit && text.length + 2 <= roomLeft) {
      always.push(text)
      roomLeft -= text.length + 2
    } else if (entry.pattern) leave('lore_patterns', 1)
    else if (entry.keys.length > 0 && (!mayFit || notesLeft === 0)) leave('lore_beyond', 1)
    else {
      const keys = keysOf(entry, names)
      const pieces = piecesOf(text, limits.note, notesLeft)
      if (keys.length === 0) leave('lore_without_keys', 1)
      else if (pieces === null) leave('lore_beyond', 1)
      else {
        leave('lore_keys', Math.max(0, keys.length - limits.keys))
        notes.push(...pieces.map((piece) => ({ keys: keys.slice(0, limits.keys), text: piece })))
      }
    }
  }
  return { notes, always }
}

/** Its words apart, as where they are written by hand. */
const keysOf = ({ keys }: ReadLore, names: { char: string; user: string }): string[] => [
  ...new Set(
    keys
      .flatMap((key) => withNames(key, names).split(/[,，、]/))
      .map((key) => key.trim())
      .filter((key) => key !== '' && key.length <= limits.key),
  ),
]
