import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'
import { Spinner } from '@/ui/spinner'
import { OnDemandPart } from '../memory/on-demand-part'

const load = () => import('./media-body')

/** What is reserved before anything is known: pictures are square, videos wide. */
const usualRatio = { image: '1 / 1', video: '16 / 9', voice: undefined } as const

/** Width over height of a picture or video, for CSS; undefined for sounds. */
export const ratioOf = ({ kind, width, height }: MessageMedia): string | undefined =>
  kind !== 'voice' && width !== null && height !== null ? `${width} / ${height}` : usualRatio[kind]

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
