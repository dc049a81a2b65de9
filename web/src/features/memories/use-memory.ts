import type { Memory } from '@lumen/contracts/memory/schema'
import { errorCodeOf } from '@/api/error'
import { useGetMemoryQuery } from './memories-api'

/** What is older than this is asked for again. */
const freshSeconds = 10

type Found =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'standing'; memory: Memory }
  /** `memory` is null when it is beyond being restored. */
  | { state: 'forgotten'; memory: Memory | null }

/** Looks up a memory of a companion: it stands or was superseded, was forgotten, or is gone for good. */
export function useMemory(companionId: string, id: string): Found {
  const { currentData, error, isFetching, refetch } = useGetMemoryQuery(
    { params: { companionId, memoryId: id } },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  if (error !== undefined && !isFetching)
    return errorCodeOf(error) === 'not_found'
      ? { state: 'forgotten', memory: null }
      : { state: 'failed', error, retry: () => void refetch() }
  if (currentData === undefined) return { state: 'loading' }
  return { state: currentData.deletedAt === null ? 'standing' : 'forgotten', memory: currentData }
}
