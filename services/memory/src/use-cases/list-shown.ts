import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { MemoryContext } from '../context.ts'

/** Which of these messages of a user their talks show: others stand in branches that are not open. */
export async function listShown(
  { bus }: Pick<MemoryContext, 'bus'>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>()
  for (let from = 0; from < ids.length; from += chatLimits.messagesRead) {
    const messageIds = ids.slice(from, from + chatLimits.messagesRead)
    const page = await bus.request(chatRequests, 'chat.list-shown', { userId, messageIds })
    for (const id of page.messageIds) shown.add(id)
  }
  return shown
}
