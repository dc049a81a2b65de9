import { faceUrl } from '@lumen/contracts/chat/faces'
import { cn } from '@/ui/class-names'
import { hexagon } from '@/ui/hexagon'

/** Who answers in the pictures of a talk. Decorative. */
export const LumiFace = ({ className }: { className: string }) => (
  <img
    src={faceUrl('lumi')}
    alt=""
    width={256}
    height={256}
    decoding="async"
    className={cn('shrink-0', hexagon, className)}
  />
)
