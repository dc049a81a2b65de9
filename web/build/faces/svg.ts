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

/** Curves between two cubic ones, both included: how hair lies between its first and its last strand. */
export function between(first: string, last: string, count: number): string[] {
  const [from, to] = [first, last].map((d) => (d.match(/-?\d+/g) ?? []).map(Number))
  return Array.from({ length: count }, (_, index) => {
    const [x, y, ...rest] = from.map((start, part) =>
      at(start + ((to[part] - start) * index) / (count - 1)),
    )
    return `M${x} ${y}C${rest.join(' ')}`
  })
}
