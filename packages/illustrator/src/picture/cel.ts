import { greyAt, type Sheet } from './develop.ts'
import { clamp, smooth } from './raster.ts'

/**
 * Flat steps of brightness, each with a soft or a hard edge (`hard` 0 to 1); the sky and other far
 * things shade softly, or their steps would be seen before anything else.
 */
export function stepped(sheet: Sheet, depth: Float32Array, steps: number, hard: number): Sheet {
  const rgb = new Float32Array(sheet.rgb.length)
  for (let at = 0; at < rgb.length; at += 3) {
    const far = depth[at / 3] === Infinity
    const edge = far ? hard * 0.2 : hard
    const grey = Math.max(0.004, greyAt(sheet.rgb, at))
    const place = grey * steps
    const share = smooth(edge * 0.5, 1 - edge * 0.5, place % 1)
    const wanted = (Math.floor(place) + share) / steps + 0.012
    const by = 1 + (wanted / grey - 1) * (far ? 0.5 : 0.85)
    for (let channel = 0; channel < 3; channel += 1)
      rgb[at + channel] = clamp(sheet.rgb[at + channel]! * by)
  }
  return { ...sheet, rgb }
}

/** Draws lines where the distance or the brightness jumps. `wide` in pixels. */
export function outlined(
  sheet: Sheet,
  depth: Float32Array,
  options: {
    wide: number
    strength: number
    ink: readonly [number, number, number]
    detail: number
  },
): Sheet {
  const { width, height } = sheet
  const rgb = Float32Array.from(sheet.rgb)
  const line = new Float32Array(width * height)
  const near = (at: number) => (depth[at] === Infinity ? 9 : Math.log(depth[at]!))
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const jump =
        Math.abs(near(at + 1) - near(at - 1)) + Math.abs(near(at + width) - near(at - width))
      const change =
        Math.abs(greyAt(sheet.rgb, (at + 1) * 3) - greyAt(sheet.rgb, (at - 1) * 3)) +
        Math.abs(greyAt(sheet.rgb, (at + width) * 3) - greyAt(sheet.rgb, (at - width) * 3))
      const closest = Math.min(
        depth[at + 1]!,
        depth[at - 1]!,
        depth[at + width]!,
        depth[at - width]!,
      )
      // What is far has finer lines, and inner lines only what is close by.
      line[at] = Math.max(
        smooth(0.22, 0.6, jump) * (1 - 0.75 * smooth(150, 1_800, closest)),
        smooth(options.detail, options.detail * 2, change) * smooth(24, 12, closest),
      )
    }
  }
  const reach = Math.floor(options.wide / 2)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let most = 0
      for (let dy = -reach; dy <= reach; dy += 1) {
        for (let dx = -reach; dx <= reach; dx += 1) {
          const px = x + dx
          const py = y + dy
          if (px >= 0 && py >= 0 && px < width && py < height)
            most = Math.max(most, line[py * width + px]!)
        }
      }
      const alpha = most * options.strength
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at + channel] =
          rgb[at + channel]! + (options.ink[channel]! - rgb[at + channel]!) * alpha
    }
  }
  return { ...sheet, rgb }
}
