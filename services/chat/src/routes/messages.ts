import type { chatOperations } from '@lumen/contracts/chat/operations'
import type { Handlers } from '@lumen/http/operations'
import type { ChatContext } from '../context.ts'
import { removeMessage } from '../use-cases/delete-message.ts'
import { editMessage } from '../use-cases/edit-message.ts'
import { readChanges, readMessages, readRecentMessages } from '../use-cases/read-messages.ts'
import { chooseVersion, readVersions } from '../use-cases/reply-versions.ts'
import { regenerateReply } from '../use-cases/regenerate-reply.ts'
import { exportTalk } from '../use-cases/export-talk.ts'
import { markMessage, readMarked } from '../use-cases/mark-message.ts'
import { removePicture } from '../use-cases/remove-picture.ts'
import { warmTalk } from '../use-cases/warm-talk.ts'
import { createWordWarmer } from '../use-cases/warm-words.ts'
import { sendVoiceNote } from '../use-cases/send-voice-note.ts'

/** Entrance of /api/messages. */
export function messageRoutes(context: ChatContext) {
  const warmWords = createWordWarmer(context)
  return {
    'GET /api/messages/recent': ({ caller, query }) =>
      readRecentMessages(context, caller.userId, query.limit),
    'GET /api/messages/:companionId': async ({ caller, params, query }) => {
      const { userId, ageBand, region, language } = caller
      const messages = await readMessages(context, userId, params.companionId, query)
      // Whoever opens a talk is about to say something.
      if (query.before === undefined && query.offset === undefined) {
        const asker = { userId, ageBand, region, language, timeZone: null }
        warmTalk(context, asker, params.companionId)
        warmWords(language)
      }
      return messages
    },
    'GET /api/messages/:companionId/changes': ({ caller, params, query }) =>
      readChanges(context, caller.userId, params.companionId, query.since ?? 0),
    'GET /api/messages/:companionId/file': ({ caller, params, query }) => {
      const { form = 'markdown', language = caller.language, timeZone } = query
      return exportTalk(context, caller.userId, params.companionId, { form, language, timeZone })
    },
    'POST /api/messages/:companionId/voice-note': ({ caller, params, body }) =>
      sendVoiceNote(context, caller, params.companionId, body),
    'PATCH /api/messages/:messageId': ({ caller, params, body }) =>
      editMessage(context, caller, params.messageId, body.content),
    'DELETE /api/messages/:messageId': async ({ caller, params }) => {
      await removeMessage(context, caller.userId, params.messageId)
      return { success: true }
    },
    'DELETE /api/messages/:messageId/pictures/:objectId': async ({ caller, params }) => {
      await removePicture(context, caller.userId, params.messageId, params.objectId)
      return { success: true }
    },
    'POST /api/messages/:messageId/regenerate': ({ caller, params, body }) => {
      const { userId, ageBand, region, language } = caller
      const { timeZone = null, ...input } = body
      const asker = { userId, ageBand, region, language, timeZone }
      return regenerateReply(context, asker, params.messageId, input)
    },
    'PUT /api/messages/:messageId/mark': ({ caller, params }) =>
      markMessage(context, caller.userId, params.messageId, true),
    'DELETE /api/messages/:messageId/mark': ({ caller, params }) =>
      markMessage(context, caller.userId, params.messageId, false),
    'GET /api/messages/:companionId/marks': ({ caller, params, query }) =>
      readMarked(context, caller.userId, params.companionId, query),
    'GET /api/messages/:messageId/versions': ({ caller, params }) =>
      readVersions(context, caller.userId, params.messageId),
    'PUT /api/messages/:messageId/version': ({ caller, params, body }) =>
      chooseVersion(context, caller.userId, params.messageId, body.number),
  } satisfies Partial<Handlers<typeof chatOperations>>
}
