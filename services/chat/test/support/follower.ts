import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { assembleReply } from '@lumen/contracts/chat/assemble-reply'
import { chatRequests, type LiveDeltas } from '@lumen/contracts/chat/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'

export type Follower = {
  /** Everything of the reply that arrived. */
  text(): string
  gaps(): number
  deltas(): number
  message: Message
  stop(): void
}

/** Follows a reply as a gateway does: deltas wait until the text they belong to has come. */
export async function follow(bus: Bus, userId: string, messageId: string): Promise<Follower> {
  const gatewayId = newId()
  const early: LiveDeltas = []
  let state: { text: string } | null = null
  let gaps = 0
  let deltas = 0
  const take = (delta: LiveDeltas[number]) => {
    if (delta.messageId !== messageId) return
    if (state === null) {
      early.push(delta)
      return
    }
    deltas += 1
    const next = assembleReply(state, delta)
    if (next === 'gap') gaps += 1
    else state = next
  }
  const listening = bus.listen(subjects.liveGateway(gatewayId), (data) => {
    for (const delta of data as LiveDeltas) take(delta)
  })
  await bus.flush()
  const { message } = await bus.request(chatRequests, 'chat.follow-reply', {
    userId,
    messageId,
    gatewayId,
  })
  if (message === null) throw new Error('there is no such reply')
  state = { text: message.content }
  for (const delta of early) take(delta)
  return {
    text: () => state?.text ?? '',
    gaps: () => gaps,
    deltas: () => deltas,
    message,
    stop: () => listening.stop(),
  }
}
