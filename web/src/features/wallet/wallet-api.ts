import type { Transaction } from '@lumen/contracts/billing/schema'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const list = call('GET /api/wallet/transactions')
/** Lines of the statement that are fetched at once. */
const pageSize = 25
const largestPage = 100
/** Pages that are looked through for the figures of the last days. */
const figurePages = 5

/** The user’s own clocks say which day it is. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const walletApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBalance: build.query({
      ...call('GET /api/wallet/balance'),
      providesTags: ['Wallet'],
    }),
    getUsageStats: build.query({
      ...call('GET /api/wallet/usage-stats'),
      providesTags: ['Wallet'],
    }),
    getQuote: build.query({
      ...call('GET /api/wallet/quote'),
      providesTags: ['Wallet'],
    }),
    /** The statement, newest first, page by page. */
    listTransactions: build.infiniteQuery<Transaction[], void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
      },
      query: ({ pageParam }) =>
        list.query({
          query: { limit: pageSize, ...(pageParam !== undefined && { cursor: pageParam }) },
        }),
      providesTags: ['Wallet'],
    }),
    /** Lines since a moment, as far back as five pages reach. */
    getRecentLines: build.query<{ lines: Transaction[]; whole: boolean }, { since: string }>({
      queryFn: async ({ since }, _api, _options, ask) => {
        const lines: Transaction[] = []
        for (let page = 0; page < figurePages; page += 1) {
          const cursor = lines.at(-1)?.id
          const query = { limit: largestPage, ...(cursor !== undefined && { cursor }) }
          const answer = await ask(list.query({ query }))
          if (answer.error !== undefined) return { error: answer.error }
          const found = answer.data as Transaction[]
          lines.push(...found)
          const last = found.at(-1)
          if (found.length < largestPage || (last !== undefined && last.timestamp < since))
            return { data: { lines: lines.filter((one) => one.timestamp >= since), whole: true } }
        }
        return { data: { lines, whole: false } }
      },
      providesTags: ['Wallet'],
    }),
  }),
})

export const {
  useGetBalanceQuery,
  useGetUsageStatsQuery,
  useGetQuoteQuery,
  useListTransactionsInfiniteQuery,
  useGetRecentLinesQuery,
} = walletApi
