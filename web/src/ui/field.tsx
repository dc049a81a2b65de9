import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from './class-names'

/** What a control must carry to belong to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * A labelled control with an optional hint and an error that is read out when it appears. Where there
 * may be an error a line is kept for it, and it takes the place of the hint, so that nothing moves.
 */
export function Field(props: {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Something small at the end of the label line, a counter for example. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}) {
  const { label, hint, error, aside, className, children } = props
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-small font-semibold text-text-2">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(hint !== undefined || 'error' in props) && (
        <div className="grid min-h-[1.3rem] *:[grid-area:1/1]">
          {hint !== undefined && (
            <p
              id={`${id}-hint`}
              className={cn('text-small text-text-3', error !== undefined && 'invisible')}
            >
              {hint}
            </p>
          )}
          <div aria-live="polite" className="empty:hidden">
            {error !== undefined && (
              <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-danger">
                <CircleAlert aria-hidden className="mt-[.2em] size-4 shrink-0" />
                {error}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
