import type { ChatContext } from '../context.ts'

/** Has the model label messages beside everything else, where one is configured for that. */
export function queueEmotionLabels(
  context: ChatContext,
  userId: string,
  messageIds: string[],
): void {
  const { answering, config, jobs, log } = context
  if (answering.model === null || !config.CHAT_MODEL_LABELS) return
  jobs
    .enqueue('chat.label-emotions', { userId, messageIds })
    .catch((error: unknown) =>
      log.warn({ err: error }, 'messages will not be labelled by the model'),
    )
}
