import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed, Id, LanguageCode, Success } from '../schema.ts'
import {
  Announcement,
  AnnouncementDraft,
  announcementPlaces,
  AnnouncementRecord,
  AnnouncementRemoval,
} from './schema.ts'

const IdParams = Type.Object({ id: Id })

export const announcementOperations = defineOperations({
  'GET /api/announcements': {
    service: 'admin',
    access: 'public',
    summary:
      'What is announced now: for the banner at most one that the caller has not put away, for the status page all that belong there; asked again on announcements_changed',
    query: Closed({
      place: Type.Optional(Type.Enum(announcementPlaces)),
      language: Type.Optional(LanguageCode),
    }),
    replies: { 200: Closed({ announcements: Type.Array(Announcement) }) },
  },
  'PUT /api/announcements/:id/dismissed': {
    service: 'admin',
    access: 'user',
    summary: 'Put an announcement away, on every device',
    params: IdParams,
    replies: { 200: Success },
  },
  'GET /api/admin/announcements': {
    service: 'admin',
    access: 'admin',
    summary: 'Every announcement, the newest first',
    replies: { 200: Type.Array(AnnouncementRecord) },
  },
  'PUT /api/admin/announcements/:id': {
    service: 'admin',
    access: 'admin',
    summary: 'Publish an announcement under an id made by the client, or change it',
    params: IdParams,
    body: AnnouncementDraft,
    replies: { 200: AnnouncementRecord },
  },
  'DELETE /api/admin/announcements/:id': {
    service: 'admin',
    access: 'admin',
    summary: 'Remove an announcement: nobody sees it any more',
    params: IdParams,
    body: AnnouncementRemoval,
    replies: { 200: Success },
  },
})
