import type { Memory } from '@lumen/contracts/memory/schema'
import { useEffect, useMemo } from 'react'
import { useListMemoriesInfiniteQuery } from '@/features/memories'

const pageSize = 200
/** The newest thousand: more crystals tell nobody more. */
const mostPages = 5

/** What a companion knows and knew, newest first, page after page until all is there. */
export function useAllMemories(companionId: string) {
  const { data, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } =
    useListMemoriesInfiniteQuery({ companionId, includeSuperseded: true, limit: pageSize })
  const pages = data?.pages
  const more = hasNextPage && (pages?.length ?? 0) < mostPages
  useEffect(() => {
    if (more && !isFetching && !isError) void fetchNextPage()
  }, [more, isFetching, isError, fetchNextPage])
  const memories = useMemo((): readonly Memory[] | undefined => pages?.flat(), [pages])
  return {
    /** Undefined until the first page is there. */
    memories,
    error,
    busy: isFetching,
    retry: () => void (more ? fetchNextPage() : refetch()),
  }
}
