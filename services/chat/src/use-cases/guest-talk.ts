import { openingLine } from '../answers/opening-line.ts'
import { chatEvents } from '@lumen/contracts/chat/bus'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import type { Message } from '@lumen/contracts/chat/schema'
import { guestLimits } from '@lumen/contracts/guest/limits'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { ChatContext } from '../context.ts'
import { changePersona } from '../domain/change-persona.ts'
import { createProfile } from '../domain/complete-profile.ts'
import { readCrisis } from '../domain/crisis.ts'
import { toldAsGuest } from '../domain/told-as-guest.ts'
import { insertCompanion, listCompanions, lockCompanionsOf } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { writePersona } from '../store/personas.ts'
import { faceTextsOf } from '../texts.ts'
import { presentMessage } from './present-message.ts'
import { sendMessage } from './send-message.ts'
import { storeOpening } from './store-opening.ts'

type Guest = Pick<Caller, 'userId' | 'language' | 'ageBand' | 'region'>

/** More than a guest can say, with all that is said in a crisis. */
const messagesRead = 200

/** What a guest and the companion have said so far, and how many messages are left. */
export async function readGuestTalk(
  { db, sealer }: ChatContext,
  { userId, language }: Guest,
): Promise<{ messages: Message[]; left: number; name: string | null }> {
  const box = await sealer.open(db, userId)
  const [companion] = await listCompanions(db, box, userId, false)
  if (companion === undefined) return { messages: [], left: guestLimits.messages, name: null }
  const said = await readSaid({ db }, box, companion.id)
  return {
    messages: said.map(presentMessage),
    left: leftAfter(said),
    name: toldAsGuest(said, language).name,
  }
}

/**
 * Takes what a guest says and begins the answer, which costs nothing. Errors: `guest_limit` when nothing is
 * left (whoever may be in danger is always heard), and those of any message.
 */
export async function sendAsGuest(
  context: ChatContext,
  guest: Guest,
  input: { content: string; clientMessageId: string; timeZone?: string },
): Promise<Message> {
  const { db, sealer, clock } = context
  const { userId, language, ageBand, region } = guest
  const { content, clientMessageId, timeZone = null } = input
  const box = await sealer.open(db, userId)
  const companionId = await companionOf(context, box, guest)
  const said = await readSaid({ db }, box, companionId)
  const repeated = said.some((message) => message.clientMessageId === clientMessageId)
  if (!repeated && leftAfter(said) === 0) {
    const heard = readCrisis({ content, createdAt: clock.now() }, null, said, language)
    if (heard.crisis === 'none' && heard.care === null && !heard.helpLink)
      throw new AppError('guest_limit', 'Create an account to go on with this talk')
  }
  const outcome = await sendMessage(
    context,
    { userId, ageBand, region, language, timeZone, guest: true },
    { companionId, content, clientMessageId, messageType: 'text', recordingId: null },
  )
  switch (outcome.outcome) {
    case 'accepted':
      return outcome.message
    case 'duplicate':
      throw new AppError('duplicate_message', 'The same message was sent a moment ago')
    case 'stored':
    case 'refused':
      throw new AppError(outcome.failure.code, outcome.failure.error)
  }
}

/** Oldest first. */
const readSaid = async (
  { db }: Pick<ChatContext, 'db'>,
  box: Box,
  companionId: string,
): Promise<StoredMessage[]> =>
  (await listMessages(db, box, companionId, { limit: messagesRead })).toReversed()

/** What care answered is not counted. */
function leftAfter(said: readonly StoredMessage[]): number {
  const cared = new Set(
    said
      .filter(({ metadata }) => metadata.crisis !== undefined || metadata.helpLink === true)
      .map(({ replyTo }) => replyTo),
  )
  const counted = said.filter(({ id, isFromUser }) => isFromUser && !cared.has(id)).length
  return Math.max(0, guestLimits.messages - counted)
}

/** The one companion that a guest has, who spoke first: made with the first message. */
async function companionOf(
  { db, clock, eventsCommitted }: ChatContext,
  box: Box,
  { userId, language }: Guest,
): Promise<string> {
  const [there] = await listCompanions(db, box, userId, false)
  if (there !== undefined) return there.id
  const { name, line, manner } = faceTextsOf(language).lumi
  const made = await db.transaction().execute(async (tx) => {
    await lockCompanionsOf(tx, userId)
    const [meanwhile] = await listCompanions(tx, box, userId, false)
    if (meanwhile !== undefined) return meanwhile.id
    const now = clock.now()
    const id = newId()
    const profile = createProfile({ name, face: 'lumi' })
    await insertCompanion(tx, box, { ...profile, id, userId, createdAt: now })
    const persona = changePersona(emptyPersona, { greeting: line, speakingStyle: manner })
    await writePersona(tx, box, id, persona)
    await appendEvent(tx, chatEvents, 'chat.companion-created', { userId, companionId: id })
    const opening = openingLine({ id, name, greeting: line }, language)
    await storeOpening(tx, box, { id, userId, offRecord: false }, opening, now)
    return id
  })
  eventsCommitted()
  return made
}
