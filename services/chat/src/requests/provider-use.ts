import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatUseRequests } from '@lumen/contracts/chat/use-bus'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { ChatContext } from '../context.ts'
import { readProviderUse } from '../store/provider-use.ts'

/** What the operator’s back office asks. */
export const providerUseRequests = ({
  db,
}: ChatContext): RequestHandlers<typeof chatUseRequests> => ({
  'chat.read-provider-use': async ({ from, to }) => ({
    use: await readProviderUse(db, { from, to, limit: chatLimits.providerUseRead }),
  }),
})
