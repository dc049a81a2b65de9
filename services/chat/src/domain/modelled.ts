import type { MessageMetadata } from '@lumen/contracts/chat/schema'

/** Whether a model led a talk: never, until just now, or until a fallback took its place. */
export type Modelled = 'never' | 'lately' | 'before'

type Said = { isFromUser: boolean; metadata: Pick<MessageMetadata, 'provider' | 'fallback'> }

/** @param messages oldest first */
export function readModelled(messages: readonly Said[]): Modelled {
  const replies = messages.filter(({ isFromUser }) => !isFromUser)
  const isModels = ({ metadata: { provider } }: Said) =>
    provider !== undefined && provider !== 'local' && provider !== 'safety'
  const last = replies.findLastIndex(isModels)
  if (last === -1) return 'never'
  const since = replies.slice(last + 1)
  return since.some(({ metadata }) => metadata.fallback === true) ? 'before' : 'lately'
}
