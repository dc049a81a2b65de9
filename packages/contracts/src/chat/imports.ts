import { Type, type Static } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, Success, Timestamp } from '../schema.ts'
import { CompanionName } from './schema.ts'
import { importLimits } from './import-limits.ts'

export const importFormats = ['sillytavern', 'character_ai', 'chatgpt', 'lumen'] as const
export type ImportFormat = (typeof importFormats)[number]

/** Why nothing can be taken of a file. */
export const importProblems = [
  'unknown',
  'archive',
  'broken',
  'encoding',
  'part_too_large',
  'too_deep',
  'empty',
  'companion_gone',
  'failed',
] as const
export type ImportProblem = (typeof importProblems)[number]

const Line = Closed({ fromUser: Type.Boolean(), text: Type.String() })
const NullableTime = Type.Union([Timestamp, Type.Null()])

/** A talk that was found in a file. */
export const FoundTalk = Closed({
  key: Type.String(),
  title: Type.String(),
  /** Who talks with the user; '' where the file does not say. */
  companion: Type.String(),
  messages: Type.Integer({ minimum: 0 }),
  fromUser: Type.Integer({ minimum: 0 }),
  /** Messages that are longer than a message can be. */
  cut: Type.Integer({ minimum: 0 }),
  first: NullableTime,
  last: NullableTime,
  lines: Type.Array(Line),
})
export type FoundTalk = Static<typeof FoundTalk>

export const importStatuses = [
  'receiving',
  'looking',
  'found',
  'importing',
  'done',
  'failed',
] as const

export const TalkImport = Closed(
  {
    id: Id,
    status: Type.Enum(importStatuses),
    /** Of the file, and how many have come. */
    bytes: Type.Integer({ minimum: 1 }),
    received: Type.Integer({ minimum: 0 }),
    problem: Type.Union([Type.Enum(importProblems), Type.Null()]),
    format: Type.Union([Type.Enum(importFormats), Type.Null()]),
    talks: Type.Array(FoundTalk),
    /** Talks beyond those that one can choose from. */
    talksBeyond: Type.Integer({ minimum: 0 }),
    companionId: Type.Union([Id, Type.Null()]),
    /** Messages of the chosen talk, how many have been gone through, and how many of them were new. */
    total: Type.Integer({ minimum: 0 }),
    position: Type.Integer({ minimum: 0 }),
    added: Type.Integer({ minimum: 0 }),
  },
  { $id: 'TalkImport' },
)
export type TalkImport = Static<typeof TalkImport>

const Params = Type.Object({ importId: Id })

export const importOperations = defineOperations({
  'GET /api/imports': {
    service: 'chat',
    access: 'user',
    summary: 'Own imports of talks, newest first',
    replies: { 200: Type.Array(TalkImport) },
  },
  'POST /api/imports': {
    service: 'chat',
    access: 'user',
    summary: 'Begin an import of talks from a file of so many bytes, which is then sent in pieces',
    body: Closed({ bytes: Type.Integer({ minimum: 1, maximum: importLimits.fileBytes }) }),
    replies: { 201: TalkImport },
    rate: { max: 30, windowSeconds: 60 },
  },
  'POST /api/imports/:importId/pieces/:sequence': {
    service: 'chat',
    access: 'user',
    summary:
      'Send the next piece of the file, from 0 on; one that has come already changes nothing',
    params: Type.Object({
      importId: Id,
      sequence: Type.Integer({
        minimum: 0,
        maximum: importLimits.fileBytes / importLimits.pieceBytes,
      }),
    }),
    upload: {
      field: 'piece',
      maxBytes: importLimits.pieceBytes,
      types: ['application/json', 'text/plain', 'application/octet-stream'],
    },
    replies: { 200: TalkImport },
    rate: { max: 600, windowSeconds: 60 },
  },
  'GET /api/imports/:importId': {
    service: 'chat',
    access: 'user',
    summary: 'How far an import is, and what was found in its file',
    params: Params,
    replies: { 200: TalkImport },
  },
  'POST /api/imports/:importId/start': {
    service: 'chat',
    access: 'user',
    summary: 'Bring one of the talks that were found into a companion, a new one or an empty one',
    params: Params,
    body: Closed({
      talk: FilledText(64),
      /** Whose talk it becomes; without it a new companion of this name. */
      companionId: Type.Optional(Id),
      name: Type.Optional(CompanionName),
    }),
    replies: { 200: TalkImport },
    rate: { max: 30, windowSeconds: 60 },
  },
  'DELETE /api/imports/:importId': {
    service: 'chat',
    access: 'user',
    summary: 'Stop an import and forget its file; what has come over stays',
    params: Params,
    replies: { 200: Success },
  },
})
