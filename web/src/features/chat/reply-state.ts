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

const tender: ReadonlySet<string> = new Set(['caring', 'gentle'])

/** The tone of the last reply where it is tender, as to who grieves: no other mood is shown then. */
export function selectTenderTone(state: RootState, companionId: string): string | null {
  const last = messagesOf(state, companionId).findLast(({ isFromUser }) => !isFromUser)
  const tone = last?.metadata.emotion
  return tone !== undefined && tender.has(tone) ? tone : null
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
