import { useEffect, useMemo, type ReactNode } from 'react'
import { useGetBranchesQuery } from './branches-api'
import { forksOf } from './forks'
import { ForkSwitch } from './fork-switch'

/** Draws what stands below the messages at which branches part, once that is known. */
export default function ForkSwitches({
  companionId,
  onDrawn,
}: {
  companionId: string
  onDrawn: (switches: ReadonlyMap<string, ReactNode>) => void
}) {
  const { data } = useGetBranchesQuery(companionId)
  const switches = useMemo(
    () =>
      new Map(
        data === undefined
          ? []
          : [...forksOf(data)].map(([message, fork]) => [
              message,
              <ForkSwitch key={message} companionId={companionId} fork={fork} />,
            ]),
      ),
    [data, companionId],
  )
  useEffect(() => onDrawn(switches), [onDrawn, switches])
  return null
}
