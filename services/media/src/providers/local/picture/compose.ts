import { randomOf } from '../random.ts'
import { paintCity } from './buildings.ts'
import { paintFigures } from './figures.ts'
import { landOf } from './land.ts'
import { lightOf } from './light.ts'
import { noiseOf } from './noise.ts'
import { paintFlowers, paintNearTree, paintTrees } from './plants.ts'
import { newRaster, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import { paintSky } from './sky.ts'
import { paintTerrain, viewOf } from './terrain.ts'
import { paintWater } from './water.ts'
import { paintWeather } from './weather.ts'

/** Paints a scene in linear light; the same scene, size and seed give the same picture. */
export async function composeScene(
  scene: Scene,
  size: { width: number; height: number },
  seed: string,
): Promise<Raster> {
  const raster = newRaster(size.width, size.height)
  const random = randomOf(`${seed}:scene`)
  const light = lightOf(scene, random)
  const land = landOf(scene, noiseOf(`${seed}:land`), random)
  const view = viewOf(raster, land)
  paintSky(raster, scene, light, view.horizon, seed)
  paintTerrain(raster, land, light, view)
  if (scene.place === 'city') paintCity(raster, light, view, { seed, dark: scene.time !== 'day' })
  paintTrees(raster, scene, land, light, view, seed)
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
  if (scene.things.includes('tree')) paintNearTree(raster, scene, land, light, view, seed)
  await paintFigures(raster, scene, land, light, view, seed)
  paintWeather(raster, scene, light, view, seed)
  return raster
}
