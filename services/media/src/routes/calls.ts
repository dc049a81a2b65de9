import type { callOperations } from '@lumen/contracts/media/call-operations'
import type { Handlers } from '@lumen/http/operations'
import type { MediaContext } from '../context.ts'
import { beginCall } from '../use-cases/calls/begin-call.ts'
import { hangUp } from '../use-cases/calls/end-call.ts'
import { signOfLife } from '../use-cases/calls/go-on.ts'
import { hear } from '../use-cases/calls/hear.ts'
import { say } from '../use-cases/calls/say.ts'

/** Entrance of talks by voice. */
export const callRoutes = (context: MediaContext): Handlers<typeof callOperations> => ({
  'POST /api/media/calls': async ({ caller, body }) => ({
    call: await beginCall(context, caller, body),
  }),
  'POST /api/media/calls/:callId/hear': ({ caller, params, query, upload, ...request }) => {
    const { final = true, language = caller.language, sequence } = query
    const { log, requestId, signal } = request
    log.debug({ callId: params.callId, sequence, final }, 'hearing')
    const said = { bytes: upload.file.bytes, language, final, requestId }
    return hear(context, caller, params.callId, said, signal)
  },
  'POST /api/media/calls/:callId/say': ({ caller, params, body, log, requestId, signal }) => {
    const { text, sequence } = body
    log.debug({ callId: params.callId, sequence }, 'saying')
    return say(context, caller, params.callId, { text, requestId }, signal)
  },
  'POST /api/media/calls/:callId/alive': ({ caller, params }) =>
    signOfLife(context, caller.userId, params.callId),
  'POST /api/media/calls/:callId/end': ({ caller, params }) =>
    hangUp(context, caller.userId, params.callId),
})
