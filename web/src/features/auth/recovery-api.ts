import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const recoveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    askReset: build.mutation(call('POST /api/auth/password/forgot')),
    resetPassword: build.mutation(call('POST /api/auth/password/reset')),
    followLink: build.mutation(call('POST /api/auth/links')),
    listCapturedMails: build.query(call('GET /api/dev/mails')),
  }),
})

export const {
  useAskResetMutation,
  useResetPasswordMutation,
  useFollowLinkMutation,
  useListCapturedMailsQuery,
} = recoveryApi
