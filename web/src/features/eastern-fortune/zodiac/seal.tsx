import type { ZodiacAnimal } from '@lumen/contracts/fortune/names'
import { useId } from 'react'
import { cn } from '@/ui/class-names'
import { branchOfAnimal, elementOfAnimal, hanOfAnimal } from '../terms/glyphs'

/** Deep and bright shade of the seal paste of each element; white reads on both. */
const pastes = {
  wood: ['#0b5c34', '#1d8a52'],
  fire: ['#96121f', '#c8323a'],
  earth: ['#6d4704', '#9a6a12'],
  metal: ['#4b4957', '#74717f'],
  water: ['#114a8b', '#2d74c4'],
} as const

const fontFamily =
  "'Lumen Serif SC', 'Noto Serif CJK SC', 'Noto Serif SC', 'Source Han Serif SC', 'Songti SC', STSong, SimSun, serif"

/**
 * The seal of an animal: its character cut into a stone of its element, its branch in the corner.
 * Decorative: the name stands beside it.
 */
export function AnimalSeal({ animal, className }: { animal: ZodiacAnimal; className?: string }) {
  const id = useId()
  const [deep, bright] = pastes[elementOfAnimal(animal)]
  return (
    <svg viewBox="0 0 100 100" aria-hidden className={cn('shrink-0', className)}>
      <defs>
        <linearGradient id={`${id}-paste`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={bright} />
          <stop offset="1" stopColor={deep} />
        </linearGradient>
      </defs>
      {/* The outline is cut by hand: no edge is quite straight. */}
      <path
        d="M13 4.5 Q50 2.6 88 5 Q95.4 6 95.6 13 Q97.4 50 95.2 88 Q94.4 95 87 95.6 Q50 97.4 12 95.2 Q5 94.6 4.6 87 Q2.6 50 5 13 Q5.8 5.4 13 4.5Z"
        fill={`url(#${id}-paste)`}
      />
      <path
        d="M16 10.4 Q50 8.8 85 10.8 Q89.4 11.4 89.6 16 Q91 50 89.4 84.6 Q88.8 89.2 84 89.6 Q50 91 15.6 89.4 Q11 89 10.6 84 Q9 50 10.8 15.6 Q11.2 11 16 10.4Z"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="1.6"
      />
      <g lang="zh-Hans" fill="#fff" textAnchor="middle" style={{ fontFamily }} fontWeight="700">
        <text x="50" y="70" fontSize="56">
          {hanOfAnimal(animal)}
        </text>
        <text x="80" y="25.5" fontSize="13" fillOpacity=".82">
          {branchOfAnimal(animal)}
        </text>
      </g>
    </svg>
  )
}
