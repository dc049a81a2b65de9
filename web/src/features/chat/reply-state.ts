import type { RootState } from '@/store/root-reducer'
import { chatApi } from './chat-api'
import { selectChat } from './chat-slice'

const messagesOf = (state: RootState, companionId: string) =>
  chatApi.endpoints.getConversation.select(companionId)(state).data?.messages ?? []

/** The reply of a conversation that is being written: told by a frame, or shown by the store. */
export function selectRunningReply(state: RootState, companionId: string): string | null {
  for (const reply of Object.values(selectChat(state).live.running))
    if (reply.companionId === companionId) return reply.messageId
  return messagesOf(state, companionId).findLast(({ status }) => status === 'running')?.id ?? null
}

/** The tone of the talk, as its last whole reply has it; null before there is any. */
export function selectTone(state: RootState, companionId: string): string | null {
  const last = messagesOf(state, companionId).findLast(
    ({ isFromUser, status }) => !isFromUser && status === 'complete',
  )
  return last?.metadata.emotion ?? null
}

/**
 * `idle`: a message may be sent. `unsent`: one is still on its way. `awaited`: it is stored and its
 * reply should begin. `replying`: the reply is being written.
 */
export function selectReplyState(
  state: RootState,
  companionId: string,
): 'idle' | 'unsent' | 'awaited' | 'replying' {
  if (selectRunningReply(state, companionId) !== null) return 'replying'
  const { outgoing, expected } = selectChat(state)
  const last = messagesOf(state, companionId).at(-1)
  if (last !== undefined && last.id in expected) return 'awaited'
  const unsent = outgoing.some(
    (entry) => entry.companionId === companionId && entry.state !== 'failed',
  )
  return unsent ? 'unsent' : 'idle'
}
