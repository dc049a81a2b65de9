import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaImage, useObjectAddress } from '@/features/media'
import { MediaFooter, mediaFrame } from './media-footer'
import { ratioOf, type MediaProps } from './media-state'
import { useRegenerate } from './use-regenerate'

const PictureViewer = lazy(() => import('./picture-viewer'))

/** A picture of a talk; a tap shows it large. */
export function GeneratedImage(props: MediaProps) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const again = useRegenerate(props)
  const { media, prompt } = props
  const { objectId, width, height } = media
  const thumb = useObjectAddress(objectId)({ variant: 'thumb' })
  if (objectId === null) return null
  return (
    <figure className={mediaFrame}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('composer.media.open', { prompt })}
        // The small one is there at once, until the large one is.
        style={{
          aspectRatio: ratioOf(media),
          ...(thumb !== undefined && { backgroundImage: `url("${thumb}")` }),
        }}
        className="block w-full cursor-zoom-in bg-surface-3 bg-cover -outline-offset-2"
        onClick={() => setLarge(true)}
      >
        <MediaImage
          objectId={objectId}
          alt=""
          width={width}
          height={height}
          className="bg-transparent!"
        />
      </button>
      <figcaption>
        <MediaFooter {...props} again={again} />
      </figcaption>
      {large && (
        <Suspense fallback={null}>
          <PictureViewer
            objectId={objectId}
            width={width}
            height={height}
            {...props}
            again={again}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </figure>
  )
}
