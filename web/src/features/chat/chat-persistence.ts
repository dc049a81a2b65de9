import { chatLimits } from '@lumen/contracts/chat/limits'
import type { AttachedPicture } from '@lumen/contracts/chat/schema'
import { readPersonal, writePersonal } from '@/storage/personal-storage'
import type { AttachedRecording, InputMode, KeptState, Outgoing } from './chat-slice'

/** At most this much is kept in the browser, so that its small storage is never filled up. */
const mostDrafts = 20
const mostOutgoing = 20
const mostModes = 50
const mostLetters = 100_000
/** An older message is not sent by itself any more: its moment may have passed. */
const sentByItselfMs = 10 * 60_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= chatLimits.messageLength

/** Voice ends with its visit: it is not gone back to by itself. */
const isMode = (value: unknown): value is InputMode => value === 'image' || value === 'video'

const isRecording = (value: unknown): value is AttachedRecording =>
  isRecord(value) &&
  typeof value['recordingId'] === 'string' &&
  typeof value['seconds'] === 'number'

const isPicture = (value: unknown): value is AttachedPicture =>
  isRecord(value) &&
  ['objectId', 'mime', 'description'].every((field) => typeof value[field] === 'string') &&
  ['width', 'height'].every((field) => typeof value[field] === 'number')

const arePictures = (value: unknown): value is AttachedPicture[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= chatLimits.pictures &&
  value.every(isPicture)

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  isText(value['clientMessageId']) &&
  isText(value['companionId']) &&
  (isText(value['content']) || (value['content'] === '' && arePictures(value['pictures']))) &&
  typeof value['createdAt'] === 'string'

/** What was written and not sent when this browser was here last. What cannot be read is left out. */
export function readKeptTexts(userId: string): KeptState {
  const kept = readPersonal(userId, 'texts')
  if (!isRecord(kept)) return { drafts: {}, modes: {}, outgoing: [] }
  const modes = isRecord(kept['modes']) ? kept['modes'] : {}
  const drafts = isRecord(kept['drafts']) ? kept['drafts'] : {}
  const outgoing = Array.isArray(kept['outgoing']) ? kept['outgoing'] : []
  return {
    drafts: Object.fromEntries(
      Object.entries(drafts).filter((draft): draft is [string, string] => isText(draft[1])),
    ),
    modes: Object.fromEntries(
      Object.entries(modes).filter((mode): mode is [string, InputMode] => isMode(mode[1])),
    ),
    outgoing: outgoing.filter(isOutgoing).map((entry) => ({
      clientMessageId: entry.clientMessageId,
      companionId: entry.companionId,
      content: entry.content,
      ...(isRecording(entry.recording) && { recording: entry.recording }),
      ...(arePictures(entry.pictures) && { pictures: entry.pictures }),
      createdAt: entry.createdAt,
      state:
        entry.state === 'failed' || Date.now() - Date.parse(entry.createdAt) > sentByItselfMs
          ? 'failed'
          : 'waiting',
    })),
  }
}

/** What is stored, but for what this tab changed, added (it stands last then) or removed. */
const laidOver = <T>(
  stored: Record<string, T>,
  before: Record<string, T>,
  now: Record<string, T>,
): Record<string, T> =>
  Object.fromEntries([
    ...Object.entries(stored).filter(([key]) => now[key] === before[key]),
    ...Object.entries(now).filter(([key, value]) => value !== before[key]),
  ])

const byId = (outgoing: readonly Outgoing[]) =>
  Object.fromEntries(outgoing.map((entry) => [entry.clientMessageId, entry]))

/**
 * Keeps drafts, modes and unsent messages: the newest ones, and no more than the bounds allow. Other
 * tabs write to the same place, so only what has changed since `before` is replaced there.
 * @param before what this tab kept or found there last
 */
export function keepTexts(userId: string, now: KeptState, before: KeptState): void {
  const stored = readKeptTexts(userId)
  const drafts = laidOver(stored.drafts, before.drafts, now.drafts)
  const modes = laidOver(stored.modes, before.modes, now.modes)
  const outgoing = Object.values(
    laidOver(byId(stored.outgoing), byId(before.outgoing), byId(now.outgoing)),
  ).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  let letters = 0
  const fits = (text: string) => {
    letters += text.length
    return letters <= mostLetters
  }
  const unsent = outgoing
    .slice(-mostOutgoing)
    .toReversed()
    .filter(({ content, pictures = [] }) =>
      fits(content + pictures.map(({ description }) => description).join('')),
    )
    .toReversed()
  // An object keeps the order in which its keys came: the last draft is the newest.
  const written = Object.entries(drafts)
    .slice(-mostDrafts)
    .toReversed()
    .filter(([, text]) => fits(text.slice(0, chatLimits.messageLength)))
    .map(([id, text]) => [id, text.slice(0, chatLimits.messageLength)] as const)
    .toReversed()
  const chosen = Object.entries(modes).slice(-mostModes)
  const empty = unsent.length === 0 && written.length === 0 && chosen.length === 0
  writePersonal(
    userId,
    'texts',
    empty
      ? null
      : {
          drafts: Object.fromEntries(written),
          modes: Object.fromEntries(chosen),
          outgoing: unsent,
        },
  )
}
