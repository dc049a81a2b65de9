import { cn } from '@/ui/class-names'

export type Figure = { name: string; value: string; main?: boolean }

/** What something comes to, line by line: the main figure stands out. */
export function FigureList({ rows }: { rows: readonly Figure[] }) {
  return (
    <dl className="grid gap-2 rounded-3 bg-surface-2 p-4">
      {rows.map(({ name, value, main = false }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className={cn('min-w-0', main ? 'font-semibold' : 'text-small text-text-2')}>
            {name}
          </dt>
          <dd
            className={cn(
              'shrink-0 text-end tabular-nums',
              main ? 'text-h3 font-bold' : 'text-small font-semibold',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
