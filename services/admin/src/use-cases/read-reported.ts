import type { NewReport, ReportedContent } from '@lumen/contracts/admin/moderation-schema'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import { mediaModerationRequests } from '@lumen/contracts/media/moderation-bus'
import type { Caller } from '@lumen/http/identity'
import type { AdminContext } from '../context.ts'

export type Reported = {
  content: ReportedContent
  version: number
  /** Whose account it is in; null: it comes with the product. */
  ownerId: string | null
}

type Wish = Pick<NewReport, 'kind' | 'targetId'>
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What stands there now, asked of its owner for whoever reports it; null: there is nothing of theirs. */
export async function readReported(
  context: Pick<AdminContext, 'bus'>,
  { userId, language }: Pick<Caller, 'userId' | 'language'>,
  { kind, targetId }: Wish,
): Promise<Reported | null> {
  const { bus } = context
  if (kind === 'template') {
    const asked = { templateId: targetId, language }
    const { text } = await bus.request(
      mediaModerationRequests,
      'media.read-reported-template',
      asked,
    )
    const content = { text, picture: null, madeBy: null, createdAt: null }
    return text === null ? null : { content, version: 1, ownerId: null }
  }
  if (kind === 'scenario') {
    const asked = { userId, scenarioId: targetId, language }
    const { scenario } = await bus.request(
      chatModerationRequests,
      'chat.read-reported-scenario',
      asked,
    )
    if (scenario === null) return null
    const { text, version, ownerId, createdAt } = scenario
    return { content: { text, picture: null, madeBy: null, createdAt }, version, ownerId }
  }
  if (!uuid.test(targetId)) return null
  return kind === 'message'
    ? readMessage(context, userId, targetId)
    : readPicture(context, userId, targetId)
}

async function readMessage(
  context: Pick<AdminContext, 'bus'>,
  userId: string,
  messageId: string,
): Promise<Reported | null> {
  const asked = { userId, messageId }
  const { message } = await context.bus.request(chatModerationRequests, 'chat.read-reported', asked)
  if (message === null) return null
  const { text, madeBy, createdAt, version, objectId } = message
  const shown = objectId === null ? null : await readPicture(context, userId, objectId)
  const picture = shown?.content.picture ?? null
  return { content: { text, picture, madeBy, createdAt }, version, ownerId: userId }
}

async function readPicture(
  { bus }: Pick<AdminContext, 'bus'>,
  userId: string,
  objectId: string,
): Promise<Reported | null> {
  const asked = { userId, objectId }
  const request = mediaModerationRequests
  const { picture } = await bus.request(request, 'media.read-reported-picture', asked)
  if (picture === null) return null
  const { type, data, madeBy, createdAt } = picture
  const content = { text: null, picture: { type, data }, madeBy, createdAt }
  return { content, version: 1, ownerId: userId }
}
