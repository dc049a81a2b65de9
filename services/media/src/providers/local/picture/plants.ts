import { randomOf, type Random } from '../random.ts'
import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { noiseOf, type Noise } from './noise.ts'
import { blend, clamp, colourOf, mix, smooth, times, type Colour, type Raster } from './raster.ts'
import { petals } from './petals.ts'
import type { Scene, Season } from './scene.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

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
  }[scene.place]
  for (let index = 0; index < tries; index += 1) {
    const z = 42 * (3200 / 42) ** (random.next() ** 0.8)
    const x = (random.next() - 0.5) * z * 1.25
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

function paintTree(
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
  const shades = tree.fir
    ? firs[scene.season]
    : leaves[scene.season][Math.floor(tree.tone * leaves[scene.season].length)]!
  const dark = colourOf(shades[0])
  const pale = mix(colourOf(shades[1]), dark, (tree.tone * 7) % 0.5)
  const snowy = scene.weather === 'snow' || scene.season === 'winter'
  const wide = tree.fir ? tall * 0.2 : tall * 0.42
  const rows = Math.ceil(tall)
  const grain = noise(tree.x * 0.3, tree.z) * 40
  for (let row = 0; row < rows; row += 1) {
    const y = Math.floor(foot - row)
    if (y < 0 || y >= raster.height) continue
    const up = row / tall
    for (let x = Math.floor(centre - wide * 1.25); x <= centre + wide * 1.25; x += 1) {
      const at = y * raster.width + x
      if (x < 0 || x >= raster.width || raster.depth[at]! < tree.z * 0.985) continue
      const across = (x - centre) / wide
      const cover = tree.fir
        ? firCover(across, up, tall, noise, grain)
        : crownCover(across, up, noise, grain)
      if (cover <= 0) continue
      const trunk = up < (tree.fir ? 0.1 : 0.36) && Math.abs(across) < (tree.fir ? 0.09 : 0.07)
      const leaf = noise(x * (9 / tall) + grain, y * (9 / tall))
      const fine = noise(x * (26 / tall) + grain, y * (26 / tall))
      const side = clamp(
        0.42 + across * light.from[0] * 0.55 + (up - 0.45) * 0.55 + leaf * 0.34 + fine * 0.22,
      )
      let own: Colour = trunk ? colourOf('#4a3527') : mix(dark, pale, side)
      if (snowy && !trunk)
        own = mix(own, [0.86, 0.9, 0.97], smooth(0.12, 0.5, leaf + fine * 0.5 + 0.1) * 0.8)
      const lit = times(own, [
        light.direct[0] * side * 0.95 + light.ambient[0] * (0.35 + side * 0.45),
        light.direct[1] * side * 0.95 + light.ambient[1] * (0.35 + side * 0.45),
        light.direct[2] * side * 0.95 + light.ambient[2] * (0.35 + side * 0.45),
      ])
      blend(raster, x, y, throughAir(lit, tree.z, light, x, raster.width), cover)
      if (cover > 0.5) raster.depth[at] = tree.z
    }
  }
}

function firCover(across: number, up: number, tall: number, noise: Noise, grain: number): number {
  if (up < 0.1) return Math.abs(across) < 0.09 ? 1 : 0
  const tier = (up * 7.5 + grain) % 1
  const branch = (1 - up) ** 0.9 * (1.15 - (tier < 0 ? tier + 1 : tier) * 0.38)
  const ragged = noise(across * 3 + grain, up * Math.min(30, tall * 0.45)) * 0.2 * (1 - up * 0.6)
  return clamp((branch + ragged - Math.abs(across)) * Math.max(2, tall * 0.16))
}

function crownCover(across: number, up: number, noise: Noise, grain: number): number {
  if (up < 0.34 && Math.abs(across) < 0.07 - up * 0.06) return 1
  const dy = (up - 0.64) / 0.38
  const round = 1 - Math.hypot(across * 0.98, dy)
  const ragged =
    noise(across * 2.4 + grain, up * 5.2) * 0.4 +
    noise(across * 6 + grain, up * 13) * 0.24 +
    noise(across * 14 + grain, up * 32) * 0.14
  return clamp((round + ragged - 0.05) * 9)
}

/** A field of flowers and grass before everything else, larger the nearer. */
export function paintFlowers(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  options: { seed: string; flowers: boolean },
): void {
  const random = randomOf(`${options.seed}:flowers`)
  const named = scene.colours.map((name) => petals[name])
  const hues =
    named.length > 0
      ? [...named, named[0]!, '#fbf6ee']
      : random.pick([
          ['#e0485a', '#f6a6b5', '#fbf6ee'],
          ['#7a5fd0', '#b59be8', '#f2e9ff'],
          ['#f3b63a', '#f7dd7a', '#fff8e6'],
          ['#4f79e0', '#9db7f2', '#fbf6ee'],
          ['#e85f92', '#f7b2cc', '#ffe9a8'],
        ])
  const colours = hues.map(colourOf)
  const light3 = (colour: Colour, amount: number): Colour =>
    times(colour, [
      light.direct[0] * amount + light.ambient[0] * 0.6,
      light.direct[1] * amount + light.ambient[1] * 0.6,
      light.direct[2] * amount + light.ambient[2] * 0.6,
    ])
  const count = options.flowers ? 8000 : 2600
  const plants = Array.from({ length: count }, () => ({
    z: 15 * (420 / 15) ** (random.next() ** 1.5),
    across: random.next() - 0.5,
    tone: random.next(),
    lean: random.between(-1, 1),
  })).sort((a, b) => b.z - a.z)
  for (const { z, across, tone, lean } of plants) {
    const worldX = across * z * 1.25
    const height = land.heightAt(worldX, z, 5)
    if (land.water !== undefined && height < land.water + 1) continue
    const scale = view.focal / z
    const x = view.centre + worldX * scale
    const foot = rowOf(view, z, height)
    const at =
      Math.floor(clamp(foot - 2, 0, raster.height - 1)) * raster.width +
      Math.floor(clamp(x, 0, raster.width - 1))
    if (raster.depth[at]! < z * 0.9) continue
    const tall = scale * (0.35 + tone * 0.75)
    const stem = throughAir(
      light3(mix(colourOf('#3c6a2a'), colourOf('#8fa94a'), tone), 0.6),
      z,
      light,
      x,
      raster.width,
    )
    if (scene.season !== 'winter' || options.flowers)
      stroke(
        raster,
        x,
        foot,
        x + lean * tall * 0.3,
        foot - tall,
        Math.max(0.6, scale * 0.045),
        stem,
      )
    if (!options.flowers) continue
    const petal = throughAir(
      light3(
        mix(colours[Math.floor(tone * colours.length)]!, [1, 1, 1], random.next() * 0.16),
        0.85,
      ),
      z,
      light,
      x,
      raster.width,
    )
    bloom(
      raster,
      x + lean * tall * 0.3,
      foot - tall,
      Math.max(0.7, scale * (0.24 + tone * 0.16)),
      petal,
      random,
    )
  }
}

function bloom(
  raster: Raster,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  random: Random,
): void {
  const turn = random.next() * 6
  const shade = mix(colour, [0.25, 0.05, 0.12], 0.25)
  for (let py = Math.floor(y - radius); py <= y + radius; py += 1) {
    for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
      const dx = (px - x) / radius
      const dy = ((py - y) / radius) * 1.25
      const away = Math.hypot(dx, dy)
      const edge =
        radius < 2.5 ? 0.9 : 0.62 + 0.3 * Math.abs(Math.cos((Math.atan2(dy, dx) + turn) * 2.5))
      const cover = clamp((edge - away) * radius + 0.4)
      if (cover <= 0) continue
      blend(
        raster,
        px,
        py,
        away < 0.24 && radius > 3
          ? [0.8, 0.52, 0.08]
          : mix(colour, shade, smooth(0.6, 0.1, away) * 0.8),
        cover,
      )
    }
  }
}

/** A tapering line. */
export function stroke(
  raster: Raster,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wide: number,
  colour: Colour,
): void {
  const steps = Math.ceil(Math.abs(y1 - y0)) + 1
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    const y = Math.round(y0 + (y1 - y0) * share)
    const x = x0 + (x1 - x0) * share * share
    const half = wide * (1 - share * 0.7)
    for (let px = Math.floor(x - half); px <= x + half; px += 1) {
      blend(raster, px, y, colour, clamp(half - Math.abs(px + 0.5 - x) + 0.5))
    }
  }
}
