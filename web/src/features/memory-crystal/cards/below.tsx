import type { Memory } from '@lumen/contracts/memory/schema'
import { InfoCards } from './info-cards'
import { MemoryTimeline } from './memory-timeline'

/** What stands below the crystals: figures and timeline. */
export default function Below({
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
  return (
    <>
      <InfoCards companionId={companionId} memories={memories} onSelect={onSelect} />
      <MemoryTimeline memories={memories} now={now} onSelect={onSelect} />
    </>
  )
}
