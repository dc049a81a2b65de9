import type { JobPayload } from '@lumen/contracts/jobs'
import type { AuthContext } from '../context.ts'
import { sendPush } from '../use-cases/send-push.ts'

type PushRun = { payload: JobPayload<'auth.send-push'>; signal: AbortSignal }

/** Sends push messages; the queue repeats what a push service could not take. */
export const pushJobs = (context: AuthContext) => ({
  'auth.send-push': async ({ payload, signal }: PushRun) => {
    const outcome = await sendPush(context, payload, signal)
    context.pushes.inc({ outcome })
    return outcome
  },
})
