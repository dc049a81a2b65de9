import type { Random } from '../random.ts'
import { glow, lighten, type Colour, type Raster } from './raster.ts'

const colours: readonly Colour[] = [
  [1.5, 0.55, 0.35],
  [1.5, 1.1, 0.4],
  [0.45, 0.9, 1.4],
  [1.3, 0.45, 1.1],
  [0.5, 1.3, 0.65],
]

/** Fireworks in the sky: sparks that fall in curves from where each rocket burst. */
export function paintFireworks(raster: Raster, random: Random): void {
  const { width, height } = raster
  for (let burst = 0; burst < 6; burst += 1) {
    const x = width * (0.14 + (burst / 5) * 0.72 + random.between(-0.06, 0.06))
    const y = height * random.between(0.1, 0.34)
    const reach = Math.min(width, height) * random.between(0.09, 0.19)
    const colour = random.pick(colours)
    glow(raster, x, y, reach * 1.5, colour, 0.24)
    const sparks = 84
    for (let index = 0; index < sparks; index += 1) {
      const angle = random.next() * Math.PI * 2
      const far = reach * Math.sqrt(random.between(0.3, 1))
      const steps = Math.ceil(far * 1.2)
      for (let step = 0; step < steps; step += 1) {
        const share = step / steps
        const px = x + Math.cos(angle) * far * share
        const py = y + Math.sin(angle) * far * share + far * 0.28 * share * share
        lighten(raster, Math.round(px), Math.round(py), colour, 0.1 + 0.75 * share ** 2)
      }
      const endX = x + Math.cos(angle) * far
      const endY = y + Math.sin(angle) * far + far * 0.28
      glow(raster, endX, endY, width * 0.004, [1.3, 1.2, 1], 0.8)
    }
  }
}
