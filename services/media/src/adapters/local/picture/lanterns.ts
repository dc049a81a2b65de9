import type { Random } from '../random.ts'
import { blend, glow, type Raster } from './raster.ts'

/** Sky lanterns, near ones large, all the way up. */
export function paintLanterns(raster: Raster, random: Random): void {
  const { width, height } = raster
  for (let index = 0; index < 26; index += 1) {
    const far = random.next() ** 0.6
    const size = width * (0.004 + (1 - far) * 0.022)
    const x = width * random.next()
    const y = height * (0.08 + random.next() * 0.46)
    glow(raster, x, y, size * 5, [1.4, 0.62, 0.2], 0.4)
    paintLantern(raster, x, y, size)
  }
}

function paintLantern(raster: Raster, x: number, y: number, size: number): void {
  for (let row = -size * 1.3; row <= size * 1.3; row += 1) {
    const share = row / (size * 1.3)
    const half = size * (0.72 + 0.28 * -share) * (share < -0.8 ? 1 - (-share - 0.8) * 2 : 1)
    for (let column = -half; column <= half; column += 1) {
      const bright = 0.75 + share * 0.55
      blend(
        raster,
        Math.round(x + column),
        Math.round(y + row),
        [1.5 * bright, 0.72 * bright, 0.24 * bright],
        0.92,
      )
    }
  }
}
