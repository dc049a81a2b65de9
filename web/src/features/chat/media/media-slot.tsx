import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'
import { Spinner } from '@/ui/spinner'
import { OnDemandPart } from '../memory/on-demand-part'
import { ratioOf } from './media-state'

const load = () => import('./media-body')

/** The place of what a message holds besides words; its code comes when one is first shown. */
export function MediaSlot({ message, media }: { message: Message; media: MessageMedia }) {
  return (
    <OnDemandPart
      load={load}
      waiting={
        <div
          style={{ aspectRatio: ratioOf(media) }}
          className="grid min-h-11 w-[min(22rem,74vw)] place-items-center"
        >
          <Spinner />
        </div>
      }
      message={message}
      media={media}
    />
  )
}
