import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, FilledText, Id, LanguageCode, Success, Text } from '../schema.ts'
import { officeLimits, statusLimits } from './limits.ts'
import {
  AdminActivity,
  AdminStats,
  AdminSystemHealth,
  AdminUser,
  AdminUserPage,
  AuditEntry,
  ContactRecord,
  Reason,
  timeRanges,
} from './office-schema.ts'
import { Incident, incidentSeverities } from './schema.ts'

const UserParams = Type.Object({ userId: Id })
const IdParams = Type.Object({ id: Id })
const Cursor = Type.Optional(Type.String({ maxLength: 200 }))
const range = { timeRange: Type.Optional(Type.Enum(timeRanges)) }

/** The back office: for administrators alone, and every change is written down with its reason. */
export const officeOperations = defineOperations({
  'GET /api/admin/stats': {
    service: 'admin',
    access: 'admin',
    summary: 'The figures of the product',
    query: Closed(range),
    replies: { 200: AdminStats },
  },
  'GET /api/admin/activity': {
    service: 'admin',
    access: 'admin',
    summary: 'What happened last, newest first',
    query: Closed({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
    replies: { 200: Type.Array(AdminActivity) },
  },
  'GET /api/admin/system-health': {
    service: 'admin',
    access: 'admin',
    summary: 'How the services answer now, and what went wrong by hour',
    query: Closed(range),
    replies: { 200: AdminSystemHealth },
  },
  'GET /api/admin/users': {
    service: 'admin',
    access: 'admin',
    summary: 'Accounts by a part of their address or name, newest first',
    query: Closed({ query: Type.Optional(Text(0, officeLimits.query)), cursor: Cursor }),
    replies: { 200: AdminUserPage },
  },
  'GET /api/admin/users/:userId': {
    service: 'admin',
    access: 'admin',
    summary: 'One account, with what administrators did to it',
    params: UserParams,
    replies: { 200: Closed({ user: AdminUser, history: Type.Array(AuditEntry) }) },
  },
  'POST /api/admin/users/:userId/suspend': {
    service: 'admin',
    access: 'admin',
    summary: 'Close an account for now: its sessions end at once and it cannot sign in',
    params: UserParams,
    body: Reason,
    replies: { 200: AdminUser },
  },
  'POST /api/admin/users/:userId/restore': {
    service: 'admin',
    access: 'admin',
    summary: 'Open a suspended account again',
    params: UserParams,
    body: Reason,
    replies: { 200: AdminUser },
  },
  'POST /api/admin/users/:userId/end-sessions': {
    service: 'admin',
    access: 'admin',
    summary: 'Sign an account out everywhere',
    params: UserParams,
    body: Reason,
    replies: { 200: Closed({ ended: Type.Integer({ minimum: 0 }) }) },
  },
  'GET /api/admin/incidents': {
    service: 'admin',
    access: 'admin',
    summary: 'Incidents of the status page: open ones first, then the newest',
    replies: { 200: Type.Array(Incident) },
  },
  'POST /api/admin/incidents': {
    service: 'admin',
    access: 'admin',
    summary: 'Tell everybody on the status page that something is wrong',
    body: Closed({
      /** Made by the client: a repeated one opens nothing more. */
      id: Id,
      title: FilledText(statusLimits.incidentTitle),
      description: FilledText(statusLimits.incidentText),
      language: LanguageCode,
      severity: Type.Enum(incidentSeverities),
    }),
    replies: { 201: Incident },
  },
  'POST /api/admin/incidents/:id/updates': {
    service: 'admin',
    access: 'admin',
    summary: 'Add to an open incident, or end it',
    params: IdParams,
    body: Closed({ message: FilledText(statusLimits.incidentText), resolve: Type.Boolean() }),
    replies: { 200: Incident },
  },
  'GET /api/admin/contact': {
    service: 'admin',
    access: 'admin',
    summary:
      'What people wrote by the contact form, newest first; that it was read is written down',
    query: Closed({ closed: Type.Optional(Type.Boolean()), cursor: Cursor }),
    replies: {
      200: Closed({
        messages: Type.Array(ContactRecord),
        next: Type.Union([Type.String(), Type.Null()]),
      }),
    },
  },
  'PUT /api/admin/contact/:id/closed': {
    service: 'admin',
    access: 'admin',
    summary: 'Say that a message is dealt with, or that it is not',
    params: IdParams,
    body: Closed({ closed: Type.Boolean() }),
    replies: { 200: Success },
  },
  'GET /api/admin/audit': {
    service: 'admin',
    access: 'admin',
    summary: 'What administrators did, newest first',
    query: Closed({ cursor: Cursor }),
    replies: {
      200: Closed({
        entries: Type.Array(AuditEntry),
        next: Type.Union([Type.String(), Type.Null()]),
      }),
    },
  },
})
