import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatRequests } from '@lumen/contracts/chat/bus'
import type { ChatContext } from '../context.ts'
import { followReply } from '../use-cases/follow-reply.ts'
import { readRunningReplies } from '../use-cases/read-messages.ts'
import { sendMessage } from '../use-cases/send-message.ts'
import { countTalk } from '../store/talk-figures.ts'
import { stopReply } from '../use-cases/stop-reply.ts'

/** What gateways ask on behalf of their sockets, and auth for a user’s figures. */
export function replyRequests(context: ChatContext): RequestHandlers<typeof chatRequests> {
  return {
    'chat.send-message': ({ userId, ageBand, region, language, timeZone, ...message }) =>
      sendMessage(context, { userId, ageBand, region, language, timeZone }, message),
    'chat.follow-reply': async ({ userId, messageId, gatewayId }) => ({
      message: await followReply(context, userId, messageId, gatewayId),
    }),
    'chat.stop-reply': async ({ userId, messageId }) => ({
      stopped: await stopReply(context, userId, messageId),
    }),
    'chat.running-replies': async ({ userId }) => ({
      messages: await readRunningReplies(context, userId),
    }),
    'chat.user-stats': ({ userId, timeZone, dayStart }) =>
      countTalk(context.db, userId, timeZone, new Date(dayStart)),
  }
}
