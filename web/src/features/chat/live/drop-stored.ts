import type { AppStore } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { outgoingRemoved, selectChat } from '../chat-slice'

type Store = Pick<AppStore, 'dispatch' | 'getState'>

/**
 * Ends the sending of what a conversation holds by now: the frame that confirms a message may come
 * when nobody listens, and the message would count as failed later.
 */
export function dropStored({ dispatch, getState }: Store, companionId: string): void {
  const { data } = chatApi.endpoints.getConversation.select(companionId)(getState())
  const stored = new Set(data?.messages.map(({ clientMessageId }) => clientMessageId))
  for (const { clientMessageId } of selectChat(getState()).outgoing)
    if (stored.has(clientMessageId)) dispatch(outgoingRemoved(clientMessageId))
}
