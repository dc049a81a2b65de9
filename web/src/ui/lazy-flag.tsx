import { lazy, Suspense } from 'react'

const Flag = lazy(async () => ({ default: (await import('./flag')).Flag }))

/** A flag whose drawing comes when it is shown: nobody sees one before a menu is open. */
export const LazyFlag = ({ code }: { code: string }) => (
  <Suspense fallback={<span className="h-4 w-6 shrink-0" />}>
    <Flag code={code} />
  </Suspense>
)
