import { ImageOff } from 'lucide-react'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { useObjectAddress } from './use-object-address'

type MediaImageProps = {
  objectId: string
  /** What is on it: the prompt it was made from. */
  alt: string
  width: number | null
  height: number | null
  thumb?: boolean
  /** Among the first things that are seen: as it was stored, not in a smaller form that is made when asked for. */
  eager?: boolean
  className?: string
}

/**
 * A stored picture. Its room is reserved before it comes, its small variant is seen until then, and
 * it says so when it is gone. `thumb` shows the small variant alone, for lists.
 */
export const MediaImage = (props: MediaImageProps) => <Picture key={props.objectId} {...props} />

function Picture({
  objectId,
  alt,
  width,
  height,
  thumb = false,
  eager = false,
  className,
}: MediaImageProps) {
  const { t } = useTranslation()
  const address = useObjectAddress(objectId)
  const [state, setState] = useState<'coming' | 'here' | 'gone'>('coming')
  const full = address()
  const small = address({ variant: 'thumb' })
  const style: CSSProperties = {
    aspectRatio: width !== null && height !== null ? `${width} / ${height}` : '1 / 1',
    ...(state === 'coming' &&
      !thumb &&
      small !== undefined && { background: `center / cover url(${JSON.stringify(small)})` }),
  }
  if (state === 'gone')
    return (
      <span
        role="img"
        aria-label={alt}
        style={style}
        className={cn('grid w-full place-items-center bg-surface-3 text-text-3', className)}
      >
        <span className="grid justify-items-center gap-1 p-3 text-center text-small">
          <ImageOff aria-hidden className="size-6" />
          {t('media.image.gone')}
        </span>
      </span>
    )
  return (
    <picture className="contents">
      {!thumb && !eager && full !== undefined && (
        <>
          <source type="image/avif" srcSet={address({ variant: 'avif' })} />
          <source type="image/webp" srcSet={address({ variant: 'webp' })} />
        </>
      )}
      <img
        src={thumb ? small : full}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={style}
        className={cn(
          'block h-auto w-full bg-surface-3 object-cover transition-opacity duration-240',
          thumb && state === 'coming' && 'opacity-0',
          className,
        )}
        onLoad={() => setState('here')}
        onError={() => setState('gone')}
      />
    </picture>
  )
}
