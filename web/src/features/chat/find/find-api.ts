import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const findApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchSaid: build.query(call('GET /api/said')),
  }),
})

export const { useLazySearchSaidQuery } = findApi
