import { blend, clamp, type Colour, type Raster } from './raster.ts'

/** A tapering line. */
export function stroke(
  raster: Raster,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wide: number,
  colour: Colour,
): void {
  const steps = Math.ceil(Math.abs(y1 - y0)) + 1
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    const y = Math.round(y0 + (y1 - y0) * share)
    const x = x0 + (x1 - x0) * share * share
    const half = wide * (1 - share * 0.7)
    for (let px = Math.floor(x - half); px <= x + half; px += 1) {
      blend(raster, px, y, colour, clamp(half - Math.abs(px + 0.5 - x) + 0.5))
    }
  }
}
