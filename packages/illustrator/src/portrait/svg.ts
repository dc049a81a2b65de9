export const middle = 512

const at = (value: number) => Math.round(value * 10) / 10

/** What is drawn on one side, drawn on the other as well. */
export const both = (drawing: string, axis = middle) =>
  `${drawing}<g transform="translate(${at(2 * axis)} 0) scale(-1 1)">${drawing}</g>`

export const ellipse = (x: number, y: number, rx: number, ry: number, look: string) =>
  `<ellipse cx="${at(x)}" cy="${at(y)}" rx="${at(rx)}" ry="${at(ry)}" ${look}/>`

export const path = (d: string, look: string) => `<path d="${d}" ${look}/>`

export const line = (d: string, color: string, width: number, opacity = 1) =>
  path(
    d,
    `fill="none" stroke="#${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"`,
  )

/** An ellipse that fades towards its edge; blurred ones would end at the edge of the picture. */
export const haze = (
  [x, y, rx, ry]: readonly [number, number, number, number],
  color: string,
  opacity: number,
) =>
  [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.28]
    .map((share) =>
      ellipse(x, y, rx * share, ry * share, `fill="#${color}" opacity="${at(opacity * 1.4) / 10}"`),
    )
    .join('')

/** A ribbon of light along a curve. */
export const veil = (d: string, color: string, width: number, opacity: number) =>
  `<g fill="none" stroke="#${color}" stroke-linecap="round" stroke-opacity="${at(opacity * 100) / 1000}">${[
    1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1,
  ]
    .map((share) => path(d, `stroke-width="${at(width * share)}"`))
    .join('')}</g>`

/** Curves between two cubic ones, both included: how hair lies between its first and its last strand. */
export function between(first: string, last: string, count: number): string[] {
  const numbers = (d: string) => (d.match(/-?\d+/g) ?? []).map(Number)
  const [from, to] = [numbers(first), numbers(last)]
  return Array.from({ length: count }, (_, index) => {
    const [x, y, ...rest] = from.map((start, part) =>
      at(start + ((to[part]! - start) * index) / (count - 1)),
    )
    return `M${x} ${y}C${rest.join(' ')}`
  })
}
