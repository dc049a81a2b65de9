import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, Text } from '../schema.ts'
import { moderationLimits, officeLimits } from './limits.ts'
import {
  AdminCompanion,
  ModerationCaseDetail,
  ModerationCasePage,
  ModerationDecision,
  NewAppeal,
  NewDecision,
  NewReport,
  Report,
} from './moderation-schema.ts'
import { companionStates, reportKinds } from './choices.ts'

const IdParams = Type.Object({ id: Id })
const Cursor = Type.Optional(Type.String({ maxLength: 200 }))
const Next = Type.Union([Type.String(), Type.Null()])

/** Reports of users and their appeals; what becomes of them is decided by administrators. */
export const moderationOperations = defineOperations({
  'POST /api/reports': {
    service: 'admin',
    access: 'user',
    summary: 'Report a message of a companion, a picture or an avatar template, once each',
    body: NewReport,
    replies: { 201: Report },
    rate: { max: moderationLimits.reportsPerHour, windowSeconds: 3600 },
  },
  'GET /api/reports': {
    service: 'admin',
    access: 'user',
    summary: 'What one reported, newest first, and what was decided',
    query: Closed({ cursor: Cursor }),
    replies: { 200: Closed({ reports: Type.Array(Report), next: Next }) },
  },
  'POST /api/reports/:id/appeal': {
    service: 'admin',
    access: 'user',
    summary: 'Have a decision looked at once more, by somebody else where there is somebody',
    params: IdParams,
    body: NewAppeal,
    replies: { 200: Report },
    rate: { max: moderationLimits.reportsPerHour, windowSeconds: 3600 },
  },
  'GET /api/admin/moderation': {
    service: 'admin',
    access: 'admin',
    summary: 'Reports that wait, oldest first, or those that are decided, newest first',
    query: Closed({
      decided: Type.Optional(Type.Boolean()),
      kind: Type.Optional(Type.Enum(reportKinds)),
      cursor: Cursor,
    }),
    replies: { 200: ModerationCasePage },
  },
  'GET /api/admin/moderation/decisions': {
    service: 'admin',
    access: 'admin',
    summary: 'The log of decisions with what decided, newest first',
    query: Closed({ cursor: Cursor }),
    replies: { 200: Closed({ decisions: Type.Array(ModerationDecision), next: Next }) },
  },
  'GET /api/admin/moderation/:id': {
    service: 'admin',
    access: 'admin',
    summary: 'One report with what was reported; that it was read is written down',
    params: IdParams,
    replies: { 200: ModerationCaseDetail },
  },
  'POST /api/admin/moderation/:id/decision': {
    service: 'admin',
    access: 'admin',
    summary: 'Decide a report, or an appeal; of two at once the second is told so',
    params: IdParams,
    body: NewDecision,
    replies: { 200: ModerationCaseDetail },
  },
  'GET /api/admin/companions': {
    service: 'admin',
    access: 'admin',
    summary: 'Companions and how they are used, newest first; of one owner by their address',
    query: Closed({
      query: Type.Optional(Text(0, officeLimits.query)),
      state: Type.Optional(Type.Enum(companionStates)),
      cursor: Cursor,
    }),
    replies: { 200: Closed({ companions: Type.Array(AdminCompanion), next: Next }) },
  },
})
