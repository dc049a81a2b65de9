import { blend, darker, lighter, shaded } from './colors.ts'
import { both, ellipse, line, middle, path } from './svg.ts'
import type { Mouth, Portrait } from './portrait.ts'

/** A nose of soft shadows: `nose` is half its width. */
export function nose({ skin, nose: half, turn }: Portrait): string {
  const x = middle + turn * 1.5
  const deep = shaded(skin, 0.5)
  return `${path(`M${x + 12} 500C${x + 10} 540 ${x + 16} 562 ${x + half + 4} 588C${x + half} 602 ${x + 12} 604 ${x + 6} 598C${x + 10} 562 ${x + 4} 540 ${x + 6} 500Z`, `fill="#${deep}" opacity=".26" filter="url(#fine)"`)}
${ellipse(x, 611, half * 0.8, 7, `fill="#${deep}" opacity=".26" filter="url(#fine)"`)}
${ellipse(x - 6, 580, 8, 11, `fill="#${lighter(skin, 0.85)}" opacity=".6" filter="url(#fine)"`)}
${ellipse(x - 5, 524, 5, 36, `fill="#${lighter(skin, 0.8)}" opacity=".34" filter="url(#fine)"`)}
${line(`M${x - half + 6} 598C${x - half + 12} 605 ${x - 9} 600 ${x} 606C${x + 9} 600 ${x + half - 12} 605 ${x + half - 6} 598`, shaded(skin, 0.6), 3.6, 0.6)}`
}

function closed({ width: w, smile: s, full, lip }: Mouth, skin: string): string {
  return `${path(`M${-w} ${-s}C${-w * 0.62} ${-s - 3} -20 ${-full * 0.8} -9 ${-full * 0.8 + 1}Q0 ${-full * 0.8 + 5} 9 ${-full * 0.8 + 1}C20 ${-full * 0.8} ${w * 0.62} ${-s - 3} ${w} ${-s}C${w * 0.55} 5 20 7 0 6C-20 7 ${-w * 0.55} 5 ${-w} ${-s}Z`, `fill="#${darker(lip, 0.12)}"`)}
${path(`M${-w * 0.92} ${-s * 0.7}C${-w * 0.5} 5 -18 6 0 5C18 6 ${w * 0.5} 5 ${w * 0.92} ${-s * 0.7}C${w * 0.74} ${full * 1.1} ${w * 0.46} ${full * 1.5 + 4} 0 ${full * 1.5 + 4}C${-w * 0.46} ${full * 1.5 + 4} ${-w * 0.74} ${full * 1.1} ${-w * 0.92} ${-s * 0.7}Z`, `fill="#${lip}"`)}
${line(`M${-w - 7} ${-s - 5}C${-w * 0.62} 5 -20 7 0 5.5C20 7 ${w * 0.62} 5 ${w + 7} ${-s - 5}`, darker(shaded(lip, 0.4), 0.3), 4, 0.85)}
${ellipse(-6, full * 0.9 + 4, w * 0.34, full * 0.22, `fill="#${lighter(lip, 0.7)}" opacity=".5" filter="url(#hair-fine)"`)}
${ellipse(0, full * 1.7 + 15, w * 0.5, 6, `fill="#${shaded(skin, 0.5)}" opacity=".26" filter="url(#fine)"`)}`
}

function smiling({ width: w, smile: s, full, open = 0, lip }: Mouth, skin: string): string {
  const inside = `M${-w} ${-s}C${-w * 0.5} 3 ${w * 0.5} 3 ${w} ${-s}C${w * 0.66} ${open * 1.25} ${-w * 0.66} ${open * 1.25} ${-w} ${-s}Z`
  return `${path(`M${-w - 2} ${-s}C${-w * 0.6} -13 -18 ${-full} -9 ${-full + 2}Q0 ${-full + 7} 9 ${-full + 2}C18 ${-full} ${w * 0.6} -13 ${w + 2} ${-s}C${w * 0.72} ${open * 1.25 + full * 1.2} ${-w * 0.72} ${open * 1.25 + full * 1.2} ${-w - 2} ${-s}Z`, `fill="#${lip}"`)}
<clipPath id="mouth"><path d="${inside}"/></clipPath>${path(inside, 'fill="#5a1a2a"')}
<g clip-path="url(#mouth)">${path(`M${-w} ${-s - 6}H${w}C${w * 0.6} ${open * 0.62} ${-w * 0.6} ${open * 0.62} ${-w} ${-s - 6}Z`, 'fill="#fffaf4"')}
${ellipse(0, open + 4, w * 0.42, open * 0.34, 'fill="#c9606c"')}</g>
${line(`M${-w - 7} ${-s - 5}L${-w} ${-s}M${w} ${-s}L${w + 7} ${-s - 5}`, darker(lip, 0.5), 4, 0.8)}
${ellipse(-8, open * 0.94 + full * 0.62, w * 0.26, 3, `fill="#${lighter(lip, 0.7)}" opacity=".55" filter="url(#hair-fine)"`)}
${ellipse(0, open + full + 16, w * 0.5, 7, `fill="#${shaded(skin, 0.5)}" opacity=".34" filter="url(#fine)"`)}`
}

export function mouth({ mouth: shape, skin, turn }: Portrait): string {
  const drawn = shape.open === undefined ? closed(shape, skin) : smiling(shape, skin)
  return `<g transform="translate(${middle + turn * 1.2} 664)">${drawn}</g>`
}

/** Lines of a life: at the eyes, from nose to mouth, on the forehead. `age` 0 to 1. */
export function years({ age, skin, turn }: Portrait): string {
  if (age === 0) return ''
  const color = shaded(skin, 0.5)
  const x = middle + turn
  return [
    both(
      line(
        `M${x - 150} 494l-18 -8M${x - 150} 506l-20 3M${x - 147} 517l-15 10`,
        color,
        3.4,
        0.5 * age,
      ) +
        line(`M${x - 44} 600C${x - 64} 612 ${x - 78} 630 ${x - 80} 652`, color, 4, 0.5 * age) +
        line(`M${x - 122} 530C${x - 104} 541 ${x - 78} 543 ${x - 56} 535`, color, 3.4, 0.4 * age),
      x,
    ),
    line(
      `M${x - 80} 362C${x - 40} 353 ${x + 40} 353 ${x + 80} 362M${x - 60} 334C${x - 30} 327 ${x + 30} 327 ${x + 60} 334`,
      color,
      3.4,
      0.3 * age,
    ),
  ].join('')
}

export function freckles({ freckles: shown, skin, turn }: Portrait): string {
  if (shown !== true) return ''
  const spots = [
    [-132, 564, 4],
    [-116, 576, 5],
    [-100, 562, 4],
    [-84, 578, 4.6],
    [-68, 564, 3.6],
    [-120, 594, 3.6],
    [-94, 596, 4.2],
    [-50, 576, 3.4],
    [-20, 556, 3.2],
    [-6, 568, 3],
  ] as const
  const color = blend(shaded(skin, 0.3), 'b5542c', 0.5)
  return both(
    spots
      .map(([x, y, r]) =>
        ellipse(middle + turn + x, y, r, r * 0.9, `fill="#${color}" opacity=".5"`),
      )
      .join(''),
    middle + turn,
  )
}
