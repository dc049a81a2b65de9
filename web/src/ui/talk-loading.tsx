import { cn } from './class-names'
import { Skeleton } from './skeleton'

const bubbles = [
  ['w-56', false],
  ['w-40', false],
  ['w-48', true],
  ['w-72', false],
  ['w-32', true],
] as const

/** Bubbles that are about to come. */
export const TalkSkeleton = ({ text }: { text: string }) => (
  <output className="mx-auto grid w-full max-w-4xl gap-4 px-3 pt-6 md:px-6">
    <span className="sr-only">{text}</span>
    {bubbles.map(([width, mine]) => (
      <Skeleton
        key={width}
        className={cn('h-12 max-w-[70%] rounded-4!', width, mine && 'justify-self-end')}
      />
    ))}
  </output>
)

/** The page of the talk on its way: companions beside it, then who speaks and bubbles. */
export const TalkLoading = ({ title, text }: { title: string; text: string }) => (
  <div aria-busy className="flex h-full">
    <h1 className="sr-only">{title}</h1>
    <div className="w-70 shrink-0 border-r border-line bg-surface px-3 pt-19 max-lg:w-60 max-md:hidden">
      <Skeleton className="h-18 rounded-3!" />
    </div>
    <div className="flex-1 md:pt-30">
      <TalkSkeleton text={text} />
    </div>
  </div>
)
