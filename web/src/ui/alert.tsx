import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { cn } from './class-names'

const looks = {
  danger: { Icon: CircleAlert, style: 'bg-danger/10 text-danger' },
  info: { Icon: Info, style: 'bg-soft text-on-soft' },
  ok: { Icon: CircleCheck, style: 'bg-ok/12 text-ok' },
} as const

/** A sentence about what a form did or could not do; read out when it appears. */
export function Alert({
  text,
  tone = 'danger',
}: {
  text: string | null
  tone?: keyof typeof looks
}) {
  const { Icon, style } = looks[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className="empty:hidden">
      {text !== null && (
        <p className={cn('flex items-start gap-2 rounded-2 px-3.5 py-2.5', style)}>
          <Icon aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  )
}
