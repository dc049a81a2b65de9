import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query(call('GET /api/auth/me')),
    login: build.mutation(call('POST /api/auth/login')),
    /** Puts a token into this browser’s cookie. */
    keepInCookie: build.mutation<{ success: true }, string>({
      query: (token) => ({
        url: '/api/auth/sessions/cookie',
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: { token },
      }),
    }),
    askPasskeyChallenge: build.mutation(call('POST /api/auth/passkeys/challenge')),
    loginByPasskey: build.mutation(call('POST /api/auth/passkeys/sign-in')),
    register: build.mutation(call('POST /api/auth/register')),
    logout: build.mutation(call('POST /api/auth/logout')),
    updateProfile: build.mutation({
      ...call('PATCH /api/auth/me'),
      invalidatesTags: (_, error, input) =>
        error === undefined && input?.body?.birthDate !== undefined ? ['BirthProfile'] : [],
    }),
    updatePreferences: build.mutation({
      ...call('PATCH /api/auth/preferences'),
      // The server writes readings in the language of the account.
      invalidatesTags: (_, error, input) =>
        error === undefined && input?.body?.language !== undefined ? ['Reading'] : [],
    }),
    /** Told when signing up; asked for only where it is shown or the own sign is wanted. */
    getBirthDate: build.query({
      ...call('GET /api/auth/birth-date'),
      providesTags: ['BirthProfile'],
    }),
    /** What the user did, in figures. */
    getStats: build.query(call('GET /api/user/stats')),
  }),
})

export const { useGetBirthDateQuery, useGetStatsQuery, useUpdateProfileMutation } = sessionApi
