import { defineRequests } from '../bus.ts'
import { Closed } from '../schema.ts'
import { ModelsState } from './schema.ts'

/** A broadcast on `subjects.modelsChanged` carries the new `ModelsState`. */
export const modelRequests = defineRequests({
  'models.read-state': {
    summary: 'Which models there are, and who answers',
    callers: ['fortune', 'admin', 'memory', 'chat'],
    input: Closed({}),
    output: ModelsState,
    timeoutMs: 2_000,
  },
})
