import type { Companion } from '@lumen/contracts/chat/schema'
import { PersonalityCard } from './personality-card'
import { RecentMemories } from './recent-memories'
import { RelationshipCard } from './relationship-card'

/** The growth tab: how close one has become, who the companion is, and what it learnt last. */
export default function GrowthPanel({ companion }: { companion: Companion }) {
  return (
    <div className="relative h-full overflow-y-auto overscroll-contain">
      <div className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
        <RelationshipCard companion={companion} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
          <PersonalityCard companion={companion} />
          <RecentMemories companion={companion} />
        </div>
      </div>
    </div>
  )
}
