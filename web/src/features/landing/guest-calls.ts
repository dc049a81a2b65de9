import type { Message } from '@lumen/contracts/chat/schema'
import { guestConsentVersion } from '@lumen/contracts/guest/limits'
import { isApiError } from '@/api/error'
import { siteCall } from '@/site/site-call'
import type { Language } from '@/i18n/languages'
import { storageKeys, writeStored } from '@/storage/browser-storage'

/** Something that a guest wants to say. */
export type Asked = { id: string; content: string }
export type GuestTalk = { messages: Message[]; left: number; name: string | null }

const pollMs = 600
/** A reply that takes longer shows up when something else is said. */
const replyPolls = 200
const crystalPolls = 10

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, pollMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The page is left', 'AbortError'))
    })
  })

/** Whether the server does not know this guest: never did, or their day is over. */
const isUnknown = (error: unknown): boolean => isApiError(error) && error.status === 401

const begin = async (language: Language) => {
  const body = { consent: guestConsentVersion, language } as const
  const { erasedAfter } = await siteCall('POST /api/guest', { body })
  writeStored(storageKeys.guest, erasedAfter)
}

/** What was said before in this browser; null: nothing that is still there. */
export async function readTalk(): Promise<GuestTalk | null> {
  try {
    return await siteCall('GET /api/guest/talk', undefined)
  } catch (error) {
    if (!isUnknown(error)) throw error
    return null
  }
}

/** Says something, as a new guest where there is none yet; returns the message. */
export async function say(
  { id, content }: Asked,
  language: Language,
  isKnown: boolean,
): Promise<Message> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const body = { content, clientMessageId: id, ...(timeZone && { timeZone }) }
  if (!isKnown) await begin(language)
  const send = () => siteCall('POST /api/guest/messages', { body })
  try {
    return (await send()).message
  } catch (error) {
    if (!isKnown || !isUnknown(error)) throw error
    await begin(language)
    return (await send()).message
  }
}

/** Tells of the talk until the message is answered. */
export async function followReply(
  messageId: string,
  told: (talk: GuestTalk) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let times = 0; times < replyPolls; times += 1) {
    const talk = await siteCall('GET /api/guest/talk', undefined)
    signal.throwIfAborted()
    told(talk)
    const reply = talk.messages.find(({ replyTo }) => replyTo === messageId)
    if (reply !== undefined && reply.status !== 'running') return
    await pause(signal)
  }
}

/** What is remembered, once there is more than before, or soon when nothing comes. */
export async function readCrystals(before: number, signal: AbortSignal) {
  for (let times = 1; ; times += 1) {
    const crystals = await siteCall('GET /api/guest/crystals', undefined)
    signal.throwIfAborted()
    if (crystals.length > before || times >= crystalPolls) return crystals
    await pause(signal)
  }
}
