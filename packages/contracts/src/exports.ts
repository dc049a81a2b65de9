import { Type, type Static } from 'typebox'
import { defineRequests } from './bus.ts'
import type { ServiceName } from './operation.ts'
import { Closed, Id } from './schema.ts'

/** Records of one section that were written to the object store, sealed, one JSON object a line. */
export const ExportPart = Closed({
  /** Last part of its key: `exportKey` of packages/objects makes the whole of it. */
  name: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }),
  section: Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
  /** Whose records they are where a section is parted: the companion’s id. */
  group: Type.Union([Id, Type.Null()]),
  /** `records`: lines of JSON. `file`: one file as it is. */
  kind: Type.Enum(['records', 'file']),
  records: Type.Integer({ minimum: 0 }),
  bytes: Type.Integer({ minimum: 0 }),
})
export type ExportPart = Static<typeof ExportPart>

const exportUser = {
  summary: 'Write the next part of what is kept of a user to the object store',
  callers: ['auth'],
  input: Closed({
    userId: Id,
    exportId: Id,
    /** 32 bytes in base64: seals what is written for this export. */
    key: Type.String({ minLength: 43, maxLength: 44 }),
    /** How often it was asked before; asked again under a number, the same parts are written over. */
    step: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    /** What the step before answered; null at first. */
    cursor: Type.Union([Type.String({ maxLength: 2_000 }), Type.Null()]),
  }),
  output: Closed({
    parts: Type.Array(ExportPart),
    /** null: that was all. */
    cursor: Type.Union([Type.String(), Type.Null()]),
    /** How much of it is done, 0 to 1. */
    done: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  timeoutMs: 60_000,
} as const

const ofService = <const Name extends string>(service: Name) =>
  defineRequests({ [`${service}.export-user`]: exportUser } as {
    [Key in `${Name}.export-user`]: typeof exportUser
  })

/** How each service is asked for what it keeps of a user, in the order in which it is. */
export const exportRequests = {
  chat: ofService('chat'),
  memory: ofService('memory'),
  media: ofService('media'),
  fortune: ofService('fortune'),
  billing: ofService('billing'),
  admin: ofService('admin'),
} as const satisfies Partial<Record<ServiceName, unknown>>

/** Services that auth asks; it tells its own part itself. */
export type ExportingService = keyof typeof exportRequests

export type ExportInput = Static<(typeof exportUser)['input']>
export type ExportStep = Static<(typeof exportUser)['output']>
