import type { RequestHandlers } from '@lumen/bus/answers'
import type { modelUseRequests } from '@lumen/contracts/models/use'
import { handleOnce } from '@lumen/database/inbox'
import type { ModelsContext } from '../context.ts'
import { addProviderUse } from '../store/provider-use.ts'

/** What processes tell that ask models. */
export const useRequests = ({ db }: ModelsContext): RequestHandlers<typeof modelUseRequests> => ({
  'models.count-use': async ({ id, uses }) => {
    await handleOnce(db, 'use', { id }, (tx) => addProviderUse(tx, uses))
    return {}
  },
})
