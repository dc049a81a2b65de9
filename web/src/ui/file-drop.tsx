import { CircleAlert } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from './button'
import { cn } from './class-names'

/** Where a file is chosen or dropped. */
export function FileDrop({
  icon,
  text,
  hint,
  choose,
  accept,
  problem,
  busy,
  onFile,
  children,
}: {
  /** Hidden from those who listen; `size-10`. */
  icon: ReactNode
  text: string
  hint: string
  /** What the button says. */
  choose: string
  /** As of `<input type="file">`. */
  accept: string
  /** Text of what was wrong with the last one. */
  problem: string | null
  busy: boolean
  onFile: (file: File) => void
  /** Buttons beside the one that chooses. */
  children?: ReactNode
}) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined && !busy) onFile(file)
  }
  return (
    <div
      className={cn(
        'grid min-h-64 place-content-center justify-items-center gap-3 rounded-4 border-2 border-dashed px-5 py-8 text-center transition-colors duration-160',
        over ? 'border-ring bg-soft text-on-soft' : 'border-control/60 bg-surface-2',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span aria-hidden className="text-violet-500 dark:text-violet-400">
        {icon}
      </span>
      <p className="font-semibold">{text}</p>
      <p id={hintId} className="max-w-80 text-small text-text-2">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={choose}
        // The button stands for it.
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a failure.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={busy} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {children}
      </div>
      <div role="alert" className="empty:hidden">
        {problem !== null && (
          <p className="flex items-start gap-1.5 text-start text-small text-danger">
            <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
