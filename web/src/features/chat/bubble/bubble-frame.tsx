import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** Shape and colours of a bubble. Whose it is, whether it ends a run, whether memories shaped it. */
export const bubbleShape = ({
  mine,
  tail,
  recalled = false,
}: {
  mine: boolean
  tail: boolean
  recalled?: boolean
}) =>
  cn(
    'min-w-11 max-w-full rounded-4 px-4 py-2.75 wrap-anywhere pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]',
    mine
      ? 'bg-bubble-out text-on-bubble-out whitespace-pre-wrap'
      : 'border bg-bubble-in text-on-bubble-in shadow-1',
    !mine && (recalled ? 'border-violet-300 dark:border-violet-700' : 'border-line'),
    tail && (mine ? 'rounded-br-[4px]' : 'rounded-bl-[4px]'),
  )

/** One line of the conversation: a bubble on its author's side, and what belongs to it beside and below. */
export function BubbleRow({
  mine,
  first,
  face,
  beside,
  below,
  children,
  ...rest
}: {
  mine: boolean
  /** The first of a run leaves room above. */
  first: boolean
  /** Who speaks, at the head of a run, where the screen has room for it; false leaves the room empty. */
  face?: ReactNode
  beside?: ReactNode
  below?: ReactNode
  children: ReactNode
} & ComponentProps<'article'>) {
  return (
    <article
      className={cn(
        'group/bubble relative mx-auto flex w-full max-w-4xl flex-col px-3 md:px-6',
        face !== undefined && 'md:pl-18',
        mine ? 'items-end' : 'items-start',
        first ? 'pt-4' : 'pt-1.5',
      )}
      {...rest}
    >
      {face !== undefined && face !== false && (
        <span className="absolute top-5 left-6 max-md:hidden">{face}</span>
      )}
      <div className={cn('flex w-full items-center gap-1', mine && 'flex-row-reverse')}>
        <div
          className={cn(
            'flex max-w-[88%] min-w-0 flex-col md:max-w-[min(38rem,78%)]',
            mine ? 'items-end' : 'items-start',
          )}
        >
          {children}
        </div>
        {beside}
      </div>
      {below}
    </article>
  )
}
