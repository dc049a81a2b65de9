import { clamp, type Raster } from './raster.ts'

/** How the land looks to an eye in the night: less colour, more blue; what shines stays as it is. */
export function moonlit(raster: Raster): void {
  const { rgb, depth } = raster
  for (let at = 0; at < depth.length; at += 1) {
    if (depth[at] === Infinity) continue
    const index = at * 3
    const grey = rgb[index]! * 0.3 + rgb[index + 1]! * 0.55 + rgb[index + 2]! * 0.15
    const share = 0.6 * clamp(1 - grey * 1.6)
    rgb[index] = rgb[index]! + (grey * 0.6 - rgb[index]!) * share
    rgb[index + 1] = rgb[index + 1]! + (grey * 0.98 - rgb[index + 1]!) * share
    rgb[index + 2] = rgb[index + 2]! + (grey * 2.15 - rgb[index + 2]!) * share
  }
}
