import { randomOf } from '../random.ts'
import { accents } from './accents.ts'
import { paintIslet, placeOnLand } from './building-ground.ts'
import { drawings } from './figure-drawings.ts'
import { paintBlades, paintKnoll } from './knoll.ts'
import type { Land } from './land.ts'
import { paintLanterns } from './lanterns.ts'
import type { Light } from './light.ts'
import { clamp, glow, type Raster } from './raster.ts'
import type { Scene, Thing } from './scene.ts'
import { paintShade } from './shade.ts'
import { paintDrawing } from './stamp-drawing.ts'
import { rowOf, type View } from './terrain.ts'

const livingThings = [
  'couple',
  'person',
  'camel',
  'horse',
  'deer',
  'panda',
  'fox',
  'dog',
  'cat',
  'rabbit',
] as const satisfies readonly Thing[]
/** Whether it stands in front, on a rise of its own. */
export const isLiving = (thing: Thing): boolean =>
  (livingThings as readonly Thing[]).includes(thing)

/** Width of their drawings as a share of the picture's. */
const sizes: Readonly<Record<(typeof livingThings)[number], number>> = {
  couple: 0.36,
  person: 0.36,
  camel: 0.4,
  horse: 0.34,
  deer: 0.32,
  panda: 0.28,
  fox: 0.28,
  dog: 0.25,
  cat: 0.24,
  rabbit: 0.2,
}

/** Sets what the prompt names into the landscape: far things on the land, living ones in front. */
export async function paintFigures(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): Promise<void> {
  const random = randomOf(`${seed}:figures`)
  const { width, height } = raster
  const named = scene.colours[0]
  const accent =
    named === undefined ? random.pick(['#c8403c', '#b5563f', '#d08a3c', '#4f6fa5']) : accents[named]
  const has = (thing: Thing) => scene.things.includes(thing)
  const away = light.discX > 0.5 ? -1 : 1

  for (const thing of ['castle', 'lighthouse', 'house'] as const) {
    if (!has(thing)) continue
    const spot = placeOnLand(land, view, width, random, away, thing === 'house' ? 130 : 330)
    const metres = { castle: 96, lighthouse: 60, house: 24 }[thing]
    const least = { castle: 0.26, lighthouse: 0.26, house: 0.19 }[thing]
    const size = clamp((metres * view.focal) / spot.z, width * least, width * 0.32)
    if (spot.afloat) paintIslet(raster, light, spot, size, seed)
    const lamp = spot.foot - size * 0.7
    const dim = light.night || light.from[1] < 0.5
    if (thing === 'lighthouse')
      glow(raster, spot.x, lamp, size * 0.6, [1.4, 1.1, 0.6], light.night ? 0.6 : 0.35)
    await paintDrawing(
      raster,
      drawings[thing],
      accent,
      { x: spot.x, foot: spot.foot + size * 0.03, size, z: spot.z * 0.5, lit: true },
      light,
    )
    if (thing === 'lighthouse') glow(raster, spot.x, lamp, size * 0.16, [1.4, 1.1, 0.6], 0.5)
    else if (dim) glow(raster, spot.x, spot.foot - size * 0.25, size * 0.6, [1.3, 0.8, 0.35], 0.28)
  }
  if (has('boat') && land.water !== undefined) {
    const z = random.between(95, 150)
    const foot = rowOf(view, z, 0)
    const size = width * random.between(0.15, 0.2)
    const x = width * clamp(light.discX + away * random.between(0.14, 0.26), 0.2, 0.8)
    await paintDrawing(
      raster,
      drawings.boat,
      accent,
      { x, foot: foot + size * 0.02, size, z, mirrored: true },
      light,
    )
    await paintDrawing(
      raster,
      drawings.boat,
      accent,
      { x, foot: foot + size * 0.04, size, z },
      light,
    )
  }
  if (has('bird')) {
    for (let index = 0; index < 6; index += 1) {
      const size = width * random.between(0.02, 0.055)
      await paintDrawing(
        raster,
        drawings.bird,
        accent,
        {
          x: width * random.between(0.15, 0.85),
          foot: height * random.between(0.14, 0.4),
          size,
          z: 900,
        },
        light,
      )
    }
  }
  if (has('lantern')) paintLanterns(raster, random)
  const living = livingThings.filter((thing) => has(thing))
  if (living.length > 0 && land.way !== undefined) {
    await paintOnWay(raster, { scene, land, light, view, accent }, living)
  } else if (living.length > 0) {
    const top = paintKnoll(raster, scene, light, seed, away)
    let offset = 0
    for (const thing of living) {
      const size = width * sizes[thing]
      const x = width * (0.5 + away * (0.16 + random.between(0, 0.05))) + offset
      await paintDrawing(
        raster,
        drawings[thing],
        accent,
        { x, foot: top(x) + size * 0.03, size, z: 12 },
        light,
      )
      offset -= away * size * 0.72
    }
    paintBlades(raster, scene, light, seed, top)
  }
  if (has('butterfly')) {
    for (let index = 0; index < 5; index += 1) {
      const size = width * random.between(0.04, 0.09)
      await paintDrawing(
        raster,
        drawings.butterfly,
        index % 2 === 0 ? accent : '#f2c14e',
        {
          x: width * random.between(0.1, 0.9),
          foot: height * random.between(0.45, 0.85),
          size,
          z: 14,
          lit: true,
        },
        light,
      )
    }
  }
}

/** Living things on the way through a wood. */
async function paintOnWay(
  raster: Raster,
  at: { scene: Scene; land: Land; light: Light; view: View; accent: string },
  living: readonly (typeof livingThings)[number][],
): Promise<void> {
  const { land, light, view } = at
  const z = 6.2
  const middle = view.centre + ((land.way?.(z) ?? 0) * view.focal) / z
  let x = middle - (living.length - 1) * raster.width * 0.09
  for (const thing of living) {
    const foot = rowOf(view, z, land.heightAt((x - view.centre) * (z / view.focal), z, 4))
    const size = raster.width * sizes[thing] * 1.05
    paintShade(raster, x, foot, size)
    await paintDrawing(raster, drawings[thing], at.accent, { x, foot, size, z }, light)
    x += raster.width * 0.2
  }
}
