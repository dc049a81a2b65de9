import type { ModerationProvider } from '@lumen/ai/moderation'
import { createOpenAiModeration } from '@lumen/ai/openai-moderation'
import type { Observed } from '../open-process.ts'
import { createModelCalls } from './calls.ts'

/** The model of the configuration that moderates, its calls seen; null: there is none. */
export const openModeration = (
  config: Omit<Parameters<typeof createOpenAiModeration>[0], 'log'> | null,
  observed: Pick<Observed, 'log' | 'metrics' | 'tracing'>,
): ModerationProvider | null =>
  createModelCalls(observed).see(
    config && createOpenAiModeration({ ...config, log: observed.log }),
    'moderation',
    ['check', 'checkPicture'],
  )
