import type { Random } from '../random.ts'
import { drawings } from './figure-drawings.ts'
import type { Light } from './light.ts'
import { blend, glow, type Raster } from './raster.ts'
import type { Scene, Thing } from './scene.ts'
import { paintDrawing } from './stamp-drawing.ts'

const balloons = ['#c8403c', '#e2a63c', '#4f7fb5', '#7d57b0', '#5f8f6e'] as const

/** What flies or floats: birds, balloons, lanterns, a rocket, butterflies. */
export async function paintSkyThings(
  raster: Raster,
  scene: Scene,
  light: Light,
  accent: string,
  random: Random,
): Promise<void> {
  const { width, height } = raster
  const frame = Math.min(width, height * 1.15)
  const has = (thing: Thing) => scene.things.includes(thing)
  // Hope has wings.
  if (has('bird') || (scene.mood === 'hopeful' && !light.night)) {
    for (let index = 0; index < 6; index += 1) {
      const size = frame * random.between(0.02, 0.055)
      const x = width * random.between(0.15, 0.85)
      const foot = height * random.between(0.14, 0.4)
      await paintDrawing(raster, drawings.bird, accent, { x, foot, size, z: 900 }, light)
    }
  }
  if (has('balloon')) {
    for (const [index, near] of [0.16, 0.22, 0.3, 0.45, 1].entries()) {
      const size = frame * 0.34 * near
      const x =
        width * (near === 1 ? 0.5 + (light.discX > 0.5 ? -0.2 : 0.2) : random.between(0.1, 0.9))
      const foot = height * (near === 1 ? 0.52 : random.between(0.16, 0.44))
      const colour = near === 1 ? accent : balloons[index]!
      const place = { x, foot, size, z: 60 / near, lit: true }
      await paintDrawing(raster, drawings.balloon, colour, place, light)
      if (light.night) glow(raster, x, foot - size * 0.35, size * 0.5, [1.4, 0.8, 0.35], 0.5)
    }
  }
  if (has('rocket')) {
    const size = frame * 0.3
    const x = width * (0.5 + (light.discX > 0.5 ? -0.16 : 0.16))
    const foot = height * 0.5
    for (let step = 0; step < 26; step += 1)
      glow(
        raster,
        x,
        foot + step * size * 0.07,
        size * (0.1 + step * 0.008),
        [1.2, 0.8, 0.45],
        0.34 / (1 + step * 0.16),
      )
    await paintDrawing(raster, drawings.rocket, accent, { x, foot, size, z: 300, lit: true }, light)
  }
  if (has('lantern')) paintLanterns(raster, random)
  if (has('butterfly')) {
    for (let index = 0; index < 5; index += 1) {
      const size = frame * random.between(0.04, 0.09)
      const x = width * random.between(0.1, 0.9)
      const foot = height * random.between(0.45, 0.85)
      const colour = index % 2 === 0 ? accent : '#f2c14e'
      await paintDrawing(
        raster,
        drawings.butterfly,
        colour,
        { x, foot, size, z: 14, lit: true },
        light,
      )
    }
  }
}

/** Sky lanterns, near ones large, all the way up. */
function paintLanterns(raster: Raster, random: Random): void {
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
