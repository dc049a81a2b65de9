import { randomOf } from '../random.ts'
import { paintBoughs } from './blossom.ts'
import { paintCity } from './buildings.ts'
import { hasLiving, paintFigures } from './figures.ts'
import { paintForeground } from './foreground.ts'
import { landOf } from './land.ts'
import { lightOf, type Light } from './light.ts'
import { noiseOf } from './noise.ts'
import { paintFireworks } from './fireworks.ts'
import { paintFlowers } from './flowers.ts'
import { clamp, newRaster, type Raster } from './raster.ts'
import { paintRoom } from './room.ts'
import type { Scene } from './scene.ts'
import { paintSky } from './sky.ts'
import { paintStreet, streetView } from './street.ts'
import { paintTerrain, viewOf } from './terrain.ts'
import { paintGardenTrees, paintNearTree, paintTrees } from './trees.ts'
import { paintWalkers } from './walkers.ts'
import { paintWater } from './water.ts'
import { paintWeather } from './weather.ts'
import { paintWoods, woodLight } from './woods.ts'

/** The light in which a scene is painted. */
export const lightOfScene = (scene: Scene, seed: string): Light =>
  lightOf(scene, randomOf(`${seed}:scene`))

/** Paints a scene in linear light; the same scene, size and seed give the same picture. */
export async function composeScene(
  scene: Scene,
  size: { width: number; height: number },
  seed: string,
): Promise<Raster> {
  const raster = newRaster(size.width, size.height)
  const random = randomOf(`${seed}:scene`)
  const open = lightOf(scene, random)
  const light =
    scene.place === 'forest'
      ? woodLight(open)
      : scene.place === 'city'
        ? { ...open, air: open.air * 2 }
        : open
  const fireworks = scene.things.includes('fireworks')
  if (scene.place === 'room') {
    await paintRoom(raster, scene, light, seed, (outside, part) =>
      composeScene(outside, part, `${seed}:outside`),
    )
    return raster
  }
  if (scene.place === 'street') {
    const view = streetView(raster)
    paintSky(raster, scene, light, view.horizon, seed)
    if (fireworks) paintFireworks(raster, random)
    paintStreet(raster, scene, light, view, seed)
    await paintWalkers(raster, scene, light, view, seed)
    paintWeather(raster, scene, light, view, seed)
    return raster
  }
  const land = landOf(scene, noiseOf(`${seed}:land`), random)
  const view = viewOf(raster, land)
  paintSky(raster, scene, light, view.horizon, seed)
  if (fireworks) paintFireworks(raster, random)
  paintTerrain(raster, land, light, view)
  if (scene.place === 'city')
    paintCity(raster, light, view, { seed, dark: scene.time !== 'day' || scene.weather === 'rain' })
  if (scene.place === 'forest') paintWoods(raster, scene, land, light, view, seed)
  else paintTrees(raster, scene, land, light, view, seed)
  if (land.water !== undefined) {
    const still = scene.place === 'lake' || scene.place === 'city' || scene.mood === 'calm'
    paintWater(raster, light, view, {
      seed,
      calm: still ? 1 : 0.2,
      tropical: scene.place === 'island',
    })
  }
  const flowers = scene.things.includes('flower')
  const grassy =
    scene.place === 'meadow' ||
    scene.place === 'mountain' ||
    ['meadow', 'mountain', 'forest', 'lake'].includes(scene.place)
  if (flowers || (grassy && scene.season !== 'winter' && scene.weather !== 'snow')) {
    paintFlowers(raster, scene, land, light, view, {
      seed,
      flowers: flowers || (scene.place === 'meadow' && scene.season !== 'autumn'),
    })
  }
  const blossoming = scene.things.includes('blossom')
  if (blossoming && scene.place !== 'forest')
    paintGardenTrees(raster, scene, land, light, view, seed)
  if (scene.things.includes('tree')) paintNearTree(raster, scene, land, light, view, seed)
  const framed = ['lake', 'mountain', 'sea', 'space', 'island'].includes(scene.place)
  if (framed && !hasLiving(scene)) paintForeground(raster, scene, light, view, seed)
  if (light.night && scene.place !== 'city') moonlit(raster)
  await paintFigures(raster, scene, land, light, view, seed)
  if (blossoming) paintBoughs(raster, light, seed)
  paintWeather(raster, scene, light, view, seed)
  return raster
}

/** How the land looks to an eye in the night: less colour, more blue; what shines stays as it is. */
function moonlit(raster: Raster): void {
  const { rgb, depth } = raster
  for (let at = 0; at < depth.length; at += 1) {
    if (depth[at] === Infinity) continue
    const index = at * 3
    const grey = rgb[index]! * 0.3 + rgb[index + 1]! * 0.55 + rgb[index + 2]! * 0.15
    const share = 0.6 * clamp(1 - grey * 1.6)
    rgb[index] = rgb[index]! + (grey * 0.6 - rgb[index]!) * share
    rgb[index + 1] = rgb[index + 1]! + (grey * 0.98 - rgb[index + 1]!) * share
    rgb[index + 2] = rgb[index + 2]! + (grey * 2.15 - rgb[index + 2]!) * share
  }
}
