import { cn } from '@/ui/class-names'
import { pictures, pictureSizes, pictureUrl, shownLanguage, type Picture } from './pictures'
import { useSite } from './site-context'
import { useSiteText } from './use-site-text'

/** Only the one that is seen is fetched. */
const themes = [
  { theme: 'light', seen: 'contents dark:hidden' },
  { theme: 'dark', seen: 'hidden dark:contents' },
] as const

/**
 * A screen of the product, light or dark as the page is, wide or tall as the reader’s screen is. Its place is
 * kept before it comes.
 *
 * @param tall also where there is room for the wide one
 */
export function ProductPicture({
  picture,
  tall = false,
  captioned = false,
  className,
}: {
  picture: Picture
  tall?: boolean
  captioned?: boolean
  className?: string
}) {
  const { t } = useSiteText()
  const language = shownLanguage(useSite().language)
  const isWide = !tall && pictures[picture].some((size) => size === 'wide')
  const { width, height } = pictureSizes[isWide ? 'wide' : 'tall']
  return (
    <figure className={className}>
      {themes.map(({ theme, seen }) => (
        <picture key={theme} className={seen}>
          {isWide && (
            <source
              media="(max-width: 639px)"
              srcSet={pictureUrl(picture, { language, theme, size: 'tall' })}
              width={pictureSizes.tall.width}
              height={pictureSizes.tall.height}
            />
          )}
          <img
            src={pictureUrl(picture, { language, theme, size: isWide ? 'wide' : 'tall' })}
            alt={t(`pictures.${picture}.alt`)}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            className={cn(
              'h-auto w-full rounded-4 border border-line shadow-2',
              isWide && 'max-sm:mx-auto max-sm:max-w-90',
            )}
          />
        </picture>
      ))}
      {captioned && (
        <figcaption className="mt-3 text-center text-small text-balance text-text-3">
          {t(`pictures.${picture}.caption`)}
        </figcaption>
      )}
    </figure>
  )
}
