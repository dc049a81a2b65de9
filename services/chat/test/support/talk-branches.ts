import type { TalkBranches } from '@lumen/contracts/chat/branches'
import { endOf, type Instance, type RestReply, type TestUser } from './chat-stack.ts'

/** What somebody does with the branches of their talk. */
export function branchesOf(user: TestUser, chat: Instance, companionId: string) {
  const path = `/api/messages/${companionId}`
  const call = (method: string, rest: string, body?: unknown): Promise<RestReply> =>
    user.call(chat, method, `${path}${rest}`, body)
  const done = async (asked: Promise<RestReply>) => {
    const { status, body } = await asked
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return body as TalkBranches & { cleared?: string | null }
  }
  return {
    call,
    list: () => done(call('GET', '/branches')),
    /** Goes on differently after a message; without one, anew. */
    after: (after?: string) =>
      done(call('POST', '/branches', after === undefined ? {} : { after })),
    open: (id: string) => done(call('PUT', `/branches/${id}/open`)),
    remove: (id: string) => done(call('DELETE', `/branches/${id}`)),
    restore: (id: string) => done(call('POST', `/branches/${id}/restore`)),
    clear: () => done(call('POST', '/clear')),
    /** Says something and waits for the answer. */
    async say(content: string) {
      const outcome = await user.send(companionId, content)
      if (outcome.outcome !== 'accepted' || outcome.replyId === null)
        throw new Error(JSON.stringify(outcome))
      await endOf(user, outcome.replyId)
      return { messageId: outcome.message.id, replyId: outcome.replyId }
    },
    /** What users said that is shown, oldest first. */
    said: async () =>
      (await user.messages(chat, companionId, '?limit=100'))
        .toReversed()
        .filter(({ isFromUser }) => isFromUser)
        .map(({ content }) => content),
  }
}
