import type { announcementOperations } from '@lumen/contracts/announcements/operations'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Handlers } from '@lumen/http/operations'
import type { AdminContext } from '../context.ts'
import {
  allAnnouncements,
  announce,
  putAway,
  readBanner,
  readStatusAnnouncements,
  removeAnnouncement,
} from '../use-cases/announce.ts'

/** Entrance of /api/announcements and of those who write them. */
export const announcementRoutes = (
  context: AdminContext,
): Handlers<typeof announcementOperations> => ({
  'GET /api/announcements': async ({ query, caller, setHeader }) => {
    setHeader('cache-control', 'no-store')
    const language = query.language ?? caller?.language ?? defaultLanguage
    const announcements =
      query.place === 'status'
        ? await readStatusAnnouncements(context, language)
        : await readBanner(context, caller?.userId, language)
    return { announcements }
  },
  'PUT /api/announcements/:id/dismissed': async ({ params, caller }) => {
    await putAway(context, caller.userId, params.id)
    return { success: true }
  },
  'GET /api/admin/announcements': () => allAnnouncements(context),
  'PUT /api/admin/announcements/:id': ({ params, body, caller }) =>
    announce(context, caller.userId, params.id, body),
  'DELETE /api/admin/announcements/:id': async ({ params, body, caller }) => {
    await removeAnnouncement(context, caller.userId, params.id, body.version)
    return { success: true }
  },
})
