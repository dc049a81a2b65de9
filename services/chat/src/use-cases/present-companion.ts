import { faceUrl } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import type { ChatContext } from '../context.ts'
import { excerpt } from '@lumen/runtime/excerpt'
import type { StoredCompanion } from '../store/companions.ts'
import { newestMessages } from '../store/newest-messages.ts'

const excerptLength = 80

/** Where service media serves what a companion wears, or the web its portrait; null: it has neither. */
export function avatarUrlOf({ avatarObjectId, face }: StoredCompanion): string | null {
  if (avatarObjectId !== null) return `/api/media/objects/${avatarObjectId}`
  return face === null ? null : faceUrl(face)
}

/** Companions as clients see them, each with the first words of its newest message. */
export async function presentCompanions(
  context: ChatContext,
  box: Box,
  companions: readonly StoredCompanion[],
): Promise<Companion[]> {
  const ids = companions.map((companion) => companion.id)
  const newest = await newestMessages(context.db, box, ids)
  return companions.map((companion) => {
    const message = newest.get(companion.id)
    return {
      id: companion.id,
      userId: companion.userId,
      name: companion.name,
      mood: companion.mood,
      personality: companion.personality,
      backstory: companion.backstory,
      createdAt: companion.createdAt.toISOString(),
      lastMessageAt: message?.createdAt.toISOString() ?? null,
      lastMessage: message === undefined ? null : excerpt(message.content, excerptLength),
      lastMessageType: message?.messageType ?? null,
      face: companion.face,
      voice: companion.voice,
      avatarUrl: avatarUrlOf(companion),
      offRecord: companion.offRecord,
      paused: companion.paused,
      erasedAfter: companion.erasedAfter?.toISOString() ?? null,
    }
  })
}

export async function presentCompanion(
  context: ChatContext,
  box: Box,
  companion: StoredCompanion,
): Promise<Companion> {
  const [presented] = await presentCompanions(context, box, [companion])
  return presented!
}
