import { Skeleton } from '@/ui/skeleton'

/** A reading on its way: says what is being done, keeps the place of the text. */
export const ReadingLoading = ({ text, rows = 3 }: { text: string; rows?: number }) => (
  <output className="block">
    <span className="text-text-2">{text}</span>
    <span className="mt-5 grid gap-4">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="grid gap-2">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-4/5" />
        </span>
      ))}
    </span>
  </output>
)
