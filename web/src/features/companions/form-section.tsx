import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'

/** A part of the form that is closed until asked for. */
export function FormSection({
  title,
  lead,
  needed = false,
  children,
}: {
  title: string
  lead: string
  /** Something in it is to be looked at: it opens. */
  needed?: boolean
  children: () => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [wasNeeded, setWasNeeded] = useState(needed)
  if (needed !== wasNeeded) {
    setWasNeeded(needed)
    if (needed) setOpen(true)
  }
  return (
    <details
      open={open}
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
