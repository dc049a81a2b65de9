import type { EventEnvelope, Payload } from '@lumen/contracts/bus'
import type { memoryEvents } from '@lumen/contracts/memory/bus'
import { handleOnce } from '@lumen/database/inbox'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { readMessagesOf, updateMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { presentMessage } from './present-message.ts'

export type FeelingsRead = Payload<(typeof memoryEvents)['memory.feelings-read']>

/** A feeling that is no stronger is not shown. */
const leastIntensity = 0.3

/**
 * Whether a model's reading may take the place of a label: not of none, which a message about a crisis
 * has.
 */
const mayRelabel = ({ isFromUser, metadata }: StoredMessage): boolean =>
  isFromUser && metadata.crisis === undefined && metadata.emotion !== undefined

/**
 * A model read what messages feel like while it read what they tell: its labels take the place of those
 * read by words alone. A message that changed meanwhile is left alone.
 */
export async function relabelMessages(
  context: ChatContext,
  consumer: string,
  event: EventEnvelope,
  { userId, companionId, feelings }: FeelingsRead,
): Promise<void> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const relabelled: StoredMessage[] = []
  await handleOnce(db, consumer, event, async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) return
    const ids = feelings.map(({ messageId }) => messageId)
    const messages = await readMessagesOf(tx, box, userId, ids)
    for (const message of messages.filter(mayRelabel)) {
      const { id, version, metadata } = message
      const read = feelings.find(({ messageId }) => messageId === id)
      if (read?.version !== version) continue
      const emotion = read.intensity < leastIntensity ? 'neutral' : read.emotion
      if (emotion === metadata.emotion) continue
      const change = { metadata: { ...metadata, emotion }, newVersion: false }
      const changed = await updateMessage(tx, box, id, change)
      if (changed !== null) relabelled.push(changed)
    }
  })
  for (const message of relabelled.map(presentMessage))
    context.tellUser(userId, { kind: 'message-changed', change: 'edited', message })
}
