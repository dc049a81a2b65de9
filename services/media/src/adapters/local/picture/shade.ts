import { blend, clamp, type Raster } from './raster.ts'

/** Where somebody stands, less light falls. */
export function paintShade(raster: Raster, x: number, foot: number, size: number): void {
  const half = size * 0.26
  const tall = size * 0.035
  for (let y = Math.floor(foot - tall); y <= foot + tall; y += 1) {
    for (let px = Math.floor(x - half); px <= x + half; px += 1) {
      const away = Math.hypot((px - x) / half, (y - foot) / tall)
      blend(raster, px, y, [0.01, 0.01, 0.015], clamp(1 - away) * 0.6)
    }
  }
}
