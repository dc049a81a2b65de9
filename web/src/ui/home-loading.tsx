import { CardLoading } from './page-loading'

/** The home on its way: the place of the greeting, and of what the day holds. */
export const HomeLoading = ({ title, text }: { title: string; text: string }) => (
  <div aria-busy className="page-frame grid gap-8 md:gap-10">
    <h1 className="sr-only">{title}</h1>
    <output className="sr-only">{text}</output>
    <div
      aria-hidden
      className="h-64 animate-pulse rounded-5 bg-[linear-gradient(115deg,var(--violet-900),var(--violet-700))] motion-reduce:animate-none"
    />
    <div className="grid gap-4 md:grid-cols-2">
      <CardLoading />
      <CardLoading />
    </div>
  </div>
)
