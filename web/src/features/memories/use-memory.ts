import type { Memory } from '@lumen/contracts/memory/schema'
import { memoryLimits } from '@lumen/contracts/memory/limits'
import { useEffect } from 'react'
import { useListMemoriesInfiniteQuery } from './memories-api'

/** Lists older than this are asked for again. */
const freshSeconds = 10

type Found =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'standing'; memory: Memory }
  /** `memory` is null when it is beyond being restored. */
  | { state: 'forgotten'; memory: Memory | null }

/** Looks a memory up among those of a companion: what stands and what was superseded, then what was forgotten. */
export function useMemory(companionId: string, id: string): Found {
  const of = { companionId, limit: memoryLimits.pageSize }
  const known = useListMemoriesInfiniteQuery(
    { ...of, includeSuperseded: true },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  const memory = known.data?.pages.flat().find((one) => one.id === id)
  const { hasNextPage, isFetching, fetchNextPage } = known
  const further = memory === undefined && hasNextPage && !isFetching
  useEffect(() => {
    if (further) void fetchNextPage()
  }, [further, fetchNextPage])

  const lookedThrough =
    known.data !== undefined && memory === undefined && !hasNextPage && !isFetching
  const deleted = useListMemoriesInfiniteQuery(
    { ...of, deleted: true },
    { skip: !lookedThrough, refetchOnMountOrArgChange: freshSeconds },
  )
  const gone = deleted.data?.pages.flat().find((one) => one.id === id)

  if (memory !== undefined) return { state: 'standing', memory }
  for (const list of [known, deleted])
    if (list.error !== undefined && !list.isFetching)
      return { state: 'failed', error: list.error, retry: () => void list.refetch() }
  if (!lookedThrough || deleted.data === undefined) return { state: 'loading' }
  return { state: 'forgotten', memory: gone ?? null }
}
