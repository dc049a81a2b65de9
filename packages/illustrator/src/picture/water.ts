import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { clamp, mix, type Colour, type Raster } from './raster.ts'
import { throughAir, type View } from './terrain.ts'

/** Paints the water between the shores: what is above it mirrored, broken by waves, and sun glitter. */
export function paintWater(
  raster: Raster,
  light: Light,
  view: View,
  options: { seed: string; calm: number; tropical: boolean },
): void {
  const { width, height, rgb, depth } = raster
  const waves = noiseOf(`${options.seed}:waves`)
  const source = Float32Array.from(rgb)
  const rough = 1 - options.calm * 0.72
  const sunX = light.discX * width
  const deep: Colour = options.tropical ? [0.015, 0.2, 0.24] : [0.012, 0.06, 0.1]
  const body = light.ambient
  for (let y = view.horizon; y < height; y += 1) {
    const z = (view.eye * view.focal) / Math.max(0.7, y - view.horizon)
    const near = (y - view.horizon) / (height - view.horizon)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if (depth[at]! < z * 1.02) continue
      depth[at] = z
      const worldX = ((x - view.centre) * z) / view.focal
      const stretch = 0.05 + 15 / (z + 24)
      const swell = fractal(waves, worldX * stretch, z * stretch * 2.6, 4)
      const chop = waves(worldX * stretch * 3.1 + 50, z * stretch * 8)
      const lean = (swell + chop * 0.35) * rough
      const mirrored = Math.round(2 * view.horizon - y - lean * (5 + near * width * 0.05))
      const column = clamp(Math.round(x + lean * (2 + near * width * 0.02)), 0, width - 1)
      // Waves too fine to be seen draw what is mirrored out towards the eye.
      const drawn = 2 + near * width * (0.016 + rough * 0.02)
      const above = [0, 0, 0]
      for (let part = -1; part <= 1; part += 1) {
        const row = clamp(Math.round(mirrored + part * drawn), 0, view.horizon - 1)
        const from = (row * width + column) * 3
        for (let channel = 0; channel < 3; channel += 1)
          above[channel]! += Math.min(1.15, source[from + channel]!) / 3
      }
      const look = Math.atan2(y - view.horizon, view.focal)
      const fresnel = clamp(0.94 - Math.sin(look) * 1.7 - swell * 0.3 * rough, 0.14, 0.96)
      const below: Colour = [
        deep[0] + body[0] * deep[0] * 1.6,
        deep[1] + body[1] * deep[1] * 1.8,
        deep[2] + body[2] * deep[2] * 1.8,
      ]
      let red = above[0]! * fresnel + below[0] * (1 - fresnel) * (light.night ? 0.5 : 1.6)
      let green = above[1]! * fresnel + below[1] * (1 - fresnel) * (light.night ? 0.5 : 1.6)
      let blue = above[2]! * fresnel + below[2] * (1 - fresnel) * (light.night ? 0.5 : 1.6)
      if (light.disc !== undefined) {
        const spread = width * (0.018 + near * 0.11)
        const path = Math.exp(-(((x - sunX) / spread) ** 2))
        const fleck = waves(worldX * stretch * 6 + 90, z * stretch * 21)
        const spark = clamp((swell * 0.5 + chop * 0.45 + fleck * 0.75 - 0.16) * 2.6) ** 1.6
        const strength = path * spark * (light.night ? 0.85 : 1.25)
        red += strength * (light.disc === 'moon' ? 0.75 : 1.25)
        green += strength * (light.disc === 'moon' ? 0.85 : 0.9)
        blue += strength * (light.disc === 'moon' ? 1.1 : 0.55)
      }
      const seen = mix([red, green, blue], throughAir([red, green, blue], z, light, x, width), 0.45)
      const sky = skyAt(light, 0.05)
      const crest = clamp((swell - 0.32) * 3) * near * rough * 0.35
      rgb[at * 3] = seen[0] + (sky[0] - seen[0]) * crest
      rgb[at * 3 + 1] = seen[1] + (sky[1] - seen[1]) * crest
      rgb[at * 3 + 2] = seen[2] + (sky[2] - seen[2]) * crest
    }
  }
}
