import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatChoiceRequests } from '@lumen/contracts/chat/choice-bus'
import type { ChatContext } from '../context.ts'
import { findCompanion } from '../store/companions.ts'

/** What memory asks before it has a talk read. */
export const modelChoiceRequests = ({
  db,
  sealer,
}: ChatContext): RequestHandlers<typeof chatChoiceRequests> => ({
  'chat.read-model-choice': async ({ userId, companionId }) => {
    const companion = await findCompanion(db, await sealer.open(db, userId), userId, companionId)
    return { choice: companion?.generation.model ?? null }
  },
})
