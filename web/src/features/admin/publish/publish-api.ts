import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const publishApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFlags: build.query({ ...call('GET /api/admin/flags'), providesTags: ['Flags'] }),
    setFlag: build.mutation({
      ...call('PUT /api/admin/flags/:key'),
      invalidatesTags: ['Flags', 'Office'],
    }),
    listAnnouncements: build.query({
      ...call('GET /api/admin/announcements'),
      providesTags: ['Announcement'],
    }),
    saveAnnouncement: build.mutation({
      ...call('PUT /api/admin/announcements/:id'),
      invalidatesTags: ['Announcement', 'Office'],
    }),
    removeAnnouncement: build.mutation({
      ...call('DELETE /api/admin/announcements/:id'),
      invalidatesTags: ['Announcement', 'Office'],
    }),
    listHelp: build.query({ ...call('GET /api/admin/help'), providesTags: ['Help'] }),
    getEdition: build.query({ ...call('GET /api/admin/help/:slug'), providesTags: ['Help'] }),
    writeHelp: build.mutation({
      ...call('PUT /api/admin/help/:slug'),
      invalidatesTags: ['Help', 'Office'],
    }),
    restoreHelp: build.mutation({
      ...call('DELETE /api/admin/help/:slug'),
      invalidatesTags: ['Help', 'Office'],
    }),
  }),
})

export const {
  useListFlagsQuery,
  useSetFlagMutation,
  useListAnnouncementsQuery,
  useSaveAnnouncementMutation,
  useRemoveAnnouncementMutation,
  useListHelpQuery,
  useGetEditionQuery,
  useWriteHelpMutation,
  useRestoreHelpMutation,
} = publishApi
