import type { EventEnvelope } from '@lumen/contracts/bus'
import { defaultLanguage } from '@lumen/contracts/languages'
import { handleOnce } from '@lumen/database/inbox'
import { againLine } from '../answers/again-line.ts'
import { localModel } from '../answers/local-answer.ts'
import type { ChatContext } from '../context.ts'
import { toldAsGuest } from '../domain/told-as-guest.ts'
import { listCompanions } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findRunning } from '../store/replies.ts'
import { presentMessage } from './present-message.ts'
import { storeOpening } from './store-opening.ts'

/** A line that would come later than this greets nobody who has just arrived. */
const freshMs = 10 * 60_000
/** More than a guest can say. */
const messagesRead = 200

/**
 * Somebody has made an account: if they talked before it, their companion says one line there, by their name
 * and of what they told. Nothing where somebody may be in danger, or where the talk has gone on meanwhile.
 */
export async function takeUpTalk(
  context: ChatContext,
  consumer: string,
  event: EventEnvelope,
  { userId }: { userId: string },
): Promise<void> {
  const { db, sealer, clock } = context
  const registered = new Date(event.occurredAt)
  if (clock.now().getTime() - registered.getTime() > freshMs) return
  const box = await sealer.open(db, userId)
  let line: StoredMessage | null = null
  await handleOnce(db, consumer, event, async (tx) => {
    const [companion] = await listCompanions(tx, box, userId, false)
    if (companion === undefined || companion.createdAt > registered) return
    if (!(await lockConversation(tx, userId, companion.id))) return
    const said = (await listMessages(tx, box, companion.id, { limit: messagesRead })).toReversed()
    if (!said.some(({ isFromUser }) => isFromUser) || said.some(isPast(registered))) return
    if (
      said.some(inDanger) ||
      (await findRunning(tx, { userId, companionId: companion.id })) !== null
    )
      return
    const language =
      said.findLast(({ metadata }) => metadata.language !== undefined)?.metadata.language ??
      defaultLanguage
    const content = againLine(toldAsGuest(said, language), language)
    const metadata = { language, provider: 'local', model: localModel } as const
    line = await storeOpening(tx, box, companion, { content, metadata }, clock.now())
  })
  if (line === null) return
  context.eventsCommitted()
  context.tellUser(userId, {
    kind: 'message-changed',
    change: 'created',
    message: presentMessage(line),
  })
}

const isPast =
  (moment: Date) =>
  ({ createdAt }: StoredMessage): boolean =>
    createdAt > moment

const inDanger = ({ metadata }: StoredMessage): boolean =>
  metadata.crisis !== undefined || metadata.provider === 'safety' || metadata.helpLink === true
