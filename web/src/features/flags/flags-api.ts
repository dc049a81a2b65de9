import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const flagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFlags: build.query({ ...call('GET /api/flags'), providesTags: ['Flags'] }),
  }),
})

export const { useGetFlagsQuery } = flagsApi
