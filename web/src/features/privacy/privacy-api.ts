import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const settings = [{ type: 'Privacy', id: 'SETTINGS' } as const]
const exports = [{ type: 'Privacy', id: 'EXPORTS' } as const]

const privacyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPrivacy: build.query({
      ...call('GET /api/enterprise/privacy/settings'),
      providesTags: settings,
    }),
    /** Also when it failed: the switches show what holds. */
    changePrivacy: build.mutation({
      ...call('PUT /api/enterprise/privacy/settings'),
      invalidatesTags: settings,
    }),
    listConsents: build.query({
      ...call('GET /api/enterprise/privacy/consents'),
      providesTags: settings,
    }),
    listExports: build.query({
      ...call('GET /api/enterprise/privacy/exports'),
      providesTags: exports,
    }),
    beginExport: build.mutation({
      ...call('POST /api/enterprise/privacy/exports'),
      invalidatesTags: exports,
    }),
    removeExport: build.mutation({
      ...call('DELETE /api/enterprise/privacy/exports/:exportId'),
      invalidatesTags: exports,
    }),
  }),
})

export const {
  useGetPrivacyQuery,
  useChangePrivacyMutation,
  useListConsentsQuery,
  useListExportsQuery,
  useBeginExportMutation,
  useRemoveExportMutation,
} = privacyApi
