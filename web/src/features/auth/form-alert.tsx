import { CircleAlert, Info } from 'lucide-react'
import { cn } from '@/ui/class-names'

/** What the server said about the form; read out when it appears. */
export const FormAlert = ({
  text,
  tone = 'danger',
}: {
  text: string | null
  tone?: 'danger' | 'info'
}) => (
  <div role={tone === 'danger' ? 'alert' : 'status'} className="empty:hidden">
    {text !== null && (
      <p
        className={cn(
          'flex items-start gap-2 rounded-2 px-3.5 py-2.5',
          tone === 'danger' ? 'bg-danger/10 text-danger' : 'bg-soft text-on-soft',
        )}
      >
        {tone === 'danger' ? (
          <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
        ) : (
          <Info aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
        )}
        {text}
      </p>
    )}
  </div>
)
