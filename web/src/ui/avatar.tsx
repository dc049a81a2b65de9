import { useState } from 'react'
import { cn } from './class-names'
import { hexagon } from './hexagon'
import { hueOf, hues } from './hue'
import { useImageSource } from './use-image-source'

const sizes = {
  28: 'size-7 text-xs',
  32: 'size-8 text-xs',
  36: 'size-9 text-small',
  44: 'size-11 text-lg',
  56: 'size-14 text-xl',
  64: 'size-16 text-2xl',
  96: 'size-24 text-4xl',
} as const

/** First letter as a person sees it (a whole character, not half of a surrogate pair). */
export function initialOf(name: string): string {
  const text = name.trim()
  // 小忆 is called by its last character, as Chinese nicknames are; others by their first.
  const letters = [...text]
  const han = /^\p{Script=Han}{2,3}$/u.test(text)
  return (han ? letters.at(-1) : letters[0])?.toLocaleUpperCase() ?? '·'
}

/** A hexagonal facet with a picture, or the initial on a colour that belongs to the id. Decorative. */
export function Avatar({
  id,
  name,
  imageUrl,
  size = 44,
  ring,
  className,
}: {
  id: string
  name: string
  imageUrl?: string | null | undefined
  size?: keyof typeof sizes
  /** Colour of a thin edge around it. */
  ring?: string
  className?: string
}) {
  const [broken, setBroken] = useState<string>()
  const shades = hues[hueOf(id)]
  const source = useImageSource(imageUrl)
  const showImage = source && broken !== source
  const facet = (
    <span
      aria-hidden
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden font-bold text-white select-none',
        hexagon,
        sizes[size],
        ring === undefined ? className : 'scale-88',
      )}
      style={{ background: `linear-gradient(150deg, ${shades[3]}, ${shades[1]} 70%)` }}
    >
      {showImage ? (
        <img
          src={source}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(source)}
        />
      ) : (
        <>
          <span className="absolute inset-0 bg-white/8 [clip-path:polygon(50%_0,94%_25%,50%_50%)]" />
          <span className="absolute inset-0 bg-white/14 [clip-path:polygon(50%_0,50%_50%,6%_25%)]" />
          <span className="absolute inset-0 bg-black/12 [clip-path:polygon(94%_75%,50%_100%,50%_50%)]" />
          <span className="relative leading-none">{initialOf(name)}</span>
        </>
      )}
    </span>
  )
  return ring === undefined ? (
    facet
  ) : (
    <span
      aria-hidden
      className={cn('grid shrink-0 place-items-center', hexagon, className)}
      style={{ background: ring }}
    >
      {facet}
    </span>
  )
}
