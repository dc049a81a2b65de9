import type { ObjectStore } from '@lumen/objects/object-store'
import {
  tableSection,
  type ExportFile,
  type ExportSection,
  type ServiceExport,
} from '@lumen/service/export-sections'
import type { Selectable } from 'kysely'
import { labelOf, toPortrait } from '../labels/portrait.ts'
import { openTemplate } from '../store/avatar-templates.ts'
import { listCompanionAvatars, openOrigin } from '../store/avatars.ts'
import { openJob, type JobRow } from '../store/jobs.ts'
import type { ObjectRow } from '../store/objects.ts'
import type {
  AvatarTemplateTable,
  CallTable,
  CompanionAvatarTable,
  MediaTables,
  UserAvatarTable,
} from '../store/tables.ts'

/** Each page is of one companion. */
const portraitsAtOnce = 1

/** A PNG of each companion that has a picture, for its character card; with its label. */
const portraits = (objects: ObjectStore): ExportSection<MediaTables> => ({
  name: 'portraits',
  tables: [],
  async read({ db, userId, after }) {
    const [from = null] = after ?? []
    const avatars = await listCompanionAvatars(db, userId, from, portraitsAtOnce)
    const [avatar] = avatars
    if (avatar === undefined) return { records: [], after: null }
    const bytes = await objects.read(avatar.storage_key)
    const files: ExportFile[] =
      bytes === null
        ? []
        : [{ name: 'portrait.png', bytes: await toPortrait(bytes, labelOf(avatar)) }]
    return { records: [], files, group: avatar.companion_id, after: [avatar.companion_id] }
  },
})

const files = tableSection<MediaTables, ObjectRow>({
  name: 'files',
  table: 'objects',
  key: ['id'],
  record: (row) => ({
    id: row.id,
    purpose: row.purpose,
    key: row.storage_key,
    mime: row.mime,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    width: row.width,
    height: row.height,
    seconds: row.seconds,
    madeBy: row.model,
    contentId: row.content_id,
    companionId: row.companion_id,
    messageId: row.message_id,
    createdAt: row.created_at,
  }),
})

const creations = tableSection<MediaTables, JobRow>({
  name: 'creations',
  table: 'jobs',
  key: ['id'],
  record: (row, box) =>
    row.deleted
      ? null
      : {
          id: row.id,
          work: row.work,
          ...openJob(box, row).input,
          status: row.status,
          fileId: row.object_id,
          posterId: row.poster_id,
          credits: row.credits,
          companionId: row.companion_id,
          messageId: row.message_id,
          createdAt: row.created_at,
          finishedAt: row.finished_at,
        },
})

const userAvatar = tableSection<MediaTables, Selectable<UserAvatarTable>>({
  name: 'userAvatar',
  table: 'user_avatars',
  key: ['user_id'],
  record: (row, box) => ({
    ...openOrigin(box, { userId: row.user_id, companionId: null }, row.origin),
    fileId: row.object_id,
  }),
})

const companionAvatars = tableSection<MediaTables, Selectable<CompanionAvatarTable>>({
  name: 'companionAvatars',
  table: 'companion_avatars',
  key: ['companion_id'],
  record: (row, box) => ({
    companionId: row.companion_id,
    ...openOrigin(box, { userId: row.user_id, companionId: row.companion_id }, row.origin),
    fileId: row.object_id,
  }),
})

const templates = tableSection<MediaTables, Selectable<AvatarTemplateTable>>({
  name: 'avatarTemplates',
  table: 'avatar_templates',
  key: ['id'],
  record: (row, box) => ({ ...openTemplate(box, row), createdAt: row.created_at }),
})

const calls = tableSection<MediaTables, Selectable<CallTable>>({
  name: 'calls',
  table: 'calls',
  key: ['id'],
  record: (row) => ({
    id: row.id,
    companionId: row.companion_id,
    voice: row.voice,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    ending: row.ending,
  }),
})

/** What media tells a user that it keeps of them. */
export const mediaExport = (objects: ObjectStore): ServiceExport<MediaTables> => ({
  sections: [files, creations, userAvatar, companionAvatars, templates, calls, portraits(objects)],
  notExported: {
    picture_uploads: 'how many pictures were sent on a day',
    transcript_charges: 'what is owed to billing, which tells of it',
    call_minutes: 'what minutes of calls cost, which billing tells',
    data_keys: 'keys that seal what is told here opened',
  },
})
