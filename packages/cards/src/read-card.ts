import { lineOf, listOf, textOf } from './card-text.ts'
import { ownExtension } from './companion-card.ts'
import { cardKeywords, isPng } from './png.ts'
import { TextTooLarge, textOfPng } from './png-text.ts'

export const cardLimits = {
  /** Bytes of the JSON of a card, unpacked. */
  textBytes: 6 * 1024 * 1024,
  /** Notes of a lorebook, and words of a list, that are looked at. */
  entries: 20_000,
  words: 200,
} as const

/** A note as it stands in a card; texts are printable, nothing is cut. */
export type ReadLore = {
  readonly keys: readonly string[]
  readonly text: string
  readonly enabled: boolean
  readonly constant: boolean
  /** Its keys are patterns, not words. */
  readonly pattern: boolean
}

/** What a card says, of any version; '' for what it does not say or what is no text. */
export type ReadCard = {
  readonly version: 1 | 2 | 3
  readonly name: string
  readonly description: string
  readonly personality: string
  readonly scenario: string
  readonly greeting: string
  readonly exampleDialogue: string
  readonly systemPrompt: string
  readonly instructions: string
  readonly creatorNotes: string
  readonly tags: readonly string[]
  /** In the order in which they are to be told. */
  readonly lore: readonly ReadLore[]
  /** Notes after so many that they were not looked at. */
  readonly loreBeyond: number
  /** How many further greetings and files it has. */
  readonly greetings: number
  readonly assets: number
  /** What Lumen wrote into it, unchecked. */
  readonly own: Readonly<Record<string, unknown>>
}

/** Why bytes are no card that can be read. */
export type CardProblem = 'no-card' | 'broken' | 'too-large'

export class CardError extends Error {
  readonly problem: CardProblem
  constructor(problem: CardProblem, options?: ErrorOptions) {
    super(`The card cannot be read: ${problem}`, options)
    this.problem = problem
  }
}

/**
 * Reads a character card: JSON, or a PNG with a card in it, of version 1, 2 or 3. Whatever is in it may
 * have been written to do harm: what has a wrong type is taken as missing.
 * @returns the card, and whether the bytes are a picture too
 * @throws CardError
 */
export function readCard(bytes: Uint8Array): { card: ReadCard; picture: boolean } {
  const picture = isPng(bytes)
  return { card: cardOf(parsed(picture ? jsonInPng(bytes) : jsonIn(bytes))), picture }
}

function jsonIn(bytes: Uint8Array): string {
  if (bytes.byteLength > cardLimits.textBytes) throw new CardError('too-large')
  return Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
}

function jsonInPng(bytes: Uint8Array): string {
  let text: Buffer | null
  try {
    // In base64 three bytes are four.
    text = textOfPng(bytes, cardKeywords, Math.ceil((cardLimits.textBytes * 4) / 3))
  } catch (cause) {
    throw new CardError(cause instanceof TextTooLarge ? 'too-large' : 'broken', { cause })
  }
  if (text === null) throw new CardError('no-card')
  // Some write the JSON as it is.
  return jsonIn(text[0] === 0x7b ? text : Buffer.from(text.toString('latin1'), 'base64'))
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

function parsed(json: string): Fields {
  if (!json.startsWith('{')) throw new CardError('no-card')
  try {
    return fieldsOf(JSON.parse(json))
  } catch (cause) {
    throw new CardError('broken', { cause })
  }
}

function cardOf(json: Fields): ReadCard {
  const version = { chara_card_v2: 2, chara_card_v3: 3 }[String(json['spec'])] as 2 | 3 | undefined
  const data = version === undefined ? json : fieldsOf(json['data'])
  const name = lineOf(data['nickname']) || lineOf(data['name']) || lineOf(data['char_name'])
  const told = ['description', 'personality', 'first_mes', 'mes_example', 'scenario'] as const
  // Any JSON may have a name: a card says something of whom it names, in words.
  if (name === '' || !told.some((field) => typeof data[field] === 'string'))
    throw new CardError('no-card')
  return {
    version: version ?? 1,
    name,
    description: textOf(data['description']),
    personality: textOf(data['personality']),
    scenario: textOf(data['scenario']),
    greeting: textOf(data['first_mes']),
    exampleDialogue: textOf(data['mes_example']),
    systemPrompt: textOf(data['system_prompt']),
    instructions: textOf(data['post_history_instructions']),
    creatorNotes: textOf(data['creator_notes']),
    tags: listOf(data['tags'], cardLimits.words),
    ...loreOf(fieldsOf(data['character_book'])['entries']),
    greetings: lengthOf(data['alternate_greetings']) + lengthOf(data['group_only_greetings']),
    assets: (Array.isArray(data['assets']) ? data['assets'] : []).filter(isOtherAsset).length,
    own: fieldsOf(fieldsOf(data['extensions'])[ownExtension]),
  }
}

const lengthOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => textOf(each) !== '').length : 0

/** The main icon is the picture itself. */
const isOtherAsset = (value: unknown) => textOf(fieldsOf(value)['uri']) !== 'ccdefault:'

/** Some keep the notes in a list, some under their numbers. */
function loreOf(entries: unknown): Pick<ReadCard, 'lore' | 'loreBeyond'> {
  const values: unknown[] = Array.isArray(entries) ? entries : Object.values(fieldsOf(entries))
  const lore = values
    .slice(0, cardLimits.entries)
    .map(fieldsOf)
    .map((entry) => ({ order: orderOf(entry), lore: noteOf(entry) }))
    .filter(({ lore }) => lore.text !== '')
    .toSorted((a, b) => a.order - b.order)
    .map((entry) => entry.lore)
  return { lore, loreBeyond: Math.max(0, values.length - cardLimits.entries) }
}

function orderOf(entry: Fields): number {
  const order = entry['insertion_order'] ?? entry['order']
  return typeof order === 'number' && Number.isFinite(order) ? order : 0
}

const noteOf = (entry: Fields): ReadLore => ({
  keys: listOf(entry['keys'] ?? entry['key'], cardLimits.words),
  // Lines of version 3 that begin with @@ tell a program where to put the note.
  text: textOf(entry['content'])
    .replaceAll(/^@@.*\n?/gm, '')
    .trim(),
  enabled: entry['enabled'] !== false && entry['disable'] !== true,
  constant: entry['constant'] === true,
  pattern: entry['use_regex'] === true,
})
