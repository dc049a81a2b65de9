import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

/** Readings follow the birth profile and the reader’s language. */
const readings = ['Reading' as const]

/** Calls that compute: the same birth, day and language have the same answer, so it is kept. */
export const astrologyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHoroscope: build.query({
      ...call('GET /api/astrology/horoscope/:sign'),
      providesTags: readings,
    }),
    keepBirth: build.mutation({
      ...call('PUT /api/wisdom/:userId/birth-profile'),
      invalidatesTags: (_, error) => (error === undefined ? ['BirthProfile', 'Reading'] : []),
    }),
    castBazi: build.mutation(call('POST /api/astrology/bazi')),
    getFortune: build.query({ ...call('POST /api/astrology/fortune'), providesTags: readings }),
    getAnalysis: build.query({
      ...call('GET /api/western-astrology/analysis/:sign'),
      providesTags: readings,
    }),
    getCompatibility: build.query({
      ...call('POST /api/western-astrology/compatibility'),
      providesTags: readings,
    }),
    getSynastry: build.query({
      ...call('POST /api/western-astrology/synastry'),
      providesTags: readings,
    }),
    getBirthChart: build.query({
      ...call('POST /api/western-astrology/birth-chart'),
      providesTags: readings,
    }),
    getTransits: build.query({
      ...call('POST /api/western-astrology/transits'),
      providesTags: readings,
    }),
    getSolarReturn: build.query({
      ...call('POST /api/western-astrology/solar-return'),
      providesTags: readings,
    }),
    getForecast: build.query({
      ...call('POST /api/western-astrology/forecast'),
      providesTags: readings,
    }),
  }),
})

export const {
  useGetHoroscopeQuery,
  useKeepBirthMutation,
  useCastBaziMutation,
  useGetFortuneQuery,
  useGetAnalysisQuery,
  useGetCompatibilityQuery,
  useGetSynastryQuery,
  useLazyGetSynastryQuery,
  useGetBirthChartQuery,
  useLazyGetBirthChartQuery,
  useGetTransitsQuery,
  useGetSolarReturnQuery,
  useGetForecastQuery,
} = astrologyApi
