import type { LiveReplies } from './live-replies.ts'
import type { ConnectedUsers, UserFrame } from './users.ts'

/** Turns what services tell about a user into frames for all their sockets. */
export function handleLiveFrame(
  users: ConnectedUsers,
  liveReplies: LiveReplies,
  userId: string,
  frame: UserFrame,
): void {
  switch (frame.kind) {
    case 'reply-started':
      liveReplies.started(userId, frame)
      return
    case 'reply-ended':
      liveReplies.ended(userId, frame)
      return
    case 'reply-stage': {
      const { kind: _kind, messageId, ...stage } = frame
      liveReplies.staged(messageId, stage)
      return
    }
    case 'reply-failed':
      if (frame.messageId !== null) liveReplies.dropped(frame.messageId)
      users.send(userId, {
        type: 'streaming_stream_error',
        messageId: frame.messageId,
        companionId: frame.companionId,
        clientMessageId: frame.clientMessageId,
        data: { error: frame.error, code: frame.code, requestId: frame.requestId },
        ...(frame.message !== null && { message: frame.message }),
      })
      return
    case 'message-changed':
      if (frame.change === 'deleted') liveReplies.dropped(frame.message.id)
      users.send(userId, {
        type: 'message_changed',
        change: frame.change,
        companionId: frame.message.companionId,
        message: frame.message,
      })
      return
    case 'talk-changed':
      users.send(userId, { type: 'talk_changed', companionId: frame.companionId })
      return
    case 'companion-changed':
      users.send(userId, {
        type: 'companion_changed',
        change: frame.change,
        companionId: frame.companionId,
      })
      return
    case 'play-changed':
      users.send(userId, { type: 'play_changed', companionId: frame.companionId })
      return
    case 'user-changed':
      users.send(userId, { type: 'user_changed' })
      return
    case 'notification':
      users.send(userId, {
        type: 'notification',
        notification: frame.notification,
        unreadCount: frame.unreadCount,
      })
      return
    case 'notifications-read':
      users.send(userId, { type: 'notifications_read', unreadCount: frame.unreadCount })
      return
    case 'memories-changed': {
      const { kind: _kind, ...changes } = frame
      users.send(userId, { type: 'memories_changed', ...changes })
      return
    }
    case 'media-progress': {
      const { kind: _kind, mediaKind, ...progress } = frame
      users.send(userId, { type: 'media_progress', kind: mediaKind, ...progress })
      return
    }
    case 'wallet-changed':
      users.send(userId, { type: 'wallet_changed', version: frame.version })
  }
}
