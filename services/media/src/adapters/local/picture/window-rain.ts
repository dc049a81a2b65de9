import { randomOf } from '../random.ts'
import { blend, clamp, lighten, type Raster } from './raster.ts'

/** Drops on the pane through which a picture is seen: each shows it small and upside down. */
export function paintDrops(view: Raster, seed: string): void {
  const random = randomOf(`${seed}:drops`)
  const { width, height } = view
  const source = Float32Array.from(view.rgb)
  const count = 420
  for (let index = 0; index < count; index += 1) {
    const radius = width * (0.0022 + random.next() ** 4 * 0.015)
    const x = random.next() * width
    const y = random.next() * height
    if (radius > width * 0.009) paintTrail(view, x, y, radius, random.between(0.04, 0.16) * height)
    for (let py = Math.floor(y - radius * 1.15); py <= y + radius * 1.15; py += 1) {
      for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
        const dx = (px - x) / radius
        const dy = (py - y) / (radius * 1.15)
        const away = Math.hypot(dx, dy)
        if (away >= 1) continue
        const fromX = Math.round(clamp(x - dx * width * 0.09, 0, width - 1))
        const fromY = Math.round(clamp(y - dy * height * 0.12 - height * 0.05, 0, height - 1))
        const from = (fromY * width + fromX) * 3
        const shade = 0.62 + 0.75 * clamp(dy * 0.5 + 0.5)
        blend(
          view,
          px,
          py,
          [source[from]! * shade, source[from + 1]! * shade, source[from + 2]! * shade],
          clamp((1 - away) * radius) * 0.85,
        )
        if (Math.hypot(dx + 0.35, dy + 0.4) < 0.24) lighten(view, px, py, [0.5, 0.55, 0.6], 0.5)
      }
    }
  }
}

function paintTrail(view: Raster, x: number, y: number, radius: number, long: number): void {
  for (let row = 0; row < long; row += 1) {
    const half = radius * 0.42 * (1 - row / long)
    const middle = x + Math.sin(row * 0.05) * radius * 0.3
    for (let px = Math.floor(middle - half); px <= middle + half; px += 1)
      lighten(view, px, Math.round(y - row), [0.4, 0.46, 0.52], 0.1)
  }
}
