import fastify, { type FastifyInstance } from 'fastify'
import {
  modelKinds,
  type ModelFaultCode,
  type ModelKind,
  type OwnModels,
} from '@lumen/contracts/models/own-models'
import { Type } from 'typebox'
import { hasKey } from '../bearer.ts'
import { faultOf, ModelError } from '../model-error.ts'

/** What the control address does. Each command throws a ModelError where it cannot be. */
export type Control = {
  read(): Promise<OwnModels>
  revision(): number
  /** Resolves when the revision is another one than this, or the signal is aborted. */
  changed(since: number, signal: AbortSignal): Promise<void>
  /** Begins to fetch a model of the catalogue. */
  fetch(name: string): Promise<void>
  pause(name: string): Promise<void>
  resume(name: string): Promise<void>
  cancel(name: string): Promise<void>
  /** Takes a model on this machine into use. */
  use(name: string): Promise<void>
  /** Takes the models of a kind out of use, or the named one alone. */
  useNone(kind: ModelKind, name?: string): Promise<void>
  remove(name: string): Promise<void>
}

/** A question for what is new is answered after so long at the latest. */
const waitMs = 20_000
const bodyLimit = 4_096
const Name = Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) })
const Since = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0 })) })

const statusOf: Partial<Record<ModelFaultCode, number>> = {
  unknown_model: 404,
  busy: 409,
  disk_full: 507,
  memory_short: 507,
}

/**
 * The models of this machine by HTTP, for whoever has the key: service models, which asks in the name
 * of administrators. Each answer is all there is to know; `GET /models?since=REVISION` waits for news.
 */
export function createControl(key: string, control: Control): FastifyInstance {
  const app = fastify({ bodyLimit, logger: false, forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    if (!hasKey(request.headers, key)) await reply.code(401).send({ message: 'The key is wrong' })
  })
  app.setErrorHandler((error, _, reply) => {
    const fault = faultOf(error)
    const invalid = (error as { statusCode?: number }).statusCode
    const status = error instanceof ModelError ? statusOf[fault.code] : invalid
    return reply.code(status ?? 500).send(fault)
  })
  const after = async (work: Promise<void>): Promise<OwnModels> => {
    await work
    return control.read()
  }

  app.get<{ Querystring: { since?: number } }>(
    '/models',
    { schema: { querystring: Since } },
    async ({ query: { since } }, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(waitMs)])
      if (since !== undefined) await control.changed(since, signal)
      return control.read()
    },
  )
  app.post<{ Body: { name: string } }>('/downloads', { schema: { body: Name } }, ({ body }) =>
    after(control.fetch(body.name)),
  )
  const named = { schema: { params: Name } }
  type Named = { Params: { name: string } }
  app.post<Named>('/downloads/:name/pause', named, ({ params }) =>
    after(control.pause(params.name)),
  )
  app.post<Named>('/downloads/:name/resume', named, ({ params }) =>
    after(control.resume(params.name)),
  )
  app.delete<Named>('/downloads/:name', named, ({ params }) => after(control.cancel(params.name)))
  app.put<Named>('/used/:name', named, ({ params }) => after(control.use(params.name)))
  app.delete<{ Params: { kind: ModelKind }; Querystring: { name?: string } }>(
    '/used/:kind',
    {
      schema: {
        params: Type.Object({ kind: Type.Enum(modelKinds) }),
        querystring: Type.Partial(Name),
      },
    },
    ({ params, query }) => after(control.useNone(params.kind, query.name)),
  )
  app.delete<Named>('/kept/:name', named, ({ params }) => after(control.remove(params.name)))
  return app
}
