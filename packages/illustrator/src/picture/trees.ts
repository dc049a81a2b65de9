import { randomOf } from '../random.ts'
import { gardenTrees } from './blossom.ts'
import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { noiseOf, type Noise } from './noise.ts'
import { blend, clamp, colourOf, mix, smooth, type Colour, type Raster } from './raster.ts'
import type { Scene, Season } from './scene.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

/** How much of a pixel a trunk covers: nearly all, which also tells it from leaves. */
const onTrunk = 0.995
const bark = colourOf('#4a3527')
const snow: Colour = [0.86, 0.9, 0.97]

type Tree = {
  readonly x: number
  readonly z: number
  readonly height: number
  readonly tall: number
  readonly fir: boolean
  readonly tone: number
}

const firs = {
  spring: ['#274f35', '#47774a'],
  summer: ['#1f4531', '#3d6b42'],
  autumn: ['#2f4a30', '#5c6f3c'],
  winter: ['#2b4640', '#5b7a72'],
} as const
const leaves: Readonly<Record<Season, readonly (readonly [string, string])[]>> = {
  spring: [
    ['#7fa33f', '#b9cf6b'],
    ['#d98fae', '#f6c9d8'],
    ['#6c9a45', '#a9c861'],
  ],
  summer: [
    ['#3d6b2e', '#7d9c46'],
    ['#4a7a35', '#8aad50'],
    ['#355f30', '#6c9143'],
  ],
  autumn: [
    ['#b4541f', '#e59a3c'],
    ['#a8321f', '#dd6a3a'],
    ['#c98a23', '#f0c254'],
    ['#7f7a2f', '#b5a748'],
  ],
  winter: [
    ['#5c5650', '#8f8a86'],
    ['#6a625c', '#a39d99'],
  ],
}

const blooming = leaves.spring[1]!

/** Fruit trees bloom in gardens and streets, not in the woods. */
function leavesOf(scene: Scene): readonly (readonly [string, string])[] {
  if (scene.things.includes('blossom')) return [blooming]
  if (scene.season !== 'spring' || scene.place === 'meadow' || scene.place === 'street')
    return leaves[scene.season]
  return leaves.spring.filter((kind) => kind !== blooming)
}

/** Sets trees on the land, far ones first. */
export function paintTrees(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:trees`)
  const noise = noiseOf(`${seed}:leaves`)
  const trees: Tree[] = []
  const tries = scene.place === 'forest' ? 9000 : 6500
  const firShare = {
    mountain: 0.9,
    forest: 0.72,
    lake: 0.85,
    sea: 0.2,
    island: 0.05,
    meadow: 0.25,
    space: 0.8,
    desert: 0,
    city: 0,
    street: 0,
    room: 0,
  }[scene.place]
  const spread = (1.19 * raster.width) / view.focal
  for (let index = 0; index < tries; index += 1) {
    const z = 42 * (3200 / 42) ** (random.next() ** 0.8)
    const x = (random.next() - 0.5) * z * spread
    const height = land.heightAt(x, z, 5)
    const slope = clamp(Math.abs(land.heightAt(x + 4, z, 5) - height) / 6)
    const fir = random.next() < firShare
    const tall = random.between(9, 19) * (fir ? 1.15 : 0.8)
    const tone = random.next()
    if (
      random.next() <
      land.wood(x, z, height, slope) * (z < 110 && scene.place !== 'forest' ? 0.3 : 1)
    ) {
      trees.push({ x, z, height, tall, fir, tone })
    }
  }
  trees.sort((a, b) => b.z - a.z)
  for (const tree of trees) paintTree(raster, tree, scene, light, view, noise)
}

/** The trees of a garden in blossom. */
export function paintGardenTrees(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): void {
  const noise = noiseOf(`${seed}:garden-leaves`)
  const planted = gardenTrees(randomOf(`${seed}:garden`)).sort((a, b) => b.z - a.z)
  for (const { x, z, tall, tone } of planted) {
    const height = land.heightAt(x, z, 5)
    if (land.water !== undefined && height < land.water) continue
    paintTree(raster, { x, z, height, tall, tone, fir: false }, scene, light, view, noise)
  }
}

/** One large tree near by, as the prompt named it. */
export function paintNearTree(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:near-tree`)
  const z = 62
  const x = (light.discX > 0.5 ? -1 : 1) * random.between(13, 19)
  const height = land.heightAt(x, z, 5)
  if (land.water !== undefined && height < land.water) return
  const tree: Tree = {
    x,
    z,
    height,
    tall: 26,
    fir: false,
    tone: scene.season === 'spring' ? 0.5 : random.next(),
  }
  paintTree(raster, tree, scene, light, view, noiseOf(`${seed}:near-leaves`))
}

/** One tree, hidden by what is nearer. */
export function paintTree(
  raster: Raster,
  tree: Tree,
  scene: Scene,
  light: Light,
  view: View,
  noise: Noise,
): void {
  const scale = view.focal / tree.z
  const foot = rowOf(view, tree.z, tree.height - 0.4)
  const centre = view.centre + tree.x * scale
  const tall = tree.tall * scale
  if (centre < -tall || centre > raster.width + tall || foot < 0 || tall < 1.6) return
  const kinds = tree.fir ? [firs[scene.season]] : leavesOf(scene)
  const shades = kinds[Math.floor(tree.tone * kinds.length)]!
  const dark = colourOf(shades[0])
  const pale = mix(colourOf(shades[1]), dark, (tree.tone * 7) % 0.5)
  const snowy = scene.weather === 'snow' || scene.season === 'winter'
  const wide = tree.fir ? tall * 0.2 : tall * 0.42
  const rows = Math.ceil(tall)
  const grain = noise(tree.x * 0.3, tree.z) * 40
  const small = tall < 26
  const large = tall > 160
  const { direct, ambient } = light
  const left = Math.max(0, Math.floor(centre - wide * 1.25))
  const right = Math.min(raster.width - 1, centre + wide * 1.25)
  // The air before a tree is the same everywhere: what it takes away, and what it adds.
  const hazy = throughAir([0, 0, 0], tree.z, light, centre, raster.width)
  const clear = throughAir([1, 1, 1], tree.z, light, centre, raster.width)[0] - hazy[0]
  for (let row = 0; row < rows; row += 1) {
    const y = Math.floor(foot - row)
    if (y < 0 || y >= raster.height) continue
    const up = row / tall
    for (let x = left; x <= right; x += 1) {
      const at = y * raster.width + x
      if (raster.depth[at]! < tree.z * 0.985) continue
      const across = (x - centre) / wide
      const cover = tree.fir
        ? firCover(across, up, tall, noise, grain)
        : crownCover(across, up, tall, noise, grain)
      const trunk = up < (tree.fir ? 0.1 : 0.36) && cover === onTrunk
      if (cover <= 0) continue
      const leaf = noise(x * (9 / tall) + grain, y * (9 / tall))
      const fine = small ? 0 : noise(x * (26 / tall) + grain, y * (26 / tall))
      const twig = large ? noise(x * (80 / tall) + grain, y * (80 / tall)) * 0.3 : 0
      const side = clamp(
        0.42 +
          across * light.from[0] * 0.55 +
          (up - 0.45) * 0.55 +
          leaf * 0.34 +
          fine * 0.22 +
          twig,
      )
      let own: Colour = trunk ? bark : mix(dark, pale, side)
      if (snowy && !trunk)
        own = mix(own, snow, snowOn(tree.fir, across, up, leaf + fine * 0.6, grain))
      const sky = 0.35 + side * 0.45
      const lit: Colour = [
        own[0] * (direct[0] * side * 0.95 + ambient[0] * sky) * clear + hazy[0],
        own[1] * (direct[1] * side * 0.95 + ambient[1] * sky) * clear + hazy[1],
        own[2] * (direct[2] * side * 0.95 + ambient[2] * sky) * clear + hazy[2],
      ]
      blend(raster, x, y, lit, cover)
      if (cover > 0.5) raster.depth[at] = tree.z
    }
  }
}

/** Snow lies on the upper side of boughs. */
function snowOn(fir: boolean, across: number, up: number, leaf: number, grain: number): number {
  if (!fir) return smooth(0.1, 0.55, leaf + (up - 0.5) * 0.5) * 0.85
  const tier = (up * 7.5 + grain + Math.abs(across) * 1.3) % 1
  const bough = tier < 0 ? tier + 1 : tier
  return smooth(0.2, 0.7, bough + leaf * 0.4) * 0.92
}

function firCover(across: number, up: number, tall: number, noise: Noise, grain: number): number {
  if (up < 0.1) return Math.abs(across) < 0.09 ? onTrunk : 0
  const tier = (up * 7.5 + grain + Math.abs(across) * 1.3) % 1
  const branch = (1 - up) ** 0.9 * (1.15 - (tier < 0 ? tier + 1 : tier) * 0.38)
  if (Math.abs(across) > branch + 0.3) return 0
  const ragged =
    noise(across * 3 + grain, up * Math.min(30, tall * 0.45)) * 0.2 * (1 - up * 0.6) +
    (tall > 160 ? noise(across * 13 + grain, up * 70) * 0.12 : 0)
  return clamp((branch + ragged - Math.abs(across)) * Math.max(2, tall * 0.16))
}

function crownCover(across: number, up: number, tall: number, noise: Noise, grain: number): number {
  const trunk = up < 0.42 && Math.abs(across) < 0.075 - up * 0.07 ? onTrunk : 0
  const dy = (up - 0.64) / 0.38
  const round = 1 - Math.hypot(across * 0.98, dy)
  if (round < -0.6) return trunk
  const ragged =
    noise(across * 2.4 + grain, up * 5.2) * 0.4 +
    noise(across * 6 + grain, up * 13) * 0.24 +
    noise(across * 14 + grain, up * 32) * 0.14 +
    (tall > 160 ? noise(across * 34 + grain, up * 75) * 0.16 : 0)
  const leaves = clamp((round + ragged - 0.05) * 9)
  return leaves > 0.3 ? leaves : Math.max(trunk, leaves)
}
