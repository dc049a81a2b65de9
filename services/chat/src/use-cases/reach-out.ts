import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import { chatEvents } from '@lumen/contracts/chat/bus'
import type { ContactWish } from '@lumen/contracts/chat/contact'
import { defaultLanguage } from '@lumen/contracts/languages'
import { occasionRequests } from '@lumen/contracts/memory/bus'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import type { ChatContext } from '../context.ts'
import {
  chooseOccasion,
  mayWrite,
  wallClock,
  type Occasion,
  type Occasions,
} from '../domain/contact.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import {
  findContact,
  firstSaidAt,
  insertContact,
  listOccasions,
  listUntold,
  noteTold,
  readHistory,
  takeDue,
} from '../store/contact.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import { insertMessage } from '../store/messages.ts'
import { findRunning } from '../store/replies.ts'
import { presentMessage } from './present-message.ts'
import { writeContactMessage } from './write-contact-message.ts'
import type { UnaskedWords } from './write-unasked.ts'

const batch = 50
/** How often a companion is asked whether it is time. */
const lookEveryMs = 5 * 60_000
/** A message that its user could not be told of for so long waits for them in the talk. */
const toldWithinMs = 60 * 60_000

/** Lets companions write by themselves for whom it is time, and tells their users of it. */
export async function reachOut(context: ChatContext, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  for (;;) {
    const now = clock.now()
    const next = new Date(now.getTime() + lookEveryMs)
    const due = await takeDue(db, { now, next, limit: batch })
    for (const owner of due) {
      if (signal.aborted) return
      try {
        await reachOutIn(context, owner, signal)
      } catch (error) {
        log.warn({ err: error, companionId: owner.companionId }, 'a companion did not write')
      }
    }
    await tellUntold(context)
    if (due.length < batch) return
  }
}

type OwnerRef = { userId: string; companionId: string }

async function reachOutIn(
  context: ChatContext,
  owner: OwnerRef,
  signal: AbortSignal,
): Promise<void> {
  const { db, sealer, bus, clock } = context
  const { userId, companionId } = owner
  const { timeZone, language, ...settings } = await findContact(db, owner)
  if (timeZone === null) return
  const wish: ContactWish = { ...settings, timeZone }
  const now = clock.now()
  if (!mayWrite(now, wish, await readHistory(db, companionId))) return
  const box = await sealer.open(db, userId)
  const companion = await findCompanion(db, box, userId, companionId)
  // Who is off the record wants to leave no trace, and a notification is one.
  if (companion === null || companion.hiddenAt !== null || companion.offRecord) return
  if (companion.paused) return
  const { allowed } = await bus.request(privacyRequests, 'auth.may-contact', { userId })
  if (!allowed) return
  const at = wallClock(now, timeZone)
  const occasions = await readOccasions(context, owner, timeZone)
  const occasion = chooseOccasion(at, occasions, await listOccasions(db, companionId))
  const asker = { userId, ageBand: 'unknown', region: null, timeZone } as const
  const words = await writeContactMessage(
    context,
    box,
    { asker: { ...asker, language: language ?? defaultLanguage }, companion, occasion },
    signal,
  )
  if (words !== null) await store(context, box, { companion, occasion, words, wish })
}

/** Of what memory cannot say now nothing is written; a greeting does without it. */
async function readOccasions(
  { db, bus, log }: ChatContext,
  owner: OwnerRef,
  timeZone: string,
): Promise<Occasions> {
  const met = await firstSaidAt(db, owner.companionId)
  const metOn = met === null ? null : wallClock(met, timeZone).date
  try {
    const found = await bus.request(occasionRequests, 'memory.occasions', { ...owner, timeZone })
    return { ...found, metOn }
  } catch (error) {
    log.warn({ err: error, companionId: owner.companionId }, 'memory told no occasions')
    return { plans: [], birthday: null, metOn }
  }
}

/** Stores the message, unless something was said or decided meanwhile: once for its occasion. */
async function store(
  context: ChatContext,
  box: Box,
  given: { companion: StoredCompanion; occasion: Occasion; words: UnaskedWords; wish: ContactWish },
): Promise<void> {
  const { companion, occasion, words } = given
  const { userId, id: companionId } = companion
  const message = await context.db.transaction().execute(async (tx) => {
    const now = context.clock.now()
    if (!(await lockConversation(tx, userId, companionId))) return null
    const {
      timeZone,
      language: _known,
      ...settings
    } = await findContact(tx, {
      userId,
      companionId,
    })
    const wish = { ...settings, timeZone: timeZone ?? given.wish.timeZone }
    if (!mayWrite(now, wish, await readHistory(tx, companionId))) return null
    if ((await findCompanion(tx, box, userId, companionId))?.paused !== false) return null
    if ((await findRunning(tx, { userId, companionId })) !== null) return null
    const id = newId()
    const position = await takePositions(tx, { userId, companionId }, 1)
    const { date: day } = wallClock(now, wish.timeZone)
    const contact = { userId, companionId, occasion: occasion.key, day, messageId: id, position }
    if (!(await insertContact(tx, { ...contact, sentAt: now }))) return null
    const stored = await insertMessage(tx, box, {
      id,
      userId,
      companionId,
      position,
      content: words.text,
      isFromUser: false,
      messageType: 'text',
      status: 'complete',
      clientMessageId: null,
      replyTo: null,
      offRecord: false,
      metadata: { ...words.metadata, contact: occasion.kind },
      createdAt: now,
    })
    await appendEvent(tx, chatEvents, 'chat.message-completed', {
      userId,
      companionId,
      messageId: id,
      version: stored.version,
      isFromUser: false,
      offRecord: false,
    })
    return stored
  })
  if (message === null) return
  context.eventsCommitted()
  context.tellUser(userId, {
    kind: 'message-changed',
    change: 'created',
    message: presentMessage(message),
  })
}

/** Tells users of what was written to them, by the id of the message: once, however often it is tried. */
async function tellUntold({ db, bus, clock, log }: ChatContext): Promise<void> {
  const now = clock.now()
  const since = new Date(now.getTime() - toldWithinMs)
  for (const { userId, companionId, messageId } of await listUntold(db, since, batch))
    try {
      await bus.request(authRequests, 'auth.notify', {
        userId,
        id: messageId,
        notification: { kind: 'companion-message', params: { companionId, messageId } },
      })
      await noteTold(db, messageId, now)
    } catch (error) {
      log.warn({ err: error, messageId }, 'a user is told later of what a companion wrote')
    }
}
