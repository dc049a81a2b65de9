import { randomOf } from '../random.ts'
import { paintFloatingIsland } from './floating-island.ts'
import type { Light } from './light.ts'
import { blend, clamp, glow, mix, smooth, type Colour, type Raster } from './raster.ts'
import { fractal, noiseOf } from './noise.ts'

/** What makes a landscape a fantasy: a ringed planet, islands in the air, drifting lights. */
export function paintWonders(raster: Raster, light: Light, seed: string): void {
  const random = randomOf(`${seed}:wonders`)
  const { width, height } = raster
  paintPlanet(
    raster,
    width * random.between(0.2, 0.8),
    height * random.between(0.14, 0.24),
    width * random.between(0.09, 0.14),
    seed,
  )
  for (const [share, size, distance] of [
    [random.between(0.12, 0.32), 0.085, 0.85],
    [random.between(0.68, 0.88), 0.13, 0.6],
    [random.between(0.38, 0.6), 0.045, 1],
  ] as const) {
    const place = { x: width * share, y: height * random.between(0.22, 0.34), half: width * size }
    paintFloatingIsland(raster, { ...place, distance }, light, `${seed}:${size}`)
  }
  for (let index = 0; index < 160; index += 1) {
    const colour: Colour = random.next() < 0.6 ? [1.2, 0.95, 0.45] : [0.5, 0.95, 1.2]
    glow(
      raster,
      random.next() * width,
      height * random.between(0.3, 1),
      width * (0.0015 + random.next() ** 3 * 0.009),
      colour,
      random.between(0.3, 1.2),
    )
  }
}

function paintPlanet(raster: Raster, x: number, y: number, radius: number, seed: string): void {
  const noise = noiseOf(`${seed}:planet`)
  const top = Math.floor(y - radius * 1.2)
  for (let py = top; py <= y + radius * 1.2; py += 1) {
    for (let px = Math.floor(x - radius * 2.2); px <= x + radius * 2.2; px += 1) {
      if (px < 0 || py < 0 || px >= raster.width || py >= raster.height) continue
      if (raster.depth[py * raster.width + px]! < 1e6) continue
      const dx = (px - x) / radius
      const dy = (py - y) / radius
      const away = Math.hypot(dx, dy)
      const ring = Math.hypot(dx * 0.98 + dy * 0.2, (dy * 1 - dx * 0.24) * 3.6)
      const inRing =
        smooth(1.32, 1.4, ring) * smooth(2.05, 1.95, ring) * (0.55 + 0.45 * Math.sin(ring * 34))
      const front = dy - dx * 0.24 > 0
      if (inRing > 0 && !front && away >= 1) blend(raster, px, py, [0.95, 0.75, 0.9], inRing * 0.5)
      if (away < 1) {
        const bulge = Math.sqrt(1 - away * away)
        const light = clamp(-dx * 0.6 - dy * 0.5 + bulge * 0.62)
        const band = fractal(noise, dx * 0.6, dy * 3.2 + dx * 0.7, 4)
        const own = mix([0.85, 0.45, 0.75], [0.4, 0.45, 0.95], clamp(0.5 + band * 1.4))
        blend(
          raster,
          px,
          py,
          [own[0] * light + 0.04, own[1] * light + 0.05, own[2] * light + 0.12],
          clamp((1 - away) * radius) * (0.42 + light * 0.55),
        )
      }
      if (inRing > 0 && front) blend(raster, px, py, [1, 0.82, 0.95], inRing * 0.6)
    }
  }
}
