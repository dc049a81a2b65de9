import { defineRequests } from '../bus.ts'
import { Closed } from '../schema.ts'
import { FlagState } from './schema.ts'

/** A broadcast on `subjects.flagsChanged` carries the new `FlagState`. */
export const flagRequests = defineRequests({
  'admin.read-flags': {
    summary: 'Which flags administrators set',
    callers: ['auth', 'media'],
    input: Closed({}),
    output: FlagState,
    timeoutMs: 2_000,
  },
})
