import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'

/** From this many letters on the counter is shown. */
export const lettersFrom = (limit: number): number => limit - Math.min(500, limit / 4)

/** How many letters there are of how many, once the limit is near. */
export function CharacterCount({ length, limit }: { length: number; limit: number }) {
  const format = useFormat()
  if (length <= lettersFrom(limit)) return null
  return (
    <output
      id="letters-left"
      className={cn(
        'shrink-0 self-center text-xs tabular-nums',
        length > limit ? 'font-semibold text-danger' : 'text-text-3',
      )}
    >
      {`${format.number(length)} / ${format.number(limit)}`}
    </output>
  )
}
