import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

export const nativeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addPushToken: build.mutation(call('POST /api/mobile/push-token')),
  }),
})
