import { useEffect, useEffectEvent } from 'react'

/** A part that did not come is asked for again after so long. */
const againMs = 5_000

type Part = { data?: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** Whether a part is asked for the first time: what did not come then is still late while it is asked for again. */
export const isFirstAsked = ({ isLoading, error }: { isLoading: boolean; error?: unknown }) =>
  isLoading && error === undefined

/** Asks again for the parts of a page that did not come, until they are there. */
export function useAskedAgain(...parts: readonly Part[]): void {
  const late = parts.filter(({ data, isError }) => isError && data === undefined)
  const waiting = late.length > 0 && late.every(({ isFetching }) => !isFetching)
  const askAgain = useEffectEvent(() => {
    for (const { refetch } of late) void refetch()
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => askAgain(), againMs)
    return () => clearTimeout(timer)
  }, [waiting])
}
