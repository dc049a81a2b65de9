import type { CompanionWithPersona } from '@lumen/contracts/chat/whole-companion'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ReactNode } from 'react'
import { useGetCompanionQuery } from '@/features/companion-data'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'

/**
 * A part of what a companion's owner wrote about it: what was entered so far, else what is stored, which
 * is asked for when this is first shown.
 */
export function StoredPart<T>({
  companionId,
  entered,
  empty,
  pick,
  failed,
  children,
}: {
  /** Null: it is about to be created. */
  companionId: string | null
  entered: T | null
  /** Of a companion that is about to be created. */
  empty: T
  pick: (companion: CompanionWithPersona) => T
  /** What is said when it cannot be read. */
  failed: string
  children: (part: T) => ReactNode
}) {
  const asked = companionId !== null && entered === null ? { params: { companionId } } : skipToken
  const { data, error, isFetching, refetch } = useGetCompanionQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const stored = isFetching || data === undefined ? undefined : pick(data)
  const part = entered ?? (companionId === null ? empty : stored)
  if (part !== undefined) return children(part)
  return error !== undefined && !isFetching ? (
    <ErrorState title={failed} error={error} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-48 rounded-2!" />
  )
}
