import { randomOf } from '../random.ts'
import { accents } from './named-colours.ts'
import { drawings } from './figure-drawings.ts'
import type { Light } from './light.ts'
import { mix, type Raster } from './raster.ts'
import { animals, type Scene } from './scene.ts'
import { paintDrawing, paintShade } from './stamp-drawing.ts'
import { paintSkyThings } from './sky-things.ts'
import type { View } from './terrain.ts'

/** Who walks in a street: those the prompt names; in the rain somebody under an umbrella. */
export async function paintWalkers(
  raster: Raster,
  scene: Scene,
  light: Light,
  view: View,
  seed: string,
): Promise<void> {
  const random = randomOf(`${seed}:walkers`)
  const named = scene.colours[0]
  const accent =
    named === undefined ? random.pick(['#d8433c', '#e2a63c', '#d9799f']) : accents[named]
  const has = (thing: Scene['things'][number]) => scene.things.includes(thing)
  const rainy = scene.weather === 'rain' || has('umbrella')
  const walkers: { drawing: (accent: string) => string; tall: number }[] = []
  if (has('couple')) walkers.push({ drawing: drawings.couple, tall: 1.9 })
  else if (rainy) walkers.push({ drawing: drawings.umbrella, tall: 2.3 })
  else if (has('person')) walkers.push({ drawing: drawings.person, tall: 1.9 })
  for (const animal of [...animals, 'robot', 'snowman'] as const)
    if (has(animal)) walkers.push({ drawing: drawings[animal], tall: animal === 'cat' ? 0.8 : 1.1 })
  // Near the lamps there is more light than the sky gives.
  const near: Light =
    scene.time === 'day' && !rainy
      ? light
      : { ...light, ambient: mix(light.ambient, [0.72, 0.56, 0.4], 0.75), direct: [1, 0.72, 0.42] }
  await paintSkyThings(raster, scene, light, accent, random)
  const side = random.next() < 0.5 ? -1 : 1
  let across = side * random.between(0.7, 1.3)
  for (const { drawing, tall } of walkers) {
    const z = Math.max(tall > 1.5 ? 7.6 : 5, (view.eye * view.focal) / (raster.height * 0.42))
    const scale = view.focal / z
    const x = view.centre + across * scale
    const foot = view.horizon + view.eye * scale
    const size = tall * scale
    const place = { x, size, z, foot }
    if (rainy)
      await paintDrawing(
        raster,
        drawing,
        accent,
        { ...place, foot: foot - size * 0.02, mirrored: true },
        near,
      )
    paintShade(raster, x, foot, size)
    await paintDrawing(raster, drawing, accent, { ...place, foot: foot + size * 0.01 }, near)
    across -= side * tall * 0.75
  }
}
