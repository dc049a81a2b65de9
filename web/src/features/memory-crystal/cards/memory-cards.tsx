import type { Memory } from '@lumen/contracts/memory/schema'
import { memo, startTransition, useEffect, useState } from 'react'
import { Skeleton } from '@/ui/skeleton'
import { InfoCards } from './info-cards'
import { MemoryTimeline } from './memory-timeline'

/** After the next frame has been shown: what comes then has a task of its own. */
function useNextTask(): boolean {
  const [come, setCome] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setCome(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return come
}

/** What stands below the crystals: figures, and once they are drawn the timeline. */
export default memo(function MemoryCards({
  companionId,
  memories,
  now,
  onSelect,
}: {
  companionId: string
  memories: readonly Memory[]
  now: number
  onSelect: (id: string) => void
}) {
  const timeline = useNextTask()
  return (
    <>
      <InfoCards companionId={companionId} memories={memories} onSelect={onSelect} />
      {timeline ? (
        <MemoryTimeline memories={memories} now={now} onSelect={onSelect} />
      ) : (
        <Skeleton className="mt-5 h-80 rounded-4!" />
      )}
    </>
  )
})
