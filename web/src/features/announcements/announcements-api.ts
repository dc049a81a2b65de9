import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const announcementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBanner: build.query({
      ...call('GET /api/announcements'),
      providesTags: ['Announcement'],
    }),
    putAway: build.mutation({
      ...call('PUT /api/announcements/:id/dismissed'),
      invalidatesTags: ['Announcement'],
    }),
  }),
})

export const { useGetBannerQuery, usePutAwayMutation } = announcementsApi
