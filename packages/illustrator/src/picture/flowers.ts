import { randomOf, type Random } from '../random.ts'
import type { Land } from './land.ts'
import type { Light } from './light.ts'
import { petals } from './named-colours.ts'
import { blend, clamp, colourOf, mix, smooth, times, type Colour, type Raster } from './raster.ts'
import type { Scene } from './scene.ts'
import { stroke } from './stroke.ts'
import { rowOf, throughAir, type View } from './terrain.ts'

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
    const worldX = (across * z * 1.19 * raster.width) / view.focal
    const height = land.heightAt(worldX, z, 5)
    if (land.water !== undefined && height < land.water + 1) continue
    const scale = view.focal / z
    const x = view.centre + worldX * scale
    const foot = rowOf(view, z, height)
    const at =
      Math.floor(clamp(foot - 2, 0, raster.height - 1)) * raster.width +
      Math.floor(clamp(x, 0, raster.width - 1))
    if (raster.depth[at]! < z * 0.9) continue
    const tall = scale * (0.35 + tone * 0.75) * (land.way === undefined ? 1 : 0.4)
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
