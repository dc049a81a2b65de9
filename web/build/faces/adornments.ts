import { darker, lighter } from './colors.ts'
import { eyeLine } from './eyes.ts'
import { both, ellipse, line, middle, path } from './svg.ts'
import type { Portrait } from './portraits.ts'

export type Glasses = { kind: 'round' | 'square'; color: string }

export function glasses({ glasses: worn, head, turn }: Portrait): string {
  if (worn === undefined) return ''
  const x = middle + turn
  const y = eyeLine + 4
  const lens =
    worn.kind === 'round'
      ? `M${x - 166} ${y}a76 74 0 1 1 152 0a76 74 0 1 1 -152 0Z`
      : `M${x - 162} ${y - 46}Q${x - 90} ${y - 58} ${x - 22} ${y - 48}Q${x - 12} ${y + 8} ${x - 30} ${y + 48}Q${x - 90} ${y + 60} ${x - 144} ${y + 50}Q${x - 166} ${y + 10} ${x - 162} ${y - 46}Z`
  const side =
    path(
      lens,
      `fill="#fff" fill-opacity=".1" stroke="#${worn.color}" stroke-width="6.5" stroke-linejoin="round"`,
    ) + line(`M${x - 164} ${y - 18}L${middle - head.cheek - 6} ${y - 28}`, worn.color, 8)
  const shine = [x - 128, x + 46]
    .map((left) => line(`M${left} ${y + 30}L${left + 40} ${y - 34}`, 'ffffff', 9, 0.26))
    .join('')
  return `${both(side, x)}${line(`M${x - 16} ${y - 12}Q${x} ${y - 26} ${x + 16} ${y - 12}`, worn.color, 8)}${shine}`
}

export type Jewel = 'drops' | 'studs' | 'hoops' | 'hairpin'

/** Of the same crystal as the light: at the ears, or in the hair. */
export function jewels({ jewels: worn = [], stone, head }: Portrait): string {
  const x = middle - head.cheek - 18
  const drawings: Readonly<Record<Jewel, string>> = {
    studs: both(
      path(`M${x} 540l11 11-11 14-11-14Z`, `fill="#${stone}"`) +
        path(`M${x} 540v25l-11-14Z`, `fill="#${lighter(stone, 0.6)}"`),
    ),
    drops: both(
      line(`M${x} 548v26`, 'ffe7b0', 4) +
        path(`M${x} 570l13 22-13 30-13-30Z`, `fill="#${stone}"`) +
        path(`M${x} 570v52l-13-30Z`, `fill="#${lighter(stone, 0.6)}"`),
    ),
    hoops: both(
      ellipse(x, 582, 27, 34, 'fill="none" stroke="#b9781e" stroke-width="9"') +
        ellipse(x - 1, 581, 27, 34, 'fill="none" stroke="#ffd98a" stroke-width="4.5"'),
    ),
    hairpin: [
      [330, 330, 24, -24],
      [300, 372, 18, 20],
      [364, 294, 16, 10],
    ]
      .map(
        ([left, top, size, turn]) =>
          `<g transform="translate(${left} ${top}) rotate(${turn}) scale(${size / 20})">${path('M0 -22L14 -6 8 20 -8 20 -14 -6Z', `fill="#${stone}"`)}${path('M0 -22L-14 -6 -8 20 0 4Z', `fill="#${lighter(stone, 0.65)}"`)}${path('M0 -22L14 -6 0 4Z', 'fill="#fff" opacity=".75"')}${path('M8 20L14 -6 0 4Z', `fill="#${darker(stone, 0.2)}"`)}</g>`,
      )
      .join(''),
  }
  return worn.map((one) => drawings[one]).join('')
}
