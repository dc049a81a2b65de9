import type { RequestHandlers } from '@lumen/bus/answers'
import type { modelRequests } from '@lumen/contracts/models/bus'
import type { ModelsContext } from '../context.ts'
import { readState } from '../use-cases/read-state.ts'

/** What processes ask that answer people. */
export const stateRequests = (context: ModelsContext): RequestHandlers<typeof modelRequests> => ({
  'models.read-state': () => readState(context),
})
