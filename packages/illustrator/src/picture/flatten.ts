import { greyAt, type Sheet } from './develop.ts'
import { clamp } from './raster.ts'

/**
 * Flattens areas and keeps their edges (Kuwahara's filter): each pixel takes the mean of the calmest
 * of the four squares around it. Sums are kept for whole rectangles, so the radius costs nothing.
 */
export function flatten(sheet: Sheet, radius: number): Sheet {
  const { width, height, rgb } = sheet
  const line = width + 1
  const sums = [0, 1, 2, 3].map(() => new Float64Array(line * (height + 1)))
  for (let y = 0; y < height; y += 1) {
    const running = [0, 0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const grey = greyAt(rgb, at)
      const values = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!, grey * grey]
      for (let part = 0; part < 4; part += 1) {
        running[part]! += values[part]!
        sums[part]![(y + 1) * line + x + 1] = sums[part]![y * line + x + 1]! + running[part]!
      }
    }
  }
  const out = new Float32Array(rgb.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let calmest = Infinity
      const at = (y * width + x) * 3
      for (let corner = 0; corner < 4; corner += 1) {
        const left = clamp((corner & 1) === 0 ? x - radius : x, 0, width - 1)
        const right = clamp((corner & 1) === 0 ? x : x + radius, 0, width - 1) + 1
        const top = clamp((corner & 2) === 0 ? y - radius : y, 0, height - 1)
        const bottom = clamp((corner & 2) === 0 ? y : y + radius, 0, height - 1) + 1
        const count = (right - left) * (bottom - top)
        const mean = (part: number) => {
          const sum = sums[part]!
          return (
            (sum[bottom * line + right]! -
              sum[top * line + right]! -
              sum[bottom * line + left]! +
              sum[top * line + left]!) /
            count
          )
        }
        const red = mean(0)
        const green = mean(1)
        const blue = mean(2)
        const grey = red * 0.299 + green * 0.587 + blue * 0.114
        const unrest = mean(3) - grey * grey
        if (unrest < calmest) {
          calmest = unrest
          out[at] = red
          out[at + 1] = green
          out[at + 2] = blue
        }
      }
    }
  }
  return { width, height, rgb: out }
}
