import { randomOf } from '../random.ts'
import { accents } from './named-colours.ts'
import { paintIslet, placeOnLand } from './building-ground.ts'
import { paintDrawing, paintShade, type Drawing } from './stamp-drawing.ts'
import { drawings } from './figure-drawings.ts'
import { paintBlades, paintKnoll } from './knoll.ts'
import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { clamp, glow, type Raster } from './raster.ts'
import type { Scene, Thing } from './scene.ts'
import { paintSkyThings } from './sky-things.ts'
import { rowOf, type View } from './terrain.ts'

const livingThings = [
  'couple',
  'person',
  'camel',
  'horse',
  'deer',
  'unicorn',
  'robot',
  'panda',
  'bear',
  'fox',
  'dog',
  'cat',
  'rabbit',
  'snowman',
] as const satisfies readonly Thing[]
/** An umbrella is held by somebody. */
const livingOf = ({ things }: Scene) =>
  livingThings.filter(
    (thing) =>
      things.includes(thing) ||
      (thing === 'person' && things.includes('umbrella') && !things.includes('couple')),
  )

const drawingOf = (thing: (typeof livingThings)[number], scene: Scene): Drawing =>
  thing === 'person' && (scene.things.includes('umbrella') || scene.weather === 'rain')
    ? drawings.umbrella
    : drawings[thing]

/** What sizes of things are shares of: no more than the height allows. */
const frameOf = ({ width, height }: Raster): number => Math.min(width, height * 1.15)

/** Whether it stands in front, on a rise of its own. */
export const hasLiving = (scene: Scene): boolean => livingOf(scene).length > 0

/** Width of their drawings as a share of the picture's. */
const sizes: Readonly<Record<(typeof livingThings)[number], number>> = {
  couple: 0.36,
  person: 0.36,
  camel: 0.4,
  horse: 0.34,
  deer: 0.32,
  unicorn: 0.34,
  robot: 0.3,
  panda: 0.28,
  bear: 0.3,
  fox: 0.28,
  dog: 0.25,
  cat: 0.24,
  rabbit: 0.2,
  snowman: 0.28,
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
  const { width } = raster
  const named = scene.colours[0]
  const accent =
    named === undefined ? random.pick(['#c8403c', '#b5563f', '#d08a3c', '#4f6fa5']) : accents[named]
  const has = (thing: Thing) => scene.things.includes(thing)
  const away = light.discX > 0.5 ? -1 : 1

  for (const thing of ['castle', 'lighthouse', 'temple', 'windmill', 'house'] as const) {
    if (!has(thing)) continue
    const spot = placeOnLand(land, view, width, random, away, thing === 'house' ? 130 : 330)
    const metres = { castle: 96, lighthouse: 60, temple: 64, windmill: 44, house: 24 }[thing]
    const least = { castle: 0.26, lighthouse: 0.26, temple: 0.27, windmill: 0.25, house: 0.2 }[
      thing
    ]
    const size = clamp(
      (metres * view.focal) / spot.z,
      frameOf(raster) * least,
      frameOf(raster) * 0.34,
    )
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
    const size = frameOf(raster) * random.between(0.17, 0.22)
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
  if (scene.place === 'island') {
    for (const [share, tall] of [
      [0.1, 0.74],
      [0.24, 0.5],
    ] as const) {
      const x = width * (away < 0 ? share : 1 - share)
      const size = frameOf(raster) * tall
      const foot = raster.height * (share < 0.2 ? 1.01 : 0.97)
      await paintDrawing(raster, drawings.palm, accent, { x, foot, size, z: 16 }, light)
    }
  }
  if (has('whale') && land.water !== undefined) await paintWhale(raster, light, view, accent, away)
  if (has('camel') && land.way === undefined) {
    // The rest of its caravan.
    const spot = placeOnLand(land, view, width, random, -away, 210)
    for (let index = 0; index < 4; index += 1) {
      const size = frameOf(raster) * 0.055
      const x = spot.x + index * size * 1.15
      const foot = rowOf(
        view,
        spot.z,
        land.heightAt((x - view.centre) * (spot.z / view.focal), spot.z, 5),
      )
      await paintDrawing(
        raster,
        drawings.camel,
        accent,
        { x, foot: foot + 2, size, z: spot.z },
        light,
      )
    }
  }
  await paintSkyThings(raster, scene, light, accent, random)
  const living = livingOf(scene)
  if (living.length > 0 && land.way !== undefined) {
    await paintOnWay(raster, { scene, land, light, view, accent }, living)
  } else if (living.length > 0) {
    const top = paintKnoll(raster, scene, light, seed, away)
    let offset = 0
    for (const thing of living) {
      const size = frameOf(raster) * sizes[thing]
      const x = width * (0.5 + away * (0.16 + random.between(0, 0.05))) + offset
      await paintDrawing(
        raster,
        drawingOf(thing, scene),
        accent,
        { x, foot: top(x) + size * 0.03, size, z: 12 },
        light,
      )
      offset -= away * size * 0.72
    }
    paintBlades(raster, scene, light, seed, top)
  }
}

/** Living things on the way through a wood. */
async function paintOnWay(
  raster: Raster,
  at: { scene: Scene; land: Land; light: Light; view: View; accent: string },
  living: readonly (typeof livingThings)[number][],
): Promise<void> {
  const { land, light, view } = at
  const frame = frameOf(raster)
  const z = Math.max(6.2, (view.eye * view.focal) / (raster.height * 0.36))
  const middle = view.centre + ((land.way?.(z) ?? 0) * view.focal) / z
  let x = middle - (living.length - 1) * frame * 0.09
  for (const thing of living) {
    const foot = rowOf(view, z, land.heightAt((x - view.centre) * (z / view.focal), z, 4))
    const size = frame * sizes[thing] * 1.05
    paintShade(raster, x, foot, size)
    await paintDrawing(raster, drawingOf(thing, at.scene), at.accent, { x, foot, size, z }, light)
    x += frame * 0.2
  }
}

async function paintWhale(
  raster: Raster,
  light: Light,
  view: View,
  accent: string,
  away: number,
): Promise<void> {
  const z = 130
  const size = frameOf(raster) * 0.24
  const x = raster.width * (0.5 + away * 0.2)
  const foot = rowOf(view, z, 0) + size * 0.05
  await paintDrawing(raster, drawings.whale, accent, { x, foot, size, z, mirrored: true }, light)
  await paintDrawing(raster, drawings.whale, accent, { x, foot: foot + 2, size, z }, light)
}
