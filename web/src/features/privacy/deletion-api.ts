import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const deletion = [{ type: 'Deletion', id: 'OWN' } as const]

const deletionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDeletion: build.query({
      ...call('GET /api/enterprise/privacy/delete-account'),
      providesTags: deletion,
    }),
    requestFreshDeletion: build.mutation({
      ...call('DELETE /api/enterprise/privacy/delete-account'),
      invalidatesTags: ['Deletion'],
    }),
    requestDeletion: build.mutation({
      ...call('POST /api/enterprise/privacy/delete-account'),
      invalidatesTags: deletion,
    }),
    revokeDeletion: build.mutation({
      ...call('POST /api/enterprise/privacy/delete-account/revoke'),
      invalidatesTags: deletion,
    }),
    /** A query that carries a secret, which stays out of addresses and so out of logs. */
    readReceipt: build.query({ ...call('POST /api/erasure-receipts'), keepUnusedDataFor: 0 }),
  }),
})

export const {
  useGetDeletionQuery,
  useRequestDeletionMutation,
  useRequestFreshDeletionMutation,
  useRevokeDeletionMutation,
  useReadReceiptQuery,
} = deletionApi
