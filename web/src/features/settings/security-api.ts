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
    sendPasswordLink: build.mutation(call('POST /api/auth/password/forgot')),
    reauthenticate: build.mutation(call('POST /api/auth/reauthenticate')),
    reauthenticateByPasskey: build.mutation(call('POST /api/auth/passkeys/reauthenticate')),
    listPasskeys: build.query({ ...call('GET /api/auth/passkeys'), providesTags: security }),
    beginPasskey: build.mutation(call('POST /api/auth/passkeys/options')),
    addPasskey: build.mutation({ ...call('POST /api/auth/passkeys'), invalidatesTags: security }),
    renamePasskey: build.mutation({
      ...call('PATCH /api/auth/passkeys/:passkeyId'),
      invalidatesTags: security,
    }),
    removePasskey: build.mutation({
      ...call('DELETE /api/auth/passkeys/:passkeyId'),
      invalidatesTags: security,
    }),
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
  useReauthenticateByPasskeyMutation,
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useSendPasswordLinkMutation,
  useAskVerificationMutation,
  useChangeEmailMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = securityApi
