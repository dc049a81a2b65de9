import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'

/** A part of the form that is closed until asked for. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string
  lead: string
  children: () => ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group rounded-3 border border-line bg-surface-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-3 px-4 text-small font-semibold text-text-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="grid gap-5 border-t border-line p-4">
          <p className="text-small text-text-2">{lead}</p>
          {children()}
        </div>
      )}
    </details>
  )
}
