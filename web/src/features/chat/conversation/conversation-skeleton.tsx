import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Skeleton } from '@/ui/skeleton'

const bubbles = [
  ['w-56', false],
  ['w-40', false],
  ['w-48', true],
  ['w-72', false],
  ['w-32', true],
] as const

/** Bubbles that are about to come. */
export function ConversationSkeleton() {
  const { t } = useTranslation()
  return (
    <output className="mx-auto grid w-full max-w-4xl gap-4 px-3 pt-6 md:px-6">
      <span className="sr-only">{t('chat.loading')}</span>
      {bubbles.map(([width, mine]) => (
        <Skeleton
          key={width}
          className={cn('h-12 max-w-[70%] rounded-4!', width, mine && 'justify-self-end')}
        />
      ))}
    </output>
  )
}
