import { Type } from 'typebox'
import { Bytes, defineOperations } from '../operation.ts'
import { Closed, Id, Success } from '../schema.ts'
import {
  ConsentRecord,
  DataExport,
  exportLimits,
  PrivacyChange,
  PrivacySettings,
} from './privacy.ts'
import { exportFormats } from './privacy-choices.ts'

const ExportParams = Type.Object({ exportId: Id })
const perDay = { max: exportLimits.perDay, windowSeconds: 86_400 }

/** What a user allows, for how long conversations are kept, and copies of what is kept. */
export const privacyOperations = defineOperations({
  'GET /api/enterprise/privacy/settings': {
    service: 'auth',
    access: 'user',
    summary: 'What one has allowed, and how long conversations are kept',
    replies: { 200: PrivacySettings },
  },
  'PUT /api/enterprise/privacy/settings': {
    service: 'auth',
    access: 'user',
    summary: 'Change some of it; what is left out stays',
    body: PrivacyChange,
    replies: { 200: PrivacySettings },
  },
  'GET /api/enterprise/privacy/consents': {
    service: 'auth',
    access: 'user',
    summary: 'Every answer one gave to a question of consent, newest first',
    replies: { 200: Type.Array(ConsentRecord) },
  },
  'POST /api/enterprise/privacy/export-data': {
    service: 'auth',
    access: 'user',
    summary: 'Everything that is kept of one, as JSON; the export when that takes longer',
    bytes: true,
    replies: { 200: Bytes },
    accepted: DataExport,
    rate: perDay,
    answerMs: 30_000,
  },
  'GET /api/enterprise/privacy/exports': {
    service: 'auth',
    access: 'user',
    summary: 'One’s exports, newest first',
    replies: { 200: Type.Array(DataExport) },
  },
  'POST /api/enterprise/privacy/exports': {
    service: 'auth',
    access: 'user',
    summary: 'Begin an export; while one of the format is made, that one is answered',
    body: Closed({
      format: Type.Enum(exportFormats),
      timeZone: Type.Optional(
        Type.String({
          pattern: '^[A-Za-z0-9_+/-]+$',
          maxLength: 64,
          description: 'IANA name, for the times in it; UTC when absent or unknown',
        }),
      ),
    }),
    replies: { 202: DataExport },
    rate: perDay,
  },
  'DELETE /api/enterprise/privacy/exports/:exportId': {
    service: 'auth',
    access: 'user',
    summary: 'Stop an export, or remove its file',
    params: ExportParams,
    replies: { 200: Success },
  },
  'GET /api/enterprise/privacy/exports/:exportId/file': {
    service: 'auth',
    access: 'user',
    summary: 'The file of an export, whole or in parts, by its signed address',
    params: ExportParams,
    query: Closed({
      /** Seconds since 1970; without both there is nothing to see. */
      expires: Type.Optional(Type.Integer({ minimum: 0 })),
      signature: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    bytes: true,
    replies: { 200: Bytes },
    rate: { max: 120, windowSeconds: 60 },
  },
})
