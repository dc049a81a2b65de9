import { sessionApi, useGetStatsQuery } from './session-api'

/** Figures older than this are asked for again when somebody looks. */
const freshSeconds = 30
/** A figure whose service was too late is asked for again after so long. */
const missingMs = 3_000

const input = () => ({
  query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
})

/** What the user did, in figures; asked again until none is missing. */
export function useStats() {
  const known = sessionApi.endpoints.getStats.useQueryState(input())
  const missing = known.data !== undefined && Object.values(known.data).includes(null)
  return useGetStatsQuery(input(), {
    refetchOnMountOrArgChange: freshSeconds,
    pollingInterval: missing ? missingMs : 0,
  })
}
