import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatRequests } from '@lumen/contracts/chat/bus'
import { voiceOf } from '@lumen/contracts/chat/voice-of'
import type { erasureRequests } from '@lumen/contracts/erasure'
import type { ChatContext } from '../context.ts'
import { toldText } from '../domain/sent-pictures.ts'
import { addMediaMessage } from '../use-cases/add-media-message.ts'
import { eraseUser } from '../use-cases/erase-user.ts'
import { exportCard } from '../use-cases/export-card.ts'
import { followReply } from '../use-cases/follow-reply.ts'
import { readRunningReplies } from '../use-cases/read-messages.ts'
import { sendMessage } from '../use-cases/send-message.ts'
import { listShown } from '../store/branches.ts'
import { countTalk } from '../store/talk-figures.ts'
import { findCompanion, listCompanions } from '../store/companions.ts'
import { findPlayed } from '../store/plays.ts'
import { readMessagesOf } from '../store/messages.ts'
import { avatarUrlOf } from '../use-cases/present-companion.ts'
import { readEpilogue } from '../use-cases/end-play.ts'
import { stopReply } from '../use-cases/stop-reply.ts'

/** What gateways ask on behalf of their sockets, memory of texts, and auth for a user’s figures and end. */
export function replyRequests(
  context: ChatContext,
): RequestHandlers<typeof chatRequests & typeof erasureRequests.chat> {
  return {
    'chat.erase-user': ({ userId }) => eraseUser(context, userId),
    'chat.send-message': ({ userId, ageBand, region, language, timeZone, ...message }) =>
      sendMessage(context, { userId, ageBand, region, language, timeZone }, message),
    'chat.add-media-message': (wish) => addMediaMessage(context, wish),
    'chat.read-card': async ({ userId, companionId }) => ({
      card: await exportCard(context, userId, companionId),
    }),
    'chat.follow-reply': ({ userId, messageId, gatewayId }) =>
      followReply(context, userId, messageId, gatewayId),
    'chat.stop-reply': async ({ userId, messageId }) => ({
      stopped: await stopReply(context, userId, messageId),
    }),
    'chat.running-replies': async ({ userId }) => ({
      messages: await readRunningReplies(context, userId),
    }),
    'chat.read-messages': async ({ userId, messageIds }) => {
      const box = await context.sealer.open(context.db, userId)
      const messages = await readMessagesOf(context.db, box, userId, messageIds)
      const companions = messages.every(({ isFromUser }) => isFromUser)
        ? []
        : await listCompanions(context.db, box, userId, false)
      const played = await findPlayed(context.db, userId, messageIds)
      const names = new Map(companions.map((companion) => [companion.id, companion.name]))
      return {
        messages: messages
          .filter(({ status, metadata }) => status !== 'running' && metadata.aside !== true)
          .map((message) => ({
            id: message.id,
            companionId: message.companionId,
            content: toldText(message).text,
            messageType: message.messageType,
            isFromUser: message.isFromUser,
            position: message.position,
            version: message.version,
            createdAt: message.createdAt.toISOString(),
            offRecord: message.offRecord,
            inPlay: played.has(message.id),
            speaker: message.isFromUser
              ? null
              : (names.get(message.speakerId ?? message.companionId) ?? null),
          })),
      }
    },
    'chat.list-shown': async ({ userId, messageIds }) => ({
      messageIds: await listShown(context.db, userId, messageIds),
    }),
    'chat.read-epilogue': async (asked) => ({ epilogue: await readEpilogue(context, asked) }),
    'chat.list-companions': async ({ userId }) => {
      const box = await context.sealer.open(context.db, userId)
      const companions = await listCompanions(context.db, box, userId, false)
      return {
        companions: companions.map((companion) => ({
          id: companion.id,
          name: companion.name,
          createdAt: companion.createdAt.toISOString(),
          avatarUrl: avatarUrlOf(companion),
        })),
      }
    },
    'chat.read-companion': async ({ userId, companionId }) => {
      const box = await context.sealer.open(context.db, userId)
      const companion = await findCompanion(context.db, box, userId, companionId)
      if (companion === null || companion.hiddenAt !== null) return { companion: null }
      const { id, name, mood, personality } = companion
      return { companion: { id, name, mood, personality, voice: voiceOf(companion) } }
    },
    'chat.user-stats': ({ userId, timeZone, dayStart }) =>
      countTalk(context.mayBeOld, userId, timeZone, new Date(dayStart)),
  }
}
