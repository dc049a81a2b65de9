import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaImage } from '@/features/media'
import { cn } from '@/ui/class-names'
import type { SentPicturesProps } from './sent-pictures-props'

const PictureDialog = lazy(() => import('./picture-dialog'))

/** The pictures of a message, each of which opens large. */
export default function SentPictures({ pictures, messageId }: SentPicturesProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<string | null>(null)
  const alone = pictures.length === 1
  return (
    <div
      className={cn(
        'grid gap-1 overflow-hidden rounded-4',
        alone ? 'w-[min(20rem,74vw)]' : 'w-[min(22rem,78vw)] grid-cols-2',
      )}
    >
      {pictures.map(({ objectId, width, height, description }) => {
        const name = description || t('chat.pictures.alt')
        return (
          <button
            key={objectId}
            type="button"
            aria-haspopup="dialog"
            aria-label={t('chat.pictures.open', { name })}
            style={{ aspectRatio: alone ? ratioOf(width, height) : '1 / 1' }}
            className="block w-full cursor-zoom-in overflow-hidden rounded-2 border border-line bg-surface-3 -outline-offset-2"
            onClick={() => setOpen(objectId)}
          >
            <MediaImage
              objectId={objectId}
              alt=""
              width={width}
              height={height}
              thumb={!alone}
              className="size-full!"
            />
          </button>
        )
      })}
      {open !== null && (
        <Suspense fallback={null}>
          <PictureDialog
            pictures={pictures}
            first={open}
            messageId={messageId}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Neither a tower nor a strip: what is beyond is seen when it is opened. */
const ratioOf = (width: number, height: number): number =>
  Math.min(2.2, Math.max(0.75, width / height))
