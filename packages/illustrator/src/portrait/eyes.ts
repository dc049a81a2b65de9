import { blend, darker, shaded } from './colors.ts'
import { both, ellipse, line, middle, path } from './svg.ts'
import type { EyeShape, Portrait } from './portrait.ts'

export const eyeLine = 492
const apart = 88

/** One eye around 0 0, its outer corner on the left. */
function lidded(shape: EyeShape) {
  const { width: w, above, below, tilt } = shape
  const upper = `C${w * 0.6} ${-above * 1.3} ${-w * 0.5} ${-above * 1.5} ${-w} ${-tilt}`
  const lower = `C${-w * 0.66} ${below * 1.3} ${w * 0.4} ${below * 1.45} ${w} 7`
  return { upper, opening: `M${w} 7${upper}${lower}Z` }
}

function ball(shape: EyeShape, skin: string): string {
  const { width: w, above, below, iris } = shape
  const radius = (above + below) * 0.61
  return `${path(lidded(shape).opening, `fill="#${blend(skin, 'fffaf5', 0.88)}"`)}
<g clip-path="url(#eye)">
${ellipse(0, -above * 0.2, radius, radius, 'fill="url(#iris)"')}
${ellipse(0, -above * 0.2, radius, radius, `fill="none" stroke="#${darker(iris, 0.72)}" stroke-width="3.5"`)}
${ellipse(0, -above * 0.2, radius * 0.46, radius * 0.46, 'fill="#150c1e"')}
${path(`M${-w - 8} ${-above - 16}H${w + 8}V0C${w * 0.4} ${-above * 0.62} ${-w * 0.4} ${-above * 0.72} ${-w - 8} 2Z`, 'fill="#1c0f3a" opacity=".3" filter="url(#hair-fine)"')}
</g>`
}

function lids(shape: EyeShape, skin: string): string {
  const { width: w, above, below, tilt, fold, lashes } = shape
  const dark = blend(skin, '1d0c16', 0.9)
  const wing = lashes * 0.5
  const lid = `M${w + 2} 8C${w * 0.6} ${-above * 1.3} ${-w * 0.5} ${-above * 1.5} ${-w} ${-tilt}L${-w - 5 - wing} ${-tilt - 4 - wing * 0.7}C${-w * 0.62} ${-above * 1.62 - 5} ${w * 0.5} ${-above * 1.5 - 4} ${w + 2} 8Z`
  const lash = [0.97, 0.8, 0.6]
    .map((share, index) => {
      const [x, y] = [-w * share, -tilt * share - above * [0.12, 0.52, 0.86][index]!]
      return `M${x} ${y}q${-lashes * 0.6} ${-lashes * 0.05} ${-lashes * 1.1} ${-lashes * (0.55 + index * 0.1)}`
    })
    .join('')
  return [
    fold > 0 &&
      line(
        `M${w * 0.8} ${-above * 0.6 - fold}C${w * 0.4} ${-above * 1.3 - fold} ${-w * 0.5} ${-above * 1.42 - fold} ${-w - 2} ${-tilt - fold * 1.2}`,
        shaded(skin, 0.55),
        3.2,
        0.55,
      ),
    path(lid, `fill="#${dark}"`),
    lashes > 5 && line(lash, dark, 4),
    line(
      `M${-w} ${-tilt + 2}C${-w * 0.6} ${below * 1.25} ${w * 0.1} ${below * 1.4} ${w * 0.5} ${below * 0.95}`,
      shaded(skin, 0.62),
      2.6,
      0.5,
    ),
    line(
      `M${-w * 0.62} ${below + 12}C${-w * 0.2} ${below + 19} ${w * 0.3} ${below + 18} ${w * 0.66} ${below + 11}`,
      shaded(skin, 0.4),
      3,
      0.3,
    ),
  ]
    .filter(Boolean)
    .join('')
}

/** Both eyes look at the reader; their light comes from the same side. */
export function eyes({ eyes: shape, skin, turn }: Portrait): string {
  const { above, below } = shape
  const centers = [middle - apart + turn, middle + apart + turn]
  const spark = (above + below) * 0.15
  const sides = centers.map((x, index) => {
    const mirror = index === 0 ? '' : ' scale(-1 1)'
    return `<g transform="translate(${x} ${eyeLine})${mirror}">${ball(shape, skin)}${lids(shape, skin)}</g>
${ellipse(x - spark * 1.3, eyeLine - above * 0.55, spark * 1.15, spark * 1.25, 'fill="#fff"')}
${ellipse(x + spark * 1.5, eyeLine + below * 0.42, spark * 0.55, spark * 0.5, 'fill="#fff" opacity=".6"')}`
  })
  return `<clipPath id="eye"><path d="${lidded(shape).opening}"/></clipPath>${sides.join('')}`
}

export function brows({ brows: { thick, lift, arch, color }, hair, skin, turn }: Portrait): string {
  const y = eyeLine - 64 - lift
  const x = middle - apart + turn
  const fill = color ?? darker(hair.color, 0.08)
  const d = `M${x + 48} ${y}C${x + 22} ${y - 8 - arch} ${x - 12} ${y - 12 - arch * 2} ${x - 34} ${y - 4 - arch * 1.6}C${x - 50} ${y + 2 - arch} ${x - 62} ${y + 12} ${x - 70} ${y + 26}C${x - 56} ${y + 14} ${x - 44} ${y + thick * 0.45 + 3 - arch} ${x - 28} ${y + thick * 0.7 + 1 - arch * 1.4}C${x - 6} ${y + thick - 7 - arch * 1.6} ${x + 22} ${y + thick - 2 - arch * 0.6} ${x + 44} ${y + thick + 3}C${x + 52} ${y + thick + 2} ${x + 54} ${y + 4} ${x + 48} ${y}Z`
  return both(
    path(d, `fill="#${skin}" opacity=".5"`) + path(d, `fill="#${fill}" opacity=".86"`),
    middle + turn,
  )
}
