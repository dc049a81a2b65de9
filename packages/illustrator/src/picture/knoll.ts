import { randomOf } from '../random.ts'
import type { Light } from './light.ts'
import { fractal, noiseOf } from './noise.ts'
import { stroke } from './stroke.ts'
import { blend, clamp, colourOf, mix, scaled, times, type Colour, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'

/** A rise of ground in front for the living things to be on; gives its upper edge. */
export function paintKnoll(
  raster: Raster,
  scene: Scene,
  light: Light,
  seed: string,
  side: number,
): (x: number) => number {
  const { width, height } = raster
  const noise = noiseOf(`${seed}:knoll`)
  const top = (x: number) => {
    const across = x / width - 0.5 - side * 0.2
    return height * (0.83 + across * across * 0.42 + fractal(noise, (x / width) * 3, 2, 3) * 0.035)
  }
  const ground = light.night ? mix(groundOf(scene), [0.2, 0.3, 0.5], 0.5) : groundOf(scene)
  const plain = scene.place === 'desert' || scene.season === 'winter' || scene.weather === 'snow'
  for (let x = 0; x < width; x += 1) {
    const edge = top(x)
    for (let y = Math.floor(edge); y < height; y += 1) {
      const down = (y - edge) / (height * 0.2)
      const grain = fractal(noise, x * 0.02, y * 0.035, 4) * (plain ? 0.3 : 1)
      const sun = clamp(0.5 - down * 0.75 + grain * 0.5)
      const own = times(scaled(ground, 0.75 + grain * 0.5), [
        light.direct[0] * sun * 0.6 + light.ambient[0] * 0.55,
        light.direct[1] * sun * 0.6 + light.ambient[1] * 0.55,
        light.direct[2] * sun * 0.6 + light.ambient[2] * 0.55,
      ])
      blend(raster, x, y, own, clamp(y + 1 - edge))
      if (y >= edge && y >= 0) raster.depth[y * width + x] = 12.5
    }
  }
  return top
}

/** Grass over the edge of the rise, in front of what stands on it. */
export function paintBlades(
  raster: Raster,
  scene: Scene,
  light: Light,
  seed: string,
  top: (x: number) => number,
): void {
  if (scene.place === 'desert' || scene.season === 'winter' || scene.weather === 'snow') return
  const random = randomOf(`${seed}:blades`)
  const { width, height } = raster
  const ground = groundOf(scene)
  for (let index = 0; index < 2400; index += 1) {
    const x = random.next() * width
    const deep = random.next() ** 1.5
    const foot = top(x) + deep * height * 0.17 + 3
    const tall = height * random.between(0.012, 0.03) * (1 + deep)
    const sun = clamp(0.95 - deep * 0.8) * random.between(0.4, 1.1)
    const own = times(mix(ground, scaled(ground, 1.7), random.next()), [
      light.direct[0] * sun + light.ambient[0] * 0.5,
      light.direct[1] * sun + light.ambient[1] * 0.5,
      light.direct[2] * sun + light.ambient[2] * 0.5,
    ])
    stroke(
      raster,
      x,
      foot,
      x + random.between(-0.5, 0.5) * tall,
      foot - tall,
      width * 0.0016 * (1 + deep),
      own,
    )
  }
}

/** Colour of the ground close by, without light. */
export function groundOf(scene: Scene): Colour {
  if (scene.season === 'winter' || scene.weather === 'snow') return [0.8, 0.84, 0.92]
  if (scene.place === 'desert') return colourOf('#c98f55')
  if (scene.place === 'sea' || scene.place === 'island')
    return mix(colourOf('#6f7a3e'), colourOf('#c9a878'), 0.3)
  return colourOf({ spring: '#5f8a3a', summer: '#466f30', autumn: '#8f6c32' }[scene.season])
}
