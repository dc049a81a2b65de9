import { Type } from 'typebox'
import { officeLimits } from '../admin/limits.ts'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText } from '../schema.ts'
import { Flags, FlagSetting, Percent } from './schema.ts'

export const flagOperations = defineOperations({
  'GET /api/flags': {
    service: 'admin',
    access: 'public',
    summary: 'What is switched on for the caller; asked again on flags_changed',
    replies: { 200: Flags },
  },
  'GET /api/admin/flags': {
    service: 'admin',
    access: 'admin',
    summary: 'What may be switched, and how it stands',
    replies: { 200: Type.Array(FlagSetting) },
  },
  'PUT /api/admin/flags/:key': {
    service: 'admin',
    access: 'admin',
    summary: 'Switch something on, off, or on for a share of the accounts; every process follows',
    params: Type.Object({ key: Type.String({ maxLength: 80 }) }),
    body: Closed({
      /** null: the default holds again. */
      percent: Type.Union([Percent, Type.Null()]),
      /** As it was read: who changed it meanwhile is not overruled unseen. */
      revision: Type.Integer({ minimum: 0 }),
      reason: FilledText(officeLimits.reason),
    }),
    replies: { 200: FlagSetting },
  },
})
