import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const security = ['Security' as const]

const securityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSecurity: build.query({ ...call('GET /api/auth/security'), providesTags: security }),
    listSecurityEvents: build.query({
      ...call('GET /api/auth/security/events'),
      providesTags: security,
    }),
    reauthenticate: build.mutation(call('POST /api/auth/reauthenticate')),
    askVerification: build.mutation(call('POST /api/auth/email/verification')),
    changeEmail: build.mutation({ ...call('POST /api/auth/email'), invalidatesTags: security }),
    beginTotp: build.mutation(call('POST /api/auth/totp')),
    confirmTotp: build.mutation({
      ...call('POST /api/auth/totp/confirm'),
      invalidatesTags: security,
    }),
    removeTotp: build.mutation({ ...call('DELETE /api/auth/totp'), invalidatesTags: security }),
    renewRecoveryCodes: build.mutation({
      ...call('POST /api/auth/recovery-codes'),
      invalidatesTags: security,
    }),
  }),
})

export const {
  useGetSecurityQuery,
  useListSecurityEventsQuery,
  useReauthenticateMutation,
  useAskVerificationMutation,
  useChangeEmailMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = securityApi
