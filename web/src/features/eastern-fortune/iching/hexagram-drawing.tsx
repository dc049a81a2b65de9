import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

const rowHeight = 15

/**
 * Six lines from the bottom up; old ones move and are marked ○ (yang) and × (yin).
 * @param shown how many lines are drawn already
 * @param moved draws what the moving lines turn into, without marks
 */
export function HexagramDrawing({
  lines,
  label,
  shown = 6,
  moved = false,
  className,
}: {
  lines: readonly number[]
  label: string
  shown?: number
  moved?: boolean
  className?: string
}) {
  const { t } = useTranslation()
  const words = lines.map((line) => t(`eastern.iching.line.${line}`)).join(', ')
  return (
    <svg
      viewBox={`0 0 112 ${rowHeight * 6}`}
      role="img"
      aria-label={moved ? label : `${label}: ${words}`}
      className={cn('w-full max-w-36', className)}
    >
      {lines.map((line, at) => {
        if (at >= shown) return null
        const y = rowHeight * (5 - at) + 3
        const moving = line === 6 || line === 9
        const yang = (line % 2 === 1) !== (moved && moving)
        const color = moving ? 'var(--violet-500)' : 'var(--text)'
        return (
          <g key={at} className="animate-[appear_400ms_var(--ease)]">
            {yang ? (
              <rect x="6" y={y} width="84" height="9" rx="2" fill={color} />
            ) : (
              <>
                <rect x="6" y={y} width="37" height="9" rx="2" fill={color} />
                <rect x="53" y={y} width="37" height="9" rx="2" fill={color} />
              </>
            )}
            {moving && !moved && (
              <g fill="none" stroke="var(--violet-500)" strokeWidth="1.8" strokeLinecap="round">
                {line === 9 ? (
                  <circle cx="102" cy={y + 4.5} r="4" />
                ) : (
                  <path d={`M98.5 ${y + 1}l7 7m0-7l-7 7`} />
                )}
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}
