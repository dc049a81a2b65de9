import { cn } from './class-names'

const facets = ['M12 2 19 9 12 11z', 'M12 2 5 9l7 2z', 'M5 9l7 13V11z', 'M19 9l-7 13V11z'] as const

/** Waiting: the facets of a small crystal catch the light in turn. Decorative; say what waits in text beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('size-5 shrink-0', className)}>
      {facets.map((path, index) => (
        <path
          key={path}
          d={path}
          fill="currentColor"
          style={{ animation: `glint 1.2s ${index * 0.15}s infinite` }}
          opacity={0.35}
        />
      ))}
    </svg>
  )
}
