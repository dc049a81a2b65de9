import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const reading = ['Reading'] as const

export const wisdomApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDailyFortune: build.query({
      ...call('GET /api/wisdom/:userId/daily-fortune'),
      providesTags: reading,
    }),
    getOwnBazi: build.query({ ...call('GET /api/wisdom/:userId/bazi'), providesTags: reading }),
    /** The day of a sign, for the card. */
    getSignOfDay: build.query({
      ...call('GET /api/astrology/horoscope/:sign'),
      providesTags: reading,
    }),
    listInsights: build.query({
      ...call('GET /api/wisdom/:userId/insights'),
      providesTags: ['Insight', 'Reading'],
    }),
    makeInsight: build.mutation({
      ...call('POST /api/wisdom/:userId/insights'),
      invalidatesTags: (_, error) => (error === undefined ? ['Insight'] : []),
    }),
  }),
})

export const {
  useGetDailyFortuneQuery,
  useGetOwnBaziQuery,
  useGetSignOfDayQuery,
  useListInsightsQuery,
  useMakeInsightMutation,
} = wisdomApi
