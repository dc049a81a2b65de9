import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const people = ['Person' as const]
const changed = (_: unknown, error: unknown) => (error === undefined ? people : [])

export const {
  useListPeopleQuery,
  useKeepPersonMutation,
  useChangePersonMutation,
  useForgetPersonMutation,
} = baseApi.enhanceEndpoints({ addTagTypes: people }).injectEndpoints({
  endpoints: (build) => ({
    /** Other people whose births are kept. */
    listPeople: build.query({ ...call('GET /api/wisdom/people'), providesTags: people }),
    keepPerson: build.mutation({ ...call('POST /api/wisdom/people'), invalidatesTags: changed }),
    changePerson: build.mutation({
      ...call('PATCH /api/wisdom/people/:personId'),
      invalidatesTags: changed,
    }),
    forgetPerson: build.mutation({
      ...call('DELETE /api/wisdom/people/:personId'),
      invalidatesTags: changed,
    }),
  }),
})
