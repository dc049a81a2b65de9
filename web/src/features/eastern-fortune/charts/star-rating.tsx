import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

/** A rating such as ★★★★☆ as the server gives it; a dash when there is none. */
export function StarRating({
  stars,
  size = 'medium',
}: {
  stars: string | null | undefined
  size?: 'medium' | 'large'
}) {
  const { t } = useTranslation()
  if (stars === null || stars === undefined || stars === '') return <span>—</span>
  const full = [...stars].filter((star) => star === '★').length
  return (
    <span
      role="img"
      aria-label={t('eastern.stars', { value: full, max: 5 })}
      className="inline-flex gap-0.5 text-violet-500 dark:text-violet-400"
    >
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          aria-hidden
          strokeWidth={1.75}
          className={cn(
            size === 'large' ? 'size-6' : 'size-4.5',
            place <= full ? 'fill-current' : 'opacity-45',
          )}
        />
      ))}
    </span>
  )
}
