import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const profile = [{ type: 'BirthProfile', id: 'OWN' } as const]

export const birthApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What is kept of one’s birth; `profile` is null when nothing is. */
    getBirthProfile: build.query({
      ...call('GET /api/wisdom/:userId/birth-profile'),
      providesTags: profile,
    }),
    putBirthProfile: build.mutation({
      ...call('PUT /api/wisdom/:userId/birth-profile'),
      // Every reading from the own birth is made anew.
      invalidatesTags: (_, error) => (error === undefined ? ['BirthProfile', 'Reading'] : []),
    }),
    /** Forgets the birth and every insight made from it. */
    forgetBirthProfile: build.mutation({
      ...call('DELETE /api/wisdom/:userId/birth-profile'),
      invalidatesTags: (_, error) =>
        error === undefined ? ['BirthProfile', 'Reading', 'Insight'] : [],
    }),
    searchPlaces: build.query({ ...call('GET /api/wisdom/places'), keepUnusedDataFor: 300 }),
  }),
})

export const {
  useGetBirthProfileQuery,
  usePutBirthProfileMutation,
  useForgetBirthProfileMutation,
  useSearchPlacesQuery,
} = birthApi
