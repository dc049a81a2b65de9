import { Type } from 'typebox'
import { AccountSession } from '../auth/office-bus.ts'
import { CareCounts, ListedTalk, ReadMessage } from '../chat/office-bus.ts'
import { defineOperations } from '../operation.ts'
import { planIds } from '../plans.ts'
import { Closed, FilledText, Id, LanguageCode, Success, Text, Timestamp } from '../schema.ts'
import { accessGrounds, officeLimits, statusLimits } from './limits.ts'
import {
  AdminActivity,
  AdminStats,
  AdminSystemHealth,
  AdminUser,
  AdminUserPage,
  AuditEntry,
  ContactAnswer,
  ContactRecord,
  ContentAccess,
  Reason,
  timeRanges,
} from './office-schema.ts'
import { contactStates } from './choices.ts'
import { Incident } from './schema.ts'
import { incidentSeverities } from './choices.ts'

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
  'GET /api/admin/care-counts': {
    service: 'admin',
    access: 'admin',
    summary: 'How often help lines were shown, by month, newest first, for reports',
    replies: { 200: Type.Array(CareCounts) },
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
    replies: {
      200: Closed({
        user: AdminUser,
        /** Where it is signed in, the latest seen first. */
        sessions: Type.Array(AccountSession),
        history: Type.Array(AuditEntry),
      }),
    },
  },
  'POST /api/admin/users/:userId/suspend': {
    service: 'admin',
    access: 'admin',
    summary:
      'Close an account for now: its sessions end at once, it cannot sign in, and the reason is mailed to its owner',
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
  'POST /api/admin/users/:userId/plan': {
    service: 'admin',
    access: 'admin',
    summary: 'Give an account a better plan until a day, at no cost; it is told',
    params: UserParams,
    body: Closed({
      /** Made by the client: a repeated one gives nothing more. */
      id: Id,
      plan: Type.Enum(planIds),
      until: Timestamp,
      reason: FilledText(officeLimits.reason),
    }),
    replies: { 200: AdminUser },
  },
  'POST /api/admin/users/:userId/plan/end': {
    service: 'admin',
    access: 'admin',
    summary: 'Take back a plan that was given; the account is told',
    params: UserParams,
    body: Reason,
    replies: { 200: AdminUser },
  },
  'GET /api/admin/users/:userId/talks': {
    service: 'admin',
    access: 'admin',
    summary: 'The conversations of an account, without what was said in them',
    params: UserParams,
    replies: {
      200: Closed({
        talks: Type.Array(ListedTalk),
        /** For how long a legal hold may keep the notice to the account back; 0: not at all. */
        noticeHoldDays: Type.Integer({ minimum: 0 }),
      }),
    },
  },
  'POST /api/admin/users/:userId/content-accesses': {
    service: 'admin',
    access: 'admin',
    summary: 'Open one conversation to oneself for half an hour; its owner is told first',
    params: UserParams,
    body: Closed({
      /** Made by the client: a repeated one opens nothing more. */
      id: Id,
      companionId: Id,
      ground: Type.Enum(accessGrounds),
      reason: FilledText(officeLimits.reason),
      /** A legal hold forbids to tell the owner now; only where the operator has set it. */
      holdNotice: Type.Optional(Type.Boolean()),
    }),
    replies: { 201: ContentAccess },
  },
  'GET /api/admin/content-accesses/:id/messages': {
    service: 'admin',
    access: 'admin',
    summary: 'A page of the conversation, newest first; each is written down',
    params: IdParams,
    query: Closed({ before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })) }),
    replies: {
      200: Closed({
        messages: Type.Array(ReadMessage),
        next: Type.Union([Type.String(), Type.Null()]),
      }),
    },
  },
  'POST /api/admin/content-accesses/:id/close': {
    service: 'admin',
    access: 'admin',
    summary: 'Stop reading before the time is over',
    params: IdParams,
    replies: { 200: Success },
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
    query: Closed({ state: Type.Optional(Type.Enum(contactStates)), cursor: Cursor }),
    replies: {
      200: Closed({
        messages: Type.Array(ContactRecord),
        next: Type.Union([Type.String(), Type.Null()]),
      }),
    },
  },
  'POST /api/admin/contact/:id/answers': {
    service: 'admin',
    access: 'admin',
    summary: 'Answer what somebody wrote, by mail and in their language',
    params: IdParams,
    body: Closed({
      /** Made by the client: a repeated one sends nothing more. */
      id: Id,
      text: FilledText(officeLimits.answer),
      /** How many answers whoever writes this one has seen: with more, somebody else was faster. */
      seen: Type.Integer({ minimum: 0, maximum: 1_000 }),
    }),
    replies: { 201: ContactRecord },
  },
  'GET /api/admin/contact/:id': {
    service: 'admin',
    access: 'admin',
    summary: 'One message with its answers; that it was read is written down',
    params: IdParams,
    replies: { 200: ContactRecord },
  },
  'GET /api/admin/contact/:id/deliveries': {
    service: 'admin',
    access: 'admin',
    summary: 'What became of the mails with the answers to a message',
    params: IdParams,
    replies: { 200: Type.Array(Type.Pick(ContactAnswer, ['id', 'delivery'])) },
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
