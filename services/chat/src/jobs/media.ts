import type { ChatContext } from '../context.ts'
import { showLateMedia } from '../use-cases/show-late-media.ts'

/** Looks after messages that wait for pictures and videos. */
export const mediaJobs = (context: ChatContext) => ({
  'chat.show-late-media': ({ signal }: { signal: AbortSignal }) => showLateMedia(context, signal),
})
