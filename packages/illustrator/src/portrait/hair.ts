import { darker, lighter, shaded } from './colors.ts'
import { between, ellipse, path } from './svg.ts'
import { hairStyles } from './hair-styles.ts'
import type { Flow, Lock, Portrait } from './portrait.ts'

const strands = (look: string, curves: readonly string[], width: (index: number) => number) =>
  `<g fill="none" stroke-linecap="round" ${look}>${curves.map((d, index) => path(d, `stroke-width="${width(index)}"`)).join('')}</g>`

/** Strands in the shade, in the light, and where it gleams. */
function flowing([first, last, count]: Flow, color: string): string {
  return [
    strands(
      `stroke="#${darker(color, 0.5)}" stroke-opacity=".2"`,
      between(first, last, count),
      (index) => 5 + (index % 3) * 4,
    ),
    strands(
      `stroke="#${lighter(color, 0.34)}" stroke-opacity=".18"`,
      between(first, last, count + 3),
      (index) => 2 + (index % 4) * 1.6,
    ),
    strands(
      'stroke="url(#sheen)" stroke-opacity=".26"',
      between(first, last, count * 2),
      (index) => 5 + ((index * 7) % 5) * 3,
    ),
  ].join('')
}

/** A curl of light and shadow, with the turn of its strands. */
function curl([x, y, r]: readonly [number, number, number], color: string, index: number): string {
  const arc = (share: number) => {
    const out = r * share
    const [far, near] = [Math.round(out * 0.9), Math.round(out * 0.7)]
    return `M${x - far} ${y + Math.round(out * 0.2)}C${Math.round(x - out)} ${y - far} ${x + Math.round(out * 0.3)} ${Math.round(y - out * 1.2)} ${x + near} ${y - Math.round(out * 0.5)}`
  }
  const width = Math.round(r * 0.11)
  return `<g transform="rotate(${(index * 137) % 70} ${x} ${y})">${ellipse(x, y, r, r, 'fill="url(#curl)"')}<g fill="none" stroke-linecap="round" stroke-width="${width}" stroke-opacity=".28"><path d="${arc(0.78)}${arc(0.52)}" stroke="#${lighter(color, 0.4)}"/><path d="${arc(0.28)}" stroke="#${darker(color, 0.6)}"/></g></g>`
}

function drawn({ shape, curls, flow }: Lock, color: string, id: string): string {
  const curly = curls?.map((one, index) => curl(one, color, index)).join('') ?? ''
  if (shape === undefined) return curly
  const strands = flow?.map((one) => flowing(one, color)).join('') ?? ''
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath>${path(shape, 'fill="url(#hair)"')}<g clip-path="url(#${id})">${strands}${path(shape, `fill="none" stroke="url(#rim)" stroke-width="12" filter="url(#hair-fine)"`)}</g>${curly}`
}

export function hairBehind({ hair }: Portrait): string {
  const locks = hairStyles[hair.style].behind ?? []
  const drawing = locks.map((lock, index) => drawn(lock, hair.color, `behind${index}`)).join('')
  return drawing
}

/** What falls over the forehead and beside it, with the shadow that it casts. */
export function hairBefore({ hair, skin }: Portrait): string {
  const locks = hairStyles[hair.style].before
  const shadow = locks
    .map(
      ({ shape, curls }) =>
        (shape === undefined ? '' : path(shape, '')) +
        (curls?.map(([x, y, r]) => ellipse(x, y, r, r, '')).join('') ?? ''),
    )
    .join('')
  return `<g clip-path="url(#head)"><g transform="translate(8 20)" fill="#${shaded(skin, 0.5)}" opacity=".4" filter="url(#fine)">${shadow}</g></g>
${locks.map((lock, index) => drawn(lock, hair.color, `before${index}`)).join('')}`
}

/** A beard around the mouth, or its shadow; drawn under the mouth. */
export function beard({ age, beard: kind, hair, head, skin, turn }: Portrait): string {
  if (kind === undefined) return ''
  const x = 512 + turn
  const wide = head.cheek - 2
  const end = head.end + (kind === 'full' ? 24 : 2)
  const d = `M${512 - wide} 500C${512 - wide + 8} 560 ${x - 128} 590 ${x - 92} 604C${x - 60} 612 ${x - 40} 598 ${x} 604C${x + 40} 598 ${x + 60} 612 ${x + 92} 604C${x + 128} 590 ${512 + wide - 8} 560 ${512 + wide} 500C${512 + wide + 6} 600 ${512 + head.jaw + 16} 660 ${512 + head.jaw - 6} ${end - 64}C${512 + head.chin + 30} ${end - 8} ${512 + 40} ${end} 512 ${end}C${512 - 40} ${end} ${512 - head.chin - 30} ${end - 8} ${512 - head.jaw + 6} ${end - 64}C${512 - head.jaw - 16} 660 ${512 - wide - 6} 600 ${512 - wide} 500Z`
  if (kind === 'stubble')
    return `<g clip-path="url(#head)">${path(d, `fill="#${darker(hair.color, 0.1)}" opacity=".22" filter="url(#fine)"`)}${ellipse(x, 690, 54, 20, `fill="#${skin}" opacity=".4" filter="url(#fine)"`)}</g>`
  const outer = (side: number) =>
    `M${x + side * 164} 520C${x + side * 160} 620 ${x + side * 120} 700 ${x + side * 30} ${end}`
  const inner = (side: number) =>
    `M${x + side * 20} 600C${x + side * 60} 620 ${x + side * 50} 700 ${x} ${end}`
  return `<clipPath id="beard"><path d="${d}"/></clipPath>${path(d, 'fill="url(#hair)" stroke="url(#hair)" stroke-width="10" filter="url(#hair-fine)"')}<g clip-path="url(#beard)">${flowing([outer(-1), inner(-1), 9], hair.color)}${flowing([inner(1), outer(1), 9], hair.color)}</g>
${path(`M${x - 66} 640C${x - 40} 622 ${x + 40} 622 ${x + 66} 640C${x + 60} 690 ${x - 60} 690 ${x - 66} 640Z`, `fill="#${darker(hair.color, 0.5)}" opacity="${age === 1 ? '.2' : '.55'}" filter="url(#fine)"`)}`
}
