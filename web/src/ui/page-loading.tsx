import { Skeleton } from './skeleton'
import { Spinner } from './spinner'

/** A card on its way: its heading, and what stands below. */
export const CardLoading = () => (
  <span aria-hidden className="grid gap-4 rounded-4 border border-line bg-surface p-5">
    <Skeleton className="h-6 w-40" />
    <Skeleton className="h-32" />
  </span>
)

/** A page on its way: its name where it will stand, what is waited for, and the shape of the rest. */
export const PageLoading = ({ title, text }: { title: string; text: string }) => (
  <div aria-busy className="page-frame grid gap-5">
    <h1 className="-mb-4 font-display text-h1 font-bold">{title}</h1>
    <output className="flex items-center gap-2 text-text-2">
      <Spinner />
      {text}
    </output>
    {[1, 2].map((place) => (
      <CardLoading key={place} />
    ))}
  </div>
)
