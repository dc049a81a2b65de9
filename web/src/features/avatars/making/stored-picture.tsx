import { useState } from 'react'
import { objectIdOf, useObjectAddress } from '@/features/media'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

/** A stored avatar in full size; its room is kept while it comes. */
export function StoredPicture({
  address,
  alt,
  className,
}: {
  /** As the server names it. */
  address: string
  alt: string
  className?: string
}) {
  const object = useObjectAddress(objectIdOf(address))
  const source = objectIdOf(address) === null ? address : object({ variant: 'webp' })
  const [here, setHere] = useState<string>()
  return (
    <span className={cn('relative block overflow-hidden bg-surface-3', className)}>
      {here !== source && <Skeleton className="absolute inset-0 rounded-none!" />}
      {source !== undefined && (
        <img
          src={source}
          alt={alt}
          draggable={false}
          className={cn(
            'relative size-full object-cover transition-opacity duration-240',
            here !== source && 'opacity-0',
          )}
          onLoad={() => setHere(source)}
        />
      )}
    </span>
  )
}
