import type { RootState } from '@/store/root-reducer'
import { chatApi } from './chat-api'
import { selectChat } from './chat-slice'

/** The reply of a conversation that is being written: in the store, or told by a frame. */
export function selectRunningReply(state: RootState, companionId: string): string | null {
  for (const reply of Object.values(selectChat(state).live.running))
    if (reply.companionId === companionId) return reply.messageId
  const { data } = chatApi.endpoints.getConversation.select(companionId)(state)
  return data?.messages.findLast((message) => message.status === 'running')?.id ?? null
}

/** `idle`: a message may be sent. `unsent`: one still is on its way. `replying`: it is answered. */
export function selectReplyState(
  state: RootState,
  companionId: string,
): 'idle' | 'unsent' | 'replying' {
  if (selectRunningReply(state, companionId) !== null) return 'replying'
  const unsent = selectChat(state).outgoing.some(
    (entry) => entry.companionId === companionId && entry.state !== 'failed',
  )
  return unsent ? 'unsent' : 'idle'
}
