import { randomOf } from '../random.ts'
import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { blend, clamp, glow, lighten, mix, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import type { View } from './terrain.ts'

/** Mist in the hollows, rain, snow, or leaves and petals in the air. */
export function paintWeather(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:weather`)
  const { width, height } = raster
  const early = scene.time === 'dawn' || scene.place === 'forest'
  const thick =
    scene.weather === 'mist' ? 0.62 : scene.weather === 'rain' ? 0.32 : early ? 0.3 : 0.1
  paintMist(raster, light, view, thick, seed)
  if (scene.weather === 'rain') {
    for (let index = 0; index < 2100; index += 1) {
      const near = random.next() ** 2
      const long = height * (0.015 + near * 0.05)
      const x = random.between(-0.1, 1.1) * width
      const y = random.between(-0.05, 1) * height
      for (let step = 0; step < long; step += 1) {
        lighten(
          raster,
          Math.round(x - step * 0.16),
          Math.round(y + step),
          [0.8, 0.88, 1],
          (0.05 + near * 0.08) * Math.sin((step / long) * Math.PI),
        )
      }
    }
  }
  if (scene.weather === 'snow') {
    for (let index = 0; index < 1500; index += 1) {
      const near = random.next() ** 4
      glow(
        raster,
        random.next() * width,
        random.next() * height,
        width * (0.0016 + near * 0.011),
        [1, 1, 1],
        0.75 - near * 0.35,
      )
    }
  }
  const falling =
    scene.season === 'spring' && scene.things.includes('flower')
      ? ([1.1, 0.62, 0.75] as const)
      : scene.season === 'autumn'
        ? ([0.95, 0.36, 0.08] as const)
        : undefined
  const leafy = ['forest', 'meadow', 'mountain', 'street'].includes(scene.place)
  if (falling !== undefined && leafy && !light.night && scene.weather !== 'snow') {
    for (let index = 0; index < 90; index += 1) {
      const size = width * (0.002 + random.next() ** 3 * 0.008)
      const x = random.next() * width
      const y = random.next() * height
      const turn = random.next() * Math.PI
      const shade = random.between(0.55, 1.15)
      for (let dy = -size; dy <= size; dy += 1) {
        for (let dx = -size; dx <= size; dx += 1) {
          const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / size
          const across = (dy * Math.cos(turn) - dx * Math.sin(turn)) / size / 0.5
          blend(
            raster,
            Math.round(x + dx),
            Math.round(y + dy),
            [falling[0] * shade, falling[1] * shade, falling[2] * shade],
            clamp((1 - along * along - across * across) * 3) * 0.9,
          )
        }
      }
    }
  }
  if (
    light.night &&
    (scene.mood === 'dreamy' ||
      scene.mood === 'romantic' ||
      scene.place === 'forest' ||
      scene.place === 'meadow')
  ) {
    for (let index = 0; index < 70; index += 1) {
      const size = width * random.between(0.004, 0.012)
      glow(
        raster,
        random.next() * width,
        height * random.between(0.5, 0.97),
        size,
        [1.3, 1.15, 0.4],
        random.between(0.4, 1.1),
      )
    }
  }
}

function paintMist(raster: Raster, light: Light, view: View, thick: number, seed: string): void {
  const { width, height, depth } = raster
  const noise = noiseOf(`${seed}:mist`)
  const colour = mix(skyAt(light, 0.04), light.cloudLit, 0.3)
  const top = Math.max(0, Math.floor(view.horizon - height * 0.16))
  for (let y = top; y < height; y += 1) {
    const level = Math.exp(-(((y - view.horizon * 1.03) / (height * 0.11)) ** 2))
    if (level < 0.02) continue
    for (let x = 0; x < width; x += 1) {
      const far = clamp(depth[y * width + x]! / 900)
      if (far === 0) continue
      const wisp = clamp(0.55 + fractal(noise, (x / width) * 3, (y / height) * 17, 4) * 1.4)
      blend(raster, x, y, colour, level * wisp * thick * far)
    }
  }
}
