import {
  field,
  fieldsOf,
  listOf,
  nameOf,
  textOf,
  type Fields,
  type Said,
  type TranscriptPart,
} from './transcript.ts'
import { saidAt } from './said-at.ts'

const saidIn = (talk: string, said: Said): TranscriptPart[] =>
  said.text.trim() === '' ? [] : [{ kind: 'said', talk, ...said }]

const listed = <T>(value: T | null): T[] => (value === null ? [] : [value])

/** A line of a SillyTavern chat; the first one says who talks. */
export function partsOfSillyTavern(line: Fields, talk: string): TranscriptPart[] {
  if (!Object.hasOwn(line, 'mes')) {
    const name = nameOf(field(line, 'character_name'))
    // Newer versions write this in its place, and names beside what was said.
    const companion = name === 'unused' ? '' : name
    return [{ kind: 'talk', talk, companion, title: companion }]
  }
  // Notices of the program, and what was hidden from the model.
  if (field(line, 'is_system') === true) return []
  const fromUser = field(line, 'is_user') === true
  const at = saidAt(field(line, 'send_date'))
  return [
    ...(fromUser
      ? []
      : [{ kind: 'talk', talk, companion: nameOf(field(line, 'name')) } satisfies TranscriptPart]),
    ...saidIn(talk, { fromUser, text: textOf(field(line, 'mes')), at }),
  ]
}

/** Words of a ChatGPT message; null: it is none that somebody said to somebody. */
function saidInChatGpt(message: Fields): Said | null {
  const author = fieldsOf(field(message, 'author')) ?? {}
  const content = fieldsOf(field(message, 'content')) ?? {}
  const role = field(author, 'role')
  const hidden = field(
    fieldsOf(field(message, 'metadata')) ?? {},
    'is_visually_hidden_from_conversation',
  )
  const recipient = field(message, 'recipient')
  if ((role !== 'user' && role !== 'assistant') || hidden === true) return null
  // What it says to its tools.
  if (recipient !== undefined && recipient !== 'all') return null
  const kind = field(content, 'content_type')
  if (kind !== 'text' && kind !== 'multimodal_text') return null
  const text = listOf(field(content, 'parts')).map(textOf).filter(Boolean).join('\n')
  return { fromUser: role === 'user', text, at: saidAt(field(message, 'create_time')) }
}

/**
 * A conversation of ChatGPT: a tree of messages, of which the branch that was shown last is taken, from
 * `current_node` up. Null where this is none.
 */
export function partsOfChatGpt(conversation: Fields, talk: string): TranscriptPart[] | null {
  const mapping = fieldsOf(field(conversation, 'mapping'))
  if (mapping === null) return null
  const branch: Said[] = []
  const seen = new Set<string>()
  let at = field(conversation, 'current_node')
  // A tree that a hostile hand made may be none.
  while (typeof at === 'string' && !seen.has(at)) {
    seen.add(at)
    const node = fieldsOf(field(mapping, at))
    if (node === null) break
    const message = fieldsOf(field(node, 'message'))
    const said = message === null ? null : saidInChatGpt(message)
    if (said !== null) branch.push(said)
    at = field(node, 'parent')
  }
  const title = nameOf(field(conversation, 'title'))
  const parts = branch.toReversed().flatMap((said) => saidIn(talk, said))
  return [{ kind: 'talk', talk, title }, ...parts]
}

/** A turn of Character.AI, as its app keeps it (`author`, `candidates`) or kept it before (`src`). */
function saidInCharacterAi(turn: Fields): (Said & { name: string }) | null {
  const author = fieldsOf(field(turn, 'author')) ?? fieldsOf(field(turn, 'src'))
  if (author === null) return null
  const candidates = listOf(field(turn, 'candidates')).flatMap((each) => listed(fieldsOf(each)))
  const primary = field(turn, 'primary_candidate_id')
  const chosen =
    candidates.find((each) => field(each, 'candidate_id') === primary) ?? candidates.at(0)
  const time = field(turn, 'create_time') ?? field(turn, 'created')
  return {
    fromUser: field(author, 'is_human') === true,
    name: nameOf(field(author, 'name')),
    text: textOf(chosen === undefined ? field(turn, 'text') : field(chosen, 'raw_content')),
    at: saidAt(time ?? (chosen && field(chosen, 'create_time'))),
  }
}

/** Turns of a talk with a character, which its app lists newest first. Null where these are none. */
export function partsOfCharacterAi(turns: unknown, talk: string): TranscriptPart[] | null {
  const said = listOf(turns).flatMap((turn) => listed(saidInCharacterAi(fieldsOf(turn) ?? {})))
  if (said.length === 0) return null
  const times = said.map(({ at }) => at)
  const [first, last] = [times.find((at) => at !== null), times.findLast((at) => at !== null)]
  const inOrder = (first ?? 0) > (last ?? 0) ? said.toReversed() : said
  const companion = inOrder.find(({ fromUser }) => !fromUser)?.name ?? ''
  return [
    { kind: 'talk', talk, companion, title: companion },
    ...inOrder.flatMap(({ name: _name, ...each }) => saidIn(talk, each)),
  ]
}

/** A companion of a copy of an account of ours. */
export function partsOfOwnCompanion(companion: Fields): TranscriptPart[] {
  const talk = textOf(field(companion, 'id'))
  const name = nameOf(field(companion, 'name'))
  return talk === '' || talk.length > 64
    ? []
    : [{ kind: 'talk', talk, companion: name, title: name }]
}

/** A message of a copy of an account of ours; the words of a picture were a wish, not a message. */
export function partsOfOwnMessage(message: Fields): TranscriptPart[] {
  const talk = textOf(field(message, 'companionId'))
  const kind = field(message, 'messageType')
  if (talk === '' || talk.length > 64 || kind === 'image' || kind === 'video') return []
  return saidIn(talk, {
    fromUser: field(message, 'isFromUser') === true,
    text: textOf(field(message, 'content')),
    at: saidAt(field(message, 'createdAt')),
  })
}
