/** One figure over time; null where there is none. */
export type Curve = {
  readonly title: string
  readonly unit: string
  readonly values: readonly (number | null)[]
}

const width = 860
const panel = { height: 130, gap: 46, left: 64, right: 16, top: 56 }
const inner = width - panel.left - panel.right
const ticks = 6

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const figure = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3 })

/** The next 1, 2 or 5 times a power of ten that nothing of a curve stands above. */
export function roundAbove(value: number): number {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return power * [1, 2, 5, 10].find((step) => step * power >= value)!
}

/** Its line, in pieces where values are missing. */
export function pathOf(values: readonly (number | null)[], top: number, most: number): string {
  const step = inner / Math.max(1, values.length - 1)
  let isDown = false
  return values
    .flatMap((value, index) => {
      if (value === null) {
        isDown = false
        return []
      }
      const x = panel.left + index * step
      const y = top + panel.height * (1 - value / most)
      const command = isDown ? 'L' : 'M'
      isDown = true
      return [`${command}${x.toFixed(1)} ${y.toFixed(1)}`]
    })
    .join(' ')
}

function panelOf({ title, unit, values }: Curve, top: number): string {
  const known = values.filter((value) => value !== null)
  const most = roundAbove(Math.max(0, ...known))
  const bottom = top + panel.height
  const highest =
    known.length === 0 ? 'not measured' : `at most ${figure(Math.max(...known))} ${unit}`
  const lines = [0, 0.5, 1].map((share) => {
    const y = bottom - panel.height * share
    return `<path class="grid" d="M${panel.left} ${y}H${width - panel.right}"/>
<text x="${panel.left - 8}" y="${y + 4}" text-anchor="end">${figure(most * share)}</text>`
  })
  return `<text class="name" x="${panel.left}" y="${top - 10}">${escaped(`${title}, ${unit}: ${highest}`)}</text>
${lines.join('\n')}
<path class="curve" d="${pathOf(values, top, most)}"/>`
}

/** Curves below each other over the same time, as an SVG that reads well in light and dark. */
export function plotOf(title: string, seconds: number, curves: readonly Curve[]): string {
  const topOf = (index: number) => panel.top + 18 + index * (panel.height + panel.gap)
  const end = topOf(curves.length - 1) + panel.height
  const inMinutes = seconds >= 180
  const times = Array.from({ length: ticks + 1 }, (_, index) => {
    const second = (seconds * index) / ticks
    const said = inMinutes ? `${figure(second / 60)} min` : `${figure(second)} s`
    const x = panel.left + (inner * index) / ticks
    const anchor = index === ticks ? 'end' : 'middle'
    return `<text x="${x.toFixed(1)}" y="${end + 20}" text-anchor="${anchor}">${said}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${end + 34}" role="img">
<title>${escaped(title)}</title>
<style>
rect { fill: #fff } text { font: 12px system-ui, sans-serif; fill: #444 } .name { font-weight: 600; fill: #111 }
.grid { stroke: #ddd } .curve { stroke: #3b5bdb; stroke-width: 1.6; fill: none }
@media (prefers-color-scheme: dark) {
rect { fill: #16181d } text { fill: #aab } .name { fill: #eef } .grid { stroke: #333 } .curve { stroke: #91a7ff } }
</style>
<rect width="100%" height="100%"/>
<text class="name" x="${panel.left}" y="24" style="font-size:15px">${escaped(title)}</text>
${curves.map((curve, index) => panelOf(curve, topOf(index))).join('\n')}
${times.join('\n')}
</svg>
`
}
