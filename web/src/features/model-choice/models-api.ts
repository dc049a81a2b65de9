import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

export const modelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who answers, and the models that may be chosen. */
    getOfferedModels: build.query({ ...call('GET /api/models'), providesTags: ['Models'] }),
  }),
})

export const { useGetOfferedModelsQuery } = modelsApi
