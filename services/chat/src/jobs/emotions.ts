import type { ChatContext } from '../context.ts'
import { labelEmotions } from '../use-cases/label-emotions.ts'

type Run = { payload: { userId: string; messageIds: string[] }; signal: AbortSignal }

/** Labels that a model gives, after the reply. */
export const emotionJobs = (context: ChatContext) => ({
  'chat.label-emotions': ({ payload, signal }: Run) =>
    labelEmotions(context, { ...payload, signal }),
})
