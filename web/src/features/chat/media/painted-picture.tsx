import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaImage } from '@/features/media'
import { MadeLine, madeFrame } from './made-line'
import type { MediaProps } from './media-body'
import { useAgain } from './use-again'

const PictureViewer = lazy(() => import('./picture-viewer'))

/** A picture of a talk; a tap shows it large. */
export function PaintedPicture(props: MediaProps) {
  const { t } = useTranslation()
  const [large, setLarge] = useState(false)
  const again = useAgain(props)
  const { media, prompt } = props
  const { objectId, width, height } = media
  if (objectId === null) return null
  return (
    <figure className={madeFrame}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('composer.media.open', { prompt })}
        className="block w-full cursor-zoom-in -outline-offset-2"
        onClick={() => setLarge(true)}
      >
        <MediaImage objectId={objectId} alt="" width={width} height={height} />
      </button>
      <figcaption>
        <MadeLine {...props} again={again} />
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
