import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatChoiceRequests, chatUseRequests } from '@lumen/contracts/chat/use-bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { ChatContext } from '../context.ts'
import { findCompanion } from '../store/companions.ts'
import { readProviderUse } from '../store/provider-use.ts'

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

/** What the operator’s back office asks. */
export const providerUseRequests = ({
  db,
}: ChatContext): RequestHandlers<typeof chatUseRequests> => ({
  'chat.read-provider-use': async ({ from, to }) => ({
    use: await readProviderUse(db, { from, to, limit: chatLimits.providerUseRead }),
  }),
})
