import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const reading = ['Reading'] as const

export const easternApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All about an animal and its day. */
    getZodiac: build.query({
      ...call('GET /api/eastern-fortune/zodiac/:animal'),
      providesTags: reading,
    }),
    computeBazi: build.mutation({ ...call('POST /api/eastern-fortune/bazi') }),
    matchBazi: build.mutation({ ...call('POST /api/eastern-fortune/bazi-match') }),
    /** What a day is to a chart: its year, months, days and hours. */
    getFlow: build.query({ ...call('POST /api/eastern-fortune/flow') }),
    findPillarDates: build.mutation({ ...call('POST /api/eastern-fortune/reverse') }),
    predict: build.mutation({ ...call('POST /api/eastern-fortune/prediction') }),
    askWisdom: build.mutation({ ...call('POST /api/eastern-fortune/wisdom') }),
    castIching: build.mutation({ ...call('POST /api/eastern-fortune/iching') }),
    readFengShui: build.mutation({ ...call('POST /api/eastern-fortune/feng-shui') }),
  }),
})

export const {
  useGetZodiacQuery,
  useComputeBaziMutation,
  useMatchBaziMutation,
  useGetFlowQuery,
  useFindPillarDatesMutation,
  usePredictMutation,
  useAskWisdomMutation,
  useCastIchingMutation,
  useReadFengShuiMutation,
} = easternApi
