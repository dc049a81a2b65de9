import { boxBlur } from './develop.ts'
import { smooth, type Raster } from './raster.ts'

/** From how many metres on something can be what a picture is about. */
const subjectWithin = 14

/**
 * A picture as a fast lens sees it: sharp where its subject is, soft behind it, with lights that
 * spread. Without anything close by, the far is sharp and the ground at one's feet is soft.
 */
export function throughLens(raster: Raster): Raster {
  const { width, height, depth } = raster
  const radius = Math.max(1, Math.round(width / 300))
  let close = 0
  for (let at = 0; at < depth.length; at += 1) if (depth[at]! < subjectWithin) close += 1
  const hasSubject = close > depth.length * 0.012
  const once = boxBlur({ width, height, rgb: raster.rgb }, radius)
  const soft = boxBlur(boxBlur(once, radius), radius).rgb
  const rgb = Float32Array.from(raster.rgb)
  for (let at = 0; at < depth.length; at += 1) {
    const row = Math.floor(at / width) / height
    const share = hasSubject
      ? smooth(subjectWithin, 90, depth[at]!)
      : smooth(34, 15, depth[at]!) * smooth(0.8, 1, row)
    if (share === 0) continue
    for (let index = at * 3; index < at * 3 + 3; index += 1)
      rgb[index] = rgb[index]! + (soft[index]! - rgb[index]!) * share
  }
  return { ...raster, rgb }
}
