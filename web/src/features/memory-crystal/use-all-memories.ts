import type { Memory } from '@lumen/contracts/memory/schema'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { baseApi } from '@/api/base-api'
import { useListMemoriesInfiniteQuery } from '@/features/memories'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'

const pageSize = 200
/** The newest thousand: more crystals tell nobody more. */
const mostPages = 5

/** What a companion knows and knew, newest first, page after page until all is there; kept current. */
export function useAllMemories(companionId: string) {
  const { currentData, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    useListMemoriesInfiniteQuery(
      { companionId, includeSuperseded: true, limit: pageSize },
      // Elsewhere nobody hears what changes.
      { refetchOnMountOrArgChange: true },
    )
  const pages = currentData?.pages
  const more = hasNextPage && (pages?.length ?? 0) < mostPages
  useEffect(() => {
    if (more && !isFetching && !isError) void fetchNextPage()
  }, [more, isFetching, isError, fetchNextPage])

  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'memories_changed')
          dispatch(baseApi.util.invalidateTags(['Memory', 'Dashboard']))
      }),
    [dispatch, subscribe],
  )

  const all = useMemo((): readonly Memory[] | undefined => pages?.flat(), [pages])
  // Answers arrive in one piece; what they change is drawn in slices that leave room for frames.
  const memories = useDeferredValue(all, undefined)
  return {
    /** Undefined until the first page is there. */
    memories,
    error,
    busy: isFetching,
    retry: () => void (isError && more ? fetchNextPage() : refetch()),
  }
}
