import { randomOf } from '../random.ts'
import { groundOf } from './knoll.ts'
import type { Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { blend, clamp, mix, scaled, times, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import { stroke } from './stroke.ts'
import type { View } from './terrain.ts'
import { paintTree } from './trees.ts'

/** A bank with a few trees in one lower corner, away from the light: it gives the picture depth. */
export function paintForeground(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:foreground`)
  const noise = noiseOf(`${seed}:foreground`)
  const { width, height } = raster
  const side = light.discX > 0.5 ? -1 : 1
  const inward = (x: number) => (side < 0 ? x / width : 1 - x / width)
  const top = (x: number) =>
    height * (0.845 + inward(x) ** 1.5 * 0.42 + fractal(noise, inward(x) * 7, 2, 4) * 0.03)
  const ground = light.night ? mix(groundOf(scene), [0.2, 0.3, 0.5], 0.5) : groundOf(scene)
  const white = scene.season === 'winter' || scene.weather === 'snow'
  const trees = scene.place === 'sea' || scene.place === 'island' ? 0 : 3
  for (let index = 0; index < trees; index += 1) {
    const away = [0.17, 0.03, 0.1][index]! + random.between(-0.015, 0.015)
    const x = side < 0 ? away * width : (1 - away) * width
    const z = 26 - index * 2
    const scale = view.focal / z
    const foot = top(x) + height * 0.035
    const tall = (height * [0.3, 0.52, 0.4][index]! * random.between(0.85, 1.1)) / scale
    const tree = {
      x: (x - view.centre) / scale,
      z,
      height: view.eye + 0.4 - (foot - view.horizon) / scale,
      tall,
      fir: scene.season !== 'autumn' || index !== 1,
      tone: random.next(),
    }
    paintTree(raster, tree, scene, light, view, noise)
  }
  for (let x = 0; x < width; x += 1) {
    const edge = top(x)
    for (let y = Math.max(0, Math.floor(edge)); y < height; y += 1) {
      const down = (y - edge) / (height * 0.16)
      const grain = fractal(noise, x * 0.02, y * 0.035, 4) * (white ? 0.3 : 1)
      const sun = clamp(0.5 - down * 0.6 + grain * 0.5)
      const own = times(scaled(ground, 0.72 + grain * 0.45), [
        light.direct[0] * sun * 0.55 + light.ambient[0] * 0.5,
        light.direct[1] * sun * 0.55 + light.ambient[1] * 0.5,
        light.direct[2] * sun * 0.55 + light.ambient[2] * 0.5,
      ])
      blend(raster, x, y, own, clamp(y + 1 - edge))
      raster.depth[y * width + x] = 20
    }
  }
  if (white) return
  const blades = Math.round(1_500 * (width / 1_024))
  for (let index = 0; index < blades; index += 1) {
    const x = random.next() * width * 0.75
    const at = side < 0 ? x : width - x
    const deep = random.next() ** 1.6
    const foot = top(at) + deep * height * 0.14 + 2
    if (foot > height * 1.03) continue
    const tall = height * random.between(0.014, 0.042) * (0.8 + deep)
    const sun = clamp(0.85 - deep * 0.7) * random.between(0.35, 1.1)
    const own = times(mix(ground, scaled(ground, 1.8), random.next()), [
      light.direct[0] * sun + light.ambient[0] * 0.45,
      light.direct[1] * sun + light.ambient[1] * 0.45,
      light.direct[2] * sun + light.ambient[2] * 0.45,
    ])
    const lean = random.between(-0.55, 0.55) * tall
    stroke(raster, at, foot, at + lean, foot - tall, width * 0.0016 * (1 + deep), own)
  }
}
