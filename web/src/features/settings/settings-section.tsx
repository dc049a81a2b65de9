import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Card } from '@/ui/card'

/** One part of the settings, reachable by its id in the address, also when it comes later than the page. */
export function SettingsSection({
  id,
  title,
  text,
  action,
  children,
}: {
  id: string
  title: string
  text?: string
  /** At the end of the title line. */
  action?: ReactNode
  children: ReactNode
}) {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView()
  }, [hash, key, id])
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <Card padding="large">
        <div className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2
              ref={heading}
              id={`${id}-title`}
              tabIndex={-1}
              className="font-display text-h3 font-bold outline-none"
            >
              {title}
            </h2>
            {text !== undefined && <p className="mt-0.5 text-small text-text-2">{text}</p>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}
