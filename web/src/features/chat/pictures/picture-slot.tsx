import { Spinner } from '@/ui/spinner'
import { OnDemandPart } from '../memory/on-demand-part'
import type { SentPicturesProps } from './sent-pictures-props'

const load = () => import('./sent-pictures')

/** The place of the pictures of a message; their code comes when one is first shown. */
export function PictureSlot(props: SentPicturesProps) {
  return (
    <OnDemandPart
      load={load}
      waiting={
        <div className="grid aspect-square w-[min(20rem,74vw)] place-items-center rounded-4 bg-surface-3">
          <Spinner />
        </div>
      }
      {...props}
    />
  )
}
