import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** What is for readers who want more: closed, and not made, until asked for. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      className="group rounded-3 border border-line bg-surface-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 text-small font-semibold text-text-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-4">
          {children}
        </div>
      )}
    </details>
  )
}
