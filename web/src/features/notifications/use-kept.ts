import { skipToken } from '@reduxjs/toolkit/query'
import type { Notification } from '@lumen/contracts/auth/notifications'
import { useGetMemoryQuery } from '@/features/memories'

/**
 * What was kept, for a notification of a new memory: it carries ids only, as what is said stays sealed.
 * `text` is undefined for every other one, and where the memory is gone.
 */
export function useKept({ kind, params }: Notification): {
  text: string | undefined
  isLoading: boolean
} {
  const { data, isLoading } = useGetMemoryQuery(
    kind === 'memory-crystal'
      ? { params: { companionId: params.companionId, memoryId: params.memoryId } }
      : skipToken,
  )
  return { text: data?.deletedAt === null ? data.content : undefined, isLoading }
}
