import { CardLoading } from './page-loading'
import { Skeleton } from './skeleton'

/** The home on its way: the place of the greeting, and of what the day holds. */
export const HomeLoading = ({ title, text }: { title: string; text: string }) => (
  <div aria-busy className="page-frame grid gap-8">
    <h1 className="sr-only">{title}</h1>
    <output className="sr-only">{text}</output>
    <Skeleton className="h-64 rounded-5!" />
    <CardLoading />
  </div>
)
