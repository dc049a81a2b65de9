import { darker, lighter } from './colors.ts'
import { eyeLine } from './eyes.ts'
import { both, ellipse, line, middle, path } from './svg.ts'
import type { Jewel, Portrait } from './portrait.ts'

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

/** A flower of five petals. */
const blossom = (x: number, y: number, size: number, color: string, turn: number) => {
  const petal = path(
    'M0 -6C-26 -26 -22 -52 -4 -50Q0 -44 4 -50C22 -52 26 -26 0 -6Z',
    `fill="#${lighter(color, 0.45)}" stroke="#${darker(color, 0.18)}" stroke-opacity=".35" stroke-width="2"`,
  )
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => `<g transform="rotate(${angle})">${petal}</g>`)
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 50})">${petals}${ellipse(0, 0, 11, 11, 'fill="#ffe2a0"')}${ellipse(0, 0, 6, 6, 'fill="#e8a848"')}</g>`
}

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
          `<g transform="translate(${left} ${top}) rotate(${turn}) scale(${size! / 20})">${path('M0 -22L14 -6 8 20 -8 20 -14 -6Z', `fill="#${stone}"`)}${path('M0 -22L-14 -6 -8 20 0 4Z', `fill="#${lighter(stone, 0.65)}"`)}${path('M0 -22L14 -6 0 4Z', 'fill="#fff" opacity=".75"')}${path('M8 20L14 -6 0 4Z', `fill="#${darker(stone, 0.2)}"`)}</g>`,
      )
      .join(''),
    diadem:
      both(line('M512 296C470 290 430 276 398 252', 'ffe7b0', 4, 0.9)) +
      path('M512 276L528 300 512 336 496 300Z', `fill="#${stone}"`) +
      path('M512 276L512 336 496 300Z', `fill="#${lighter(stone, 0.6)}"`) +
      both(path('M452 276l9 10-9 12-9-12Z', `fill="#${lighter(stone, 0.3)}"`)),
    blossoms: [
      [334, 318, 40],
      [300, 384, 30],
      [392, 262, 28],
    ]
      .map(([left, top, size], index) => blossom(left!, top!, size!, stone, index * 23))
      .join(''),
  }
  return worn.map((one) => drawings[one]).join('')
}
