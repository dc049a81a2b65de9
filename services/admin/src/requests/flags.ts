import type { RequestHandlers } from '@lumen/bus/answers'
import type { flagRequests } from '@lumen/contracts/flags/bus'
import type { AdminContext } from '../context.ts'
import { readFlagState } from '../use-cases/manage-flags.ts'

/** What other services ask of feature flags. */
export const flagRequestHandlers = (
  context: AdminContext,
): RequestHandlers<typeof flagRequests> => ({
  'admin.read-flags': () => readFlagState(context),
})
