import type { RequestHandlers } from '@lumen/bus/answers'
import type { modelRequests } from '@lumen/contracts/models/bus'
import type { ModelsContext } from '../context.ts'

/** What processes ask that answer people. */
export const stateRequests = (context: ModelsContext): RequestHandlers<typeof modelRequests> => ({
  'models.read-state': () => Promise.resolve(context.state()),
})
