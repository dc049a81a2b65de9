import { randomOf, type Random } from '../random.ts'
import type { Land } from './land.ts'
import { skyAt, type Light } from './light.ts'
import { fractal, noiseOf, type Noise } from './noise.ts'
import { blend, clamp, colourOf, lighten, mix, smooth, type Colour, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import { stroke } from './stroke.ts'
import { rowOf, throughAir, type View } from './terrain.ts'
import { paintTree } from './trees.ts'

/** The air of a wood is thick: each row of trees is paler than the one before. */
export function woodLight(light: Light): Light {
  const grey = light.direct[0] * 0.35 + light.direct[1] * 0.5 + light.direct[2] * 0.15
  return {
    ...light,
    direct: mix(light.direct, [grey, grey, grey], 0.35),
    air: Math.min(light.air, 150),
  }
}

/** Trees on both sides of a way, from within: rows in the haze, trunks close by, leaves above. */
export function paintWoods(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  seed: string,
): void {
  const random = randomOf(`${seed}:woods`)
  const noise = noiseOf(`${seed}:woods`)
  const way = land.way ?? (() => 0)
  paintFarRow(raster, light, view, noise)
  const white = scene.season === 'winter' || scene.weather === 'snow'
  const firShare = white ? 1 : scene.season === 'autumn' ? 0.25 : 0.55
  const trees = Array.from({ length: 64 }, () => {
    const z = 19 * (170 / 19) ** random.next()
    const side = random.next() < 0.5 ? -1 : 1
    const x = way(z) + side * (3.6 + z * 0.035 + random.next() ** 1.3 * z * 0.5)
    const fir = random.next() < firShare
    return { x, z, fir, tall: random.between(11, 19), tone: random.next() }
  }).sort((a, b) => b.z - a.z)
  for (const tree of trees) {
    const height = land.heightAt(tree.x, tree.z, 4)
    paintTree(raster, { ...tree, height }, scene, light, view, noise)
  }
  if (light.disc !== undefined && ['clear', 'cloud', 'mist'].includes(scene.weather))
    paintRays(raster, light, noise)
  for (const [z, apart] of [
    [13, 5.2],
    [9, 3.7],
    [6.6, 3.1],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = way(z) + side * (apart + random.between(-0.5, 0.7))
      paintTrunk(raster, land, light, view, { x, z, wide: random.between(0.32, 0.5), white }, noise)
    }
  }
  paintCanopy(raster, scene, light, noise)
  if (!white) paintFerns(raster, scene, land, light, view, random)
}

/** The wood where single trees can no longer be told apart. */
function paintFarRow(raster: Raster, light: Light, view: View, noise: Noise): void {
  for (const [z, tall] of [
    [330, 34],
    [230, 27],
  ] as const) {
    const own = throughAir(
      [light.ambient[0] * 0.1, light.ambient[1] * 0.16, light.ambient[2] * 0.12],
      z,
      light,
      view.centre,
      raster.width,
    )
    const scale = view.focal / z
    for (let x = 0; x < raster.width; x += 1) {
      const place = (x - view.centre) / scale
      const crown = 1 - Math.abs(((place / 4.5 + noise(place * 0.08, z) * 1.5) % 1) - 0.5) * 1.1
      const top = view.horizon - tall * scale * (0.5 + crown * 0.34 + noise(place * 0.4, z) * 0.22)
      for (let y = Math.max(0, Math.floor(top)); y < view.horizon + 4; y += 1) {
        blend(raster, x, y, own, clamp(y - top))
        raster.depth[y * raster.width + x] = z
      }
    }
  }
}

function paintTrunk(
  raster: Raster,
  land: Land,
  light: Light,
  view: View,
  trunk: { x: number; z: number; wide: number; white: boolean },
  noise: Noise,
): void {
  const { z } = trunk
  const scale = view.focal / z
  const middle = view.centre + trunk.x * scale
  const foot = Math.round(rowOf(view, z, land.heightAt(trunk.x, z, 4) - 0.1))
  const dark = colourOf('#2c211b')
  const pale = colourOf('#7d6350')
  const toward = light.discX * raster.width > middle ? 1 : -1
  const round = Math.max(1, trunk.wide * scale * 0.45)
  for (let y = Math.min(Math.round(foot + round), raster.height - 1); y >= 0; y -= 1) {
    const up = Math.max(0, foot - y) / scale
    const under = Math.sqrt(1 - clamp((y - foot) / round) ** 2)
    const roots = 1 + 0.9 * Math.exp(-up * 2.6)
    const half = trunk.wide * scale * roots * (1 - Math.min(0.35, up * 0.02)) * under
    if (half < 1) continue
    const bent = middle + noise(up * 0.22, z * 3) * scale * 0.3
    for (let x = Math.floor(bent - half - 2); x <= bent + half + 2; x += 1) {
      const ragged = noise(up * 3.2, x < bent ? z : z + 40) * 0.07
      const across = (x - bent) / half
      const cover = clamp((1 + ragged - Math.abs(across)) * half * 0.6)
      if (cover <= 0) continue
      const ridge = fractal(noise, across * 3.4 + z, up * 0.9, 4)
      const form = clamp(0.36 + across * toward * 0.42 + ridge * 0.6)
      const rim = smooth(0.62, 0.98, across * toward) * (light.night ? 0.5 : 0.9)
      let own = mix(dark, pale, form)
      const moss = smooth(0.1, 0.5, fractal(noise, across * 2 + 7, up * 0.5, 3) - up * 0.06)
      own = mix(own, trunk.white ? [0.86, 0.9, 0.97] : colourOf('#5c6b32'), moss * 0.6)
      const lit: Colour = [
        own[0] * (light.ambient[0] * 0.7 + light.direct[0] * (form * 0.3 + rim)),
        own[1] * (light.ambient[1] * 0.7 + light.direct[1] * (form * 0.3 + rim * 0.9)),
        own[2] * (light.ambient[2] * 0.7 + light.direct[2] * (form * 0.3 + rim * 0.75)),
      ]
      blend(raster, x, y, throughAir(lit, z, light, x, raster.width), cover)
      if (cover > 0.5 && x >= 0 && x < raster.width) raster.depth[y * raster.width + x] = z
    }
  }
}

const crowns = {
  spring: ['#3f6b2a', '#a9cc62'],
  summer: ['#1f4524', '#6f9c42'],
  autumn: ['#8c3f18', '#f0a83c'],
  winter: ['#4f6468', '#eef3f8'],
} as const

/** Leaves that hang into the picture from above, more at its sides. */
function paintCanopy(raster: Raster, scene: Scene, light: Light, noise: Noise): void {
  const { width, height } = raster
  const bare = scene.weather === 'snow' || scene.season === 'winter'
  const [low, high] = crowns[bare ? 'winter' : scene.season]
  const dark = colourOf(low)
  const pale = colourOf(high)
  for (let y = 0; y < height * 0.42; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const off = Math.abs(x / width - 0.5) * 2
      const reach = (0.06 + off * off * 0.3) * (bare ? 0.6 : 1)
      const down = y / height / reach
      if (down > 1.5) continue
      const mass = fractal(noise, (x / width) * 6 + 3, (y / width) * 7, 3) * 0.85
      const leaf = noise((x / width) * 40, (y / width) * 52) * 0.34
      const fine = noise((x / width) * 88 + 9, (y / width) * 104) * 0.22
      const cover = clamp((1 - down + mass + leaf + fine) * 5)
      if (cover <= 0) continue
      const sun = clamp(0.22 + leaf * 1.4 + fine * 1.2 + down * 0.34)
      const own = mix(dark, pale, sun)
      const by = 0.28 + sun * 0.45
      const lit: Colour = [
        own[0] * (light.ambient[0] * 0.75 + light.direct[0] * by),
        own[1] * (light.ambient[1] * 0.75 + light.direct[1] * by),
        own[2] * (light.ambient[2] * 0.75 + light.direct[2] * by),
      ]
      blend(raster, x, y, lit, cover)
      if (cover > 0.6) raster.depth[y * width + x] = 8
    }
  }
}

/** Light that falls in shafts through the leaves. */
function paintRays(raster: Raster, light: Light, noise: Noise): void {
  const { width, height, depth } = raster
  const fromX = light.discX * width
  const fromY = Math.min(light.discY, 0.2) * height - height * 0.16
  const colour = mix(light.direct, skyAt(light, 0.1), 0.3)
  const strength = light.night ? 0.16 : 0.2
  for (let y = 0; y < height; y += 1) {
    const fade = smooth(0.02, 0.3, y / height) * (1 - smooth(0.55, 0.95, y / height))
    if (fade <= 0) continue
    for (let x = 0; x < width; x += 1) {
      const angle = Math.atan2(y - fromY, x - fromX)
      const shaft = smooth(0.02, 0.55, noise(angle * 9, 3) + noise(angle * 23, 8) * 0.5)
      const far = clamp(depth[y * width + x]! / 60)
      if (shaft > 0) lighten(raster, x, y, colour, shaft * fade * far * strength)
    }
  }
}

function paintFerns(
  raster: Raster,
  scene: Scene,
  land: Land,
  light: Light,
  view: View,
  random: Random,
): void {
  const way = land.way ?? (() => 0)
  const hue = colourOf(
    { spring: '#7fae4a', summer: '#4f8a3a', autumn: '#b07f36', winter: '#7d8578' }[scene.season],
  )
  const ferns = Array.from({ length: 190 }, () => {
    const z = 4.2 * (34 / 4.2) ** random.next()
    const side = random.next() < 0.5 ? -1 : 1
    return { z, x: way(z) + side * (1.7 + random.next() ** 1.4 * z * 0.6), tone: random.next() }
  }).sort((a, b) => b.z - a.z)
  for (const { x, z, tone } of ferns) {
    const scale = view.focal / z
    const foot = rowOf(view, z, land.heightAt(x, z, 4))
    const middle = view.centre + x * scale
    const tall = scale * (0.28 + tone * 0.3)
    for (let frond = 0; frond < 9; frond += 1) {
      const lean = (frond / 8 - 0.5) * 2
      const sun = random.between(0.25, 0.8)
      const own: Colour = [
        hue[0] * (light.direct[0] * sun * 0.6 + light.ambient[0] * 0.6),
        hue[1] * (light.direct[1] * sun * 0.6 + light.ambient[1] * 0.6),
        hue[2] * (light.direct[2] * sun * 0.6 + light.ambient[2] * 0.6),
      ]
      const top = foot - tall * (1.05 - Math.abs(lean) * 0.55)
      const seen = throughAir(own, z, light, middle, raster.width)
      stroke(raster, middle, foot, middle + lean * tall, top, Math.max(0.8, scale * 0.035), seen)
    }
  }
}
