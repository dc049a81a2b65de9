import { cn } from '@/ui/class-names'
import type { PointName } from './points'

const ring = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r} ${r} ${r} 0 1 0 0-${2 * r}z`

const node =
  'M6.7 17.4C5 14.6 4.3 12.7 4.3 10.6 4.3 6.3 7.7 3.4 12 3.4s7.7 2.9 7.7 7.2c0 2.1-.7 4-2.4 6.8' +
  ring(6, 19.2, 2.2) +
  ring(18, 19.2, 2.2)

/** The small c of “Ac” and “Mc”. */
const smallC = 'M21.6 13.4a3.5 3.5 0 1 0 0 4.7'

/** Bodies, points and angles (as letters) as lines in a square of 24. */
export const pointPaths: Readonly<Record<PointName, string>> = {
  Sun: `${ring(12, 12, 8)}${ring(12, 12, 0.9)}`,
  Moon: 'M15.8 4.2A8.3 8.3 0 1 0 15.8 19.8 9.7 9.7 0 0 1 15.8 4.2z',
  Mercury: `M7.2 2.2c.3 2.2 2.2 3.4 4.8 3.4s4.5-1.2 4.8-3.4${ring(12, 10.1, 4.5)}M12 14.6v7.2M8.7 18.3h6.6`,
  Venus: `${ring(12, 8.3, 5.3)}M12 13.6v8.2M8.2 17.8h7.6`,
  Mars: `${ring(9.8, 14.2, 5.8)}M13.9 10.1 20 4M14.6 4H20v5.4`,
  Jupiter: 'M5 6.6C5.9 4.3 7.5 3 9.4 3c2.4 0 3.9 1.7 3.9 4.2 0 3.9-3 7.3-8.3 9.3h15M16.5 3.2V21',
  Saturn:
    'M7.4 2.8v13M4.3 6.2h7.9M7.4 11.8C8.5 9.8 10.2 8.7 12.2 8.7c2.5 0 4.2 1.7 4.2 4.1 0 3.2-2.9 4-2.9 6.5 0 1.4.9 2.2 2.2 2.2 1 0 1.7-.4 2.3-1.2',
  Uranus: `${ring(12, 18.5, 2.8)}M12 15.7V3.5M6 3c1.4 1.4 1.9 3 1.9 4.8S7.4 11.2 6 12.6M18 3c-1.4 1.4-1.9 3-1.9 4.8s.5 3.4 1.9 4.8M7.9 7.8h8.2`,
  Neptune:
    'M5 3.6c0 6.2 2.5 9.3 7 9.3s7-3.1 7-9.3M12 3v18.5M8.3 17.6h7.4M3.2 5.7 5 3.6l1.8 2.1M17.2 5.7 19 3.6l1.8 2.1M10.2 4.9 12 2.8l1.8 2.1',
  Pluto: `${ring(12, 6.2, 3.2)}M6 5.5C6 10 8.3 12.6 12 12.6s6-2.6 6-7.1M12 12.6v9M8.3 17.3h7.4`,
  TrueNode: node,
  MeanNode: node,
  MeanLilith: 'M13.9 2.9A5.7 5.7 0 1 0 13.9 13.5 6.9 6.9 0 0 1 13.9 2.9zM11 13.9v7.7M7.7 17.9h6.6',
  Chiron: `${ring(12, 17.4, 4)}M12 13.4V2.8M16.9 3.2 12 8l4.9 4.6`,
  Asc: `M2.5 19 7.3 5.5l4.8 13.5M4.3 14.3h6${smallC}`,
  MC: `M2.5 19V5.5l4.8 7.5 4.8-7.5V19${smallC}`,
}

/** A body, point or angle as a line drawing. */
export const PointGlyph = ({ point, className }: { point: PointName; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    className={cn('shrink-0 fill-none stroke-current', className)}
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={pointPaths[point]} />
  </svg>
)
