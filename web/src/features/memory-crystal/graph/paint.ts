import type { CrystalShape, Point } from '@/ui/crystal-geometry'

/** What draws, in a worker and in a page alike. */
export type Brush = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** Box that shapes of crystals are made in. */
export const box = { width: 100, height: 130 } as const

function trace(brush: Brush, points: readonly Point[], scale = 1): void {
  points.forEach(([x, y], index) => {
    const px = box.width / 2 + (x - box.width / 2) * scale
    const py = box.height / 2 + (y - box.height / 2) * scale
    if (index === 0) brush.moveTo(px, py)
    else brush.lineTo(px, py)
  })
  brush.closePath()
}

/** Draws a crystal into the box of 100 × 130, as `ui/crystal` does. */
export function paintCrystal(
  brush: Brush,
  shape: CrystalShape,
  shades: readonly string[],
  glow: number,
): void {
  brush.lineJoin = 'round'
  brush.lineWidth = 0.9
  brush.strokeStyle = 'rgb(255 255 255 / .34)'
  for (const { points, light } of shape.facets) {
    brush.fillStyle = shades[Math.round(light * (shades.length - 1))] ?? '#888'
    brush.beginPath()
    trace(brush, points)
    brush.fill()
    brush.stroke()
  }
  const [x, y] = shape.core
  if (glow > 0) {
    const shine = brush.createRadialGradient(x, y, 0, x, y, 30)
    shine.addColorStop(0, `rgb(255 255 255 / ${0.75 * glow})`)
    shine.addColorStop(1, 'rgb(255 255 255 / 0)')
    brush.fillStyle = shine
    brush.beginPath()
    trace(brush, shape.outline)
    brush.fill()
  }
  brush.fillStyle = `rgb(255 255 255 / ${0.55 + 0.4 * glow})`
  brush.beginPath()
  brush.arc(x, y, 3.2, 0, 2 * Math.PI)
  brush.fill()
}

/** A line around a crystal, in its box; `width` in the units of the box. */
export function paintOutline(
  brush: Brush,
  shape: CrystalShape,
  color: string,
  width: number,
  distance: number,
): void {
  brush.lineJoin = 'round'
  brush.lineWidth = width
  brush.strokeStyle = color
  brush.beginPath()
  trace(brush, shape.outline, distance)
  brush.stroke()
}

/** Light around a crystal: a square picture, bright in the middle. `color` is `#rrggbb`. */
export function paintHalo(brush: Brush, extent: number, color: string): void {
  const middle = extent / 2
  const light = brush.createRadialGradient(middle, middle, 0, middle, middle, middle)
  light.addColorStop(0, color)
  light.addColorStop(0.35, `${color}73`)
  light.addColorStop(0.7, `${color}1a`)
  light.addColorStop(1, `${color}00`)
  brush.fillStyle = light
  brush.fillRect(0, 0, extent, extent)
}

/** A pin on a disk. `radius` in pixels. */
export function paintPin(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  disk: string,
  ink: string,
): void {
  brush.fillStyle = disk
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
  // Head, neck, plate and needle, on a box of 2 × 2 around the middle.
  const bars: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [-0.32, -0.62, 0.64, 0.2],
    [-0.2, -0.46, 0.4, 0.5],
    [-0.44, 0, 0.88, 0.2],
    [-0.07, 0.16, 0.14, 0.5],
  ]
  brush.fillStyle = ink
  for (const [left, top, width, height] of bars)
    brush.fillRect(x + left * radius, y + top * radius, width * radius, height * radius)
}
