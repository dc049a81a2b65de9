import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Message, SuggestedAction, TalkNotice } from '@lumen/contracts/chat/schema'
import type { Outgoing } from '../chat-slice'
import type { UsedThings } from '../memory/used-memories'
import { awaitsWords } from '../media/media-state'

/** Place of a bubble in a run of the same author: the first leaves room above, the last has the tail. */
export type Place = { first: boolean; last: boolean }

export type TimelineItem =
  | { kind: 'day'; key: string; at: string }
  | ({
      kind: 'message'
      key: string
      message: Message
      newest: boolean
      /** What was remembered for the run that ends here. */
      used: UsedThings
    } & Place)
  | ({ kind: 'outgoing'; key: string; entry: Outgoing } & Place)
  | { kind: 'thinking'; key: string }
  /** A stored message of ours without a reply, and why if anybody said so. */
  | { kind: 'unanswered'; key: string; messageId: string; code: ErrorCode | null }
  /** What was due to be told when somebody wrote, below its answer. */
  | { kind: 'notices'; key: string; notices: readonly TalkNotice[] }
  | { kind: 'suggestions'; key: string; actions: readonly SuggestedAction[] }

export type TimelineInput = {
  messages: readonly Message[]
  /** Of this conversation, oldest first. */
  outgoing: readonly Outgoing[]
  expected: Readonly<Record<string, number>>
  unanswered: Readonly<Record<string, ErrorCode>>
  connected: boolean
}

/** Bubbles further apart than this do not stand in one run. */
const runMs = 10 * 60_000

const localDay = (at: string) => new Date(at).toDateString()

/** The key stays the same when the server confirms a message of ours. */
const keyOf = (message: Message) => message.clientMessageId ?? message.id

type Entry =
  | { mine: boolean; at: string; message: Message; outgoing?: never }
  | { mine: true; at: string; outgoing: Outgoing; message?: never }

/** Below a whole reply, what was due with its question; nobody is told to rest in a crisis. */
function noticesBelow({ status, replyTo, metadata }: Message, byId: ReadonlyMap<string, Message>) {
  if (replyTo === null || status === 'running' || metadata.crisis !== undefined) return undefined
  return byId.get(replyTo)?.metadata.notices
}

const nothing: UsedThings = []

/** What was remembered for these replies, each thing once; the same list as long as they are the same. */
function usedIn(run: readonly Message[]): UsedThings {
  const lists = run.flatMap(({ metadata }) =>
    metadata.usedMemories ? [metadata.usedMemories] : [],
  )
  const [only = nothing, ...others] = lists
  if (others.length === 0) return only
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()]
}

/** Turns a conversation into what stands on the screen, from top to bottom. */
export function buildTimeline(input: TimelineInput): TimelineItem[] {
  const { messages, outgoing } = input
  const confirmed = new Set(messages.map((message) => message.clientMessageId))
  const entries: Entry[] = [
    ...messages.map((message) => ({ mine: message.isFromUser, at: message.createdAt, message })),
    ...outgoing
      .filter((entry) => !confirmed.has(entry.clientMessageId))
      .map((entry) => ({ mine: true as const, at: entry.createdAt, outgoing: entry })),
  ]
  const items: TimelineItem[] = []
  const days = new Set<string>()
  let run: Message[] = []
  const byId = new Map(messages.map((message) => [message.id, message]))
  entries.forEach((entry, index) => {
    const before = entries[index - 1]
    const after = entries[index + 1]
    const day = localDay(entry.at)
    if ((before === undefined || localDay(before.at) !== day) && !days.has(day)) {
      days.add(day)
      items.push({ kind: 'day', key: day, at: entry.at })
    }
    const place: Place = {
      first: before === undefined || !inOneRun(before, entry),
      last: after === undefined || !inOneRun(entry, after),
    }
    if (entry.outgoing === undefined) {
      const { message } = entry
      const key = keyOf(message)
      if (place.first) run = []
      run.push(message)
      const used = place.last ? usedIn(run) : nothing
      items.push({ kind: 'message', key, message, newest: after === undefined, used, ...place })
      const notices = noticesBelow(message, byId)
      if (notices !== undefined) items.push({ kind: 'notices', key: `${key} notices`, notices })
    } else
      items.push({
        kind: 'outgoing',
        key: entry.outgoing.clientMessageId,
        entry: entry.outgoing,
        ...place,
      })
  })
  const last = entries.at(-1)
  if (last !== undefined) items.push(...whatFollows(last, input))
  return items
}

function inOneRun(one: Entry, other: Entry): boolean {
  if (one.mine !== other.mine || localDay(one.at) !== localDay(other.at)) return false
  if (one.message?.speakerId !== other.message?.speakerId) return false
  return Math.abs(Date.parse(other.at) - Date.parse(one.at)) <= runMs
}

function whatFollows(
  last: Entry,
  { expected, unanswered, connected }: TimelineInput,
): TimelineItem[] {
  if (last.outgoing !== undefined)
    return connected && last.outgoing.state === 'sending'
      ? [{ kind: 'thinking', key: 'thinking' }]
      : []
  const { message } = last
  if (message.isFromUser) {
    if (!awaitsWords(message)) return []
    if (message.id in expected) return connected ? [{ kind: 'thinking', key: 'thinking' }] : []
    const code = unanswered[message.id] ?? null
    return [{ kind: 'unanswered', key: `unanswered ${message.id}`, messageId: message.id, code }]
  }
  const { suggestedActions = [], crisis } = message.metadata
  if (message.status !== 'complete' || crisis !== undefined || suggestedActions.length === 0)
    return []
  return [{ kind: 'suggestions', key: `suggestions ${message.id}`, actions: suggestedActions }]
}
