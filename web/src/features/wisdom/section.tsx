import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/card'

/** One card of the tab, named by its heading. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 flex-1 basis-36 text-lg font-bold">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </Card>
    </section>
  )
}
