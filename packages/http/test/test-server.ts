import { defineOperations } from '@lumen/contracts/operation'
import { Closed, FilledText, Id } from '@lumen/contracts/schema'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { Type } from 'typebox'
import {
  createIdentitySigner,
  createIdentityVerifier,
  generateIdentityKeys,
  identityHeader,
  type Caller,
} from '../src/identity.ts'
import { mountOperations, type Handlers } from '../src/operations.ts'
import { createServer, type ServerOptions } from '../src/server.ts'

export const id = '0192d5a0-0000-7000-8000-000000000001'
export const caller: Caller = {
  userId: id,
  sessionId: '0192d5a0-0000-7000-8000-000000000002',
  role: 'user',
  ageBand: 'adult',
  region: null,
  language: 'zh',
}

const Note = Closed(
  { id: Id, text: Type.String(), tags: Type.Array(Closed({ name: Type.String() })) },
  { $id: 'Note' },
)

/** Operations of a service that exists for these tests only. */
export const operations = defineOperations({
  'GET /api/notes/:noteId': {
    service: 'chat',
    access: 'user',
    summary: 'One note',
    params: Type.Object({ noteId: Id }),
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      hidden: Type.Optional(Type.Boolean()),
    }),
    replies: { 200: Note },
  },
  'POST /api/notes': {
    service: 'chat',
    access: 'user',
    summary: 'Write a note',
    body: Closed({
      text: FilledText(40),
      count: Type.Optional(Type.Integer()),
      email: Type.Optional(Type.String({ format: 'email' })),
    }),
    replies: { 201: Note },
  },
  'POST /api/notes/:noteId/touch': {
    service: 'chat',
    access: 'user',
    summary: 'Touch a note',
    params: Type.Object({ noteId: Id }),
    replies: { 200: Type.Object({ body: Type.Null() }) },
  },
  'PUT /api/notes/picture': {
    service: 'chat',
    access: 'user',
    summary: 'Something longer',
    body: Closed({ data: Type.String() }),
    bodyLimit: 200_000,
    replies: { 200: Type.Object({ length: Type.Integer() }) },
  },
  'GET /api/notes/welcome': {
    service: 'chat',
    access: 'public',
    summary: 'For everybody',
    replies: {
      200: Type.Object({
        userId: Type.Union([Type.String(), Type.Null()]),
        address: Type.String(),
      }),
    },
  },
  'DELETE /api/notes': {
    service: 'chat',
    access: 'admin',
    summary: 'Remove all notes',
    replies: { 200: Type.Object({ by: Type.String() }) },
  },
})

const note = (text: string) => ({ id, text, tags: [] })

export const handlers: Handlers<typeof operations> = {
  'GET /api/notes/:noteId': async ({ query }) => note(JSON.stringify(query)),
  'POST /api/notes': async ({ body }) => note(body.text),
  'POST /api/notes/:noteId/touch': async ({ body }) => ({ body: body ?? null }),
  'PUT /api/notes/picture': async ({ body }) => ({ length: body.data.length }),
  'GET /api/notes/welcome': async ({ caller: visitor, address }) => ({
    userId: visitor?.userId ?? null,
    address,
  }),
  'DELETE /api/notes': async ({ caller: admin }) => ({ by: admin.userId }),
}

/** A server with these operations, its log as objects, and headers of a signed-in caller. */
export function openTestServer(
  overrides: Partial<Handlers<typeof operations>> = {},
  options: Partial<ServerOptions> & { timeoutMs?: number } = {},
) {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    level: 'debug',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner(keys)
  const verifier = createIdentityVerifier({ ...keys, audience: 'chat' })
  const server = createServer({
    service: 'chat',
    log,
    metrics: createMetrics({ service: 'chat' }),
    ...options,
  })
  mountOperations(
    server,
    operations,
    { ...handlers, ...overrides },
    {
      verifier,
      service: 'chat',
      ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    },
  )
  return {
    server,
    signer,
    verifier,
    lines,
    signedIn: { [identityHeader]: signer.sign(caller, 'chat') },
  }
}
