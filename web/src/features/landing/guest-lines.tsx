import type { ReactNode } from 'react'
import { cn } from '@/ui/class-names'

/** One thing that was said in the hero. */
export const GuestLine = ({
  mine = false,
  who,
  children,
}: {
  mine?: boolean
  /** Who says it, for those who do not see on which side it stands. */
  who: string
  children: ReactNode
}) => (
  <p
    className={cn(
      'max-w-[85%] rounded-4 px-4 py-2.5 text-pretty wrap-anywhere whitespace-pre-wrap',
      mine
        ? 'justify-self-end rounded-br-[4px] bg-bubble-out text-on-bubble-out'
        : 'justify-self-start rounded-bl-[4px] border border-line bg-bubble-in text-on-bubble-in',
    )}
  >
    <span className="sr-only">{who}: </span>
    {children}
  </p>
)
