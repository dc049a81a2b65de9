import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const ways = ['SignInWays' as const, 'Security' as const]

const providersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProviders: build.query(call('GET /api/auth/providers')),
    beginWithProvider: build.mutation(call('POST /api/auth/providers/begin')),
    returnFromProvider: build.mutation({
      ...call('POST /api/auth/providers/return'),
      invalidatesTags: ways,
    }),
    addProviderCode: build.mutation({
      ...call('POST /api/auth/providers/code'),
      invalidatesTags: ways,
    }),
    registerWithProvider: build.mutation(call('POST /api/auth/providers/account')),
    getSignInWays: build.query({ ...call('GET /api/auth/sign-in-ways'), providesTags: ways }),
    unlinkProvider: build.mutation({
      ...call('POST /api/auth/providers/unlink'),
      invalidatesTags: ways,
    }),
  }),
})

export const {
  useListProvidersQuery,
  useBeginWithProviderMutation,
  useReturnFromProviderMutation,
  useAddProviderCodeMutation,
  useRegisterWithProviderMutation,
  useGetSignInWaysQuery,
  useUnlinkProviderMutation,
} = providersApi
