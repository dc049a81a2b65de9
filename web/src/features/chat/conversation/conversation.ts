import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message, TalkChanges } from '@lumen/contracts/chat/schema'

/** What is held of a conversation: its newest part without holes, oldest message first. */
export type Conversation = {
  messages: Message[]
  /** There may be older messages: the last page was full. */
  hasMore: boolean
  /** Messages deleted lately: a page that was asked for before may still bring them. */
  gone: string[]
  /** Messages told by frames or by catching up lately: a page read before may come without them. */
  fresh: string[]
  /** The change of the talk up to which all are held; null: the next page that comes says it. */
  seen: number | null
}

const goneKept = 50
/** More than catching up brings at once: an older page that dropped some of it would leave a hole. */
const freshKept = chatLimits.changesKept

/** Positions are numbers of any length, written in decimal. */
export const comparePositions = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)

const isFull = (page: readonly Message[], size: number = chatLimits.pageSize) =>
  page.length === size

const sameMessage = (one: Message, other: Message) =>
  one.id === other.id ||
  (one.clientMessageId !== null && one.clientMessageId === other.clientMessageId)

/** A page tells one state of the talk: whatever changed in it before is in it too. */
const newestChange = (page: readonly Message[]) =>
  Math.max(0, ...page.map(({ change = 0 }) => change))

/** @param page newest first, as the server sends it */
export function conversationOf(page: readonly Message[]): Conversation {
  const conversation: Conversation = {
    messages: [],
    hasMore: isFull(page),
    gone: [],
    fresh: [],
    seen: newestChange(page),
  }
  for (const message of page) putMessage(conversation, message)
  return conversation
}

/** Puts a message in its place, instead of the one it is a new version of. */
export function putMessage(conversation: Conversation, message: Message): void {
  const { messages } = conversation
  if (conversation.gone.includes(message.id)) return
  const known = messages.findIndex((held) => sameMessage(held, message))
  if (known >= 0 && messages[known]?.position === message.position) {
    messages[known] = message
    return
  }
  if (known >= 0) messages.splice(known, 1)
  let place = messages.length
  while (
    place > 0 &&
    comparePositions((messages[place - 1] as Message).position, message.position) > 0
  )
    place -= 1
  messages.splice(place, 0, message)
}

/** Counts on where nothing lies between what was seen and this change. */
export function noteSeen(conversation: Conversation, change: number | undefined): void {
  if (conversation.seen !== null && change === conversation.seen + 1) conversation.seen = change
}

/** Where what is held begins, when there is more before it. */
const beginningOf = ({ hasMore, messages }: Conversation): string | undefined =>
  hasMore ? messages[0]?.position : undefined

/** Such a message comes with its page: put in alone, it would hide what lies between. */
const isFurtherBack = ({ position }: Message, beginning: string | undefined): boolean =>
  beginning !== undefined && comparePositions(position, beginning) < 0

/** Takes over what was missed, where it is held or new. */
export function takeChanges(conversation: Conversation, changes: TalkChanges): void {
  for (const id of changes.removed) removeMessage(conversation, id)
  const held = new Map(conversation.messages.map((message) => [message.id, message]))
  const beginning = beginningOf(conversation)
  for (const message of changes.messages) {
    const before = held.get(message.id)
    if (before === undefined ? !isFurtherBack(message, beginning) : !isOutdated(before, message))
      putFresh(conversation, message)
  }
  conversation.seen = Math.max(conversation.seen ?? 0, changes.upTo)
  // What frames told meanwhile follows on it.
  for (const change of conversation.messages.map((message) => message.change ?? 0).sort(byNumber))
    noteSeen(conversation, change)
}

const byNumber = (one: number, other: number) => one - other

/** Puts a message that a frame told. */
export function tellMessage(conversation: Conversation, message: Message): void {
  noteSeen(conversation, message.change)
  if (isFurtherBack(message, beginningOf(conversation))) return
  putFresh(conversation, message)
}

/** Puts a message that a page on its way, or one that was kept for reading offline, may come without. */
function putFresh(conversation: Conversation, message: Message): void {
  conversation.fresh = [...conversation.fresh, message.id].slice(-freshKept)
  putMessage(conversation, message)
}

export function removeMessage(
  conversation: Conversation,
  messageId: string,
  change?: number,
): void {
  noteSeen(conversation, change)
  conversation.messages = conversation.messages.filter(({ id }) => id !== messageId)
  conversation.gone = [...conversation.gone, messageId].slice(-goneKept)
}

/** What a page says of a message may be older than what a frame has said since it was asked for. */
function isOutdated(held: Message, fetched: Message): boolean {
  if (fetched.version !== held.version) return fetched.version < held.version
  if ((fetched.change ?? 0) < (held.change ?? 0)) return true
  return fetched.status === 'running' && held.status !== 'running'
}

/**
 * Adds the page before the oldest message held.
 * @param page newest first
 * @param size how many were asked for
 */
export function addOlder(
  conversation: Conversation,
  page: readonly Message[],
  size?: number,
): void {
  conversation.hasMore = isFull(page, size)
  const known = new Set(conversation.messages.map(({ id }) => id))
  for (const message of page) if (!known.has(message.id)) putMessage(conversation, message)
}

/**
 * Brings a conversation up to date with the newest page: what it covers is taken from it, what is
 * older stays. When more was missed than a page holds, the conversation starts anew from the page.
 * @param page newest first
 */
export function refreshNewest(conversation: Conversation, page: readonly Message[]): void {
  const held = new Map(conversation.messages.map((message) => [message.id, message]))
  const oldest = page.at(-1)?.position
  const newestHeld = conversation.messages.at(-1)?.position
  const touches =
    !isFull(page) ||
    (conversation.seen !== null &&
      oldest !== undefined &&
      newestHeld !== undefined &&
      comparePositions(oldest, newestHeld) <= 0)
  const older =
    touches && oldest !== undefined
      ? conversation.messages.filter(({ position }) => comparePositions(position, oldest) < 0)
      : []
  // A page that is not full reaches back to the beginning: nothing can be older than it.
  const newest = page[0]?.position ?? '0'
  const newer = conversation.messages.filter(
    ({ id, position }) => conversation.fresh.includes(id) && comparePositions(position, newest) > 0,
  )
  conversation.messages = isFull(page) ? older : []
  conversation.hasMore = isFull(page) && (older.length > 0 ? conversation.hasMore : true)
  for (const message of page) {
    const before = held.get(message.id)
    putMessage(conversation, before && isOutdated(before, message) ? before : message)
  }
  for (const message of newer) putMessage(conversation, message)
  conversation.seen ??= newestChange(page)
}
